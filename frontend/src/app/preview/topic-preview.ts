import type { QuestionItem, TopicDetail } from '@matraz/contracts/catalog/http';
import type { AnswerResult, TopicStats } from '@matraz/contracts/practice/http';
import { accuracy } from '@matraz/domain/practice/accuracy';
import { allowance } from '@matraz/domain/premium/free-tier';

/** What the teacher did in the preview. It is forgotten with the page. */
export interface Practised {
  /** Questions by id. */
  answered: Map<string, { isCorrect: boolean; xpEarned: number }>;
  /** Ids of lessons. */
  completed: Set<string>;
}

export const nothingPractised = (): Practised => ({ answered: new Map(), completed: new Set() });

const withoutKey = (question: QuestionItem): QuestionItem => {
  if (question.locked) return question;
  const { correctAnswer: _, explanation: _explanation, version: _version, ...rest } = question;
  return rest;
};

/** The topic as the server sends it to a student, made from what an administrator gets. */
export const asStudentSees = (topic: TopicDetail, isPremium: boolean, { answered }: Practised): TopicDetail => {
  const { lessons, questions, videos, place } = topic;
  const open = allowance({
    place,
    isPremium,
    lessons: lessons.length,
    questions: questions.length,
    videos: videos.length,
  });
  const ofTopic = questions.flatMap(({ id }) => answered.get(id) ?? []);
  return {
    ...topic,
    lessons: lessons.map((lesson, index) =>
      index < open.lessons
        ? lesson
        : { id: lesson.id, title: lesson.title, orderIndex: lesson.orderIndex, locked: true },
    ),
    questions: questions.map((question, index) =>
      index < open.questions
        ? withoutKey(question)
        : { id: question.id, title: `Pregunta ${index + 1}`, orderIndex: index + 1, locked: true },
    ),
    videos: videos.map((video, index) =>
      index < open.videos ? video : { id: video.id, title: video.title, orderIndex: index + 1, locked: true },
    ),
    progress: {
      questionsAnswered: ofTopic.length,
      questionsCorrect: ofTopic.filter(({ isCorrect }) => isCorrect).length,
      isCompleted: questions.length > 0 && ofTopic.length === questions.length,
    },
  };
};

/** The result of an answer, by the same rules as the server's. Null: the question is not known. */
export const answerInPreview = (
  questions: readonly QuestionItem[],
  { questionId, selectedAnswer }: { questionId: string; selectedAnswer: number },
  { answered }: Practised,
): AnswerResult | null => {
  const question = questions.find(({ id }) => id === questionId);
  if (!question || question.locked || question.correctAnswer === undefined) return null;
  const correct = selectedAnswer === question.correctAnswer;
  const before = answered.get(questionId);
  const xpEarned = correct && !before ? question.xpReward : 0;
  answered.set(questionId, { isCorrect: correct, xpEarned: before?.xpEarned ?? xpEarned });
  return {
    correct,
    isFirstAttempt: before === undefined,
    xpEarned,
    explanation: question.explanation ?? '',
    correctAnswer: question.correctAnswer,
  };
};

export const statsInPreview = ({ questions }: TopicDetail, { answered }: Practised): TopicStats => {
  const results = questions.flatMap(({ id }) => answered.get(id) ?? []);
  const questionsCorrect = results.filter(({ isCorrect }) => isCorrect).length;
  return {
    accuracy: accuracy(questionsCorrect, results.length),
    xpEarned: results.reduce((sum, { xpEarned }) => sum + xpEarned, 0),
    questionsCorrect,
    questionsAnswered: results.length,
    totalQuestions: questions.length,
  };
};

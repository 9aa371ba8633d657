import type { User } from '@matraz/contracts/accounts/http';
import type { Calls } from '@matraz/contracts/calls';
import type { TopicDetail } from '@matraz/contracts/catalog/http';
import type { ExamDetail } from '@matraz/contracts/exams/http';
import type { LessonNotes } from '@matraz/contracts/practice/notes-http';
import type { StandIn } from '../../shared/net/api.ts';
import { ApiError } from '../../shared/net/api-error.ts';
import {
  type AttemptPreview,
  completedPreview,
  examOutline,
  runningPreview,
  saveInPreview,
  startPreview,
} from './exam-preview.ts';
import { answerInPreview, asStudentSees, nothingPractised, statsInPreview } from './topic-preview.ts';

/** The student of the preview. It is no account. */
export const previewStudent = ({ isPremium }: { isPremium: boolean }): User => ({
  id: 'vista-de-estudiante',
  firstName: 'Vista',
  lastName: 'de estudiante',
  email: null,
  profileImageUrl: null,
  isAdmin: false,
  isPremium,
  premiumExpiresAt: null,
  xp: 0,
  streak: 0,
  pending: null,
  createdAt: new Date(0).toISOString(),
  confirmBy: null,
});

type Answer = (call: { id: string; body: unknown }, askServer: () => Promise<Response>) => Promise<unknown>;

const noNotes: LessonNotes = { isSaved: false, note: '', highlights: [] };

const missing = () => new ApiError(404, 'Not Found', '{"code":"not_found"}');

/**
 * Answers the calls of the student's pages. It reads content from the server as the administrator, gives the pages what a student
 * would get, and sends no write to the server.
 */
export const createPreviewServer = (student: User): StandIn => {
  const practised = nothingPractised();
  const practisedNotes = new Map<string, LessonNotes>();
  const topics = new Map<string, TopicDetail>();
  const exams = new Map<string, ExamDetail>();
  const attempts = new Map<string, { attempt: AttemptPreview; isCompleted: boolean }>();

  const topicOf = (id: string): TopicDetail => {
    const topic = topics.get(id);
    if (!topic) throw missing();
    return topic;
  };
  const attemptOf = (id: string) => {
    const found = attempts.get(id);
    if (!found) throw missing();
    return found;
  };
  const read = async <Reply>(askServer: () => Promise<Response>, kept: Map<string, Reply>, id: string) => {
    const reply: Reply = await (await askServer()).json();
    kept.set(id, reply);
    return reply;
  };

  const answers: Partial<Record<keyof Calls, Answer>> = {
    getUser: async () => student,
    getTopic: async ({ id }, askServer) =>
      asStudentSees(await read(askServer, topics, id), student.isPremium, practised),
    getTopicStats: async ({ id }) => statsInPreview(topicOf(id), practised),
    getLessonProgress: async ({ id }) =>
      topicOf(id).lessons.map((lesson) => ({ lessonId: lesson.id, isCompleted: practised.completed.has(lesson.id) })),
    getQuestionProgress: async ({ id }) =>
      topicOf(id).questions.map((question) => ({
        questionId: question.id,
        isAnswered: practised.answered.has(question.id),
        isCorrect: practised.answered.get(question.id)?.isCorrect ?? null,
      })),
    answerQuestion: async ({ id, body }) => {
      const { selectedAnswer } = body as { selectedAnswer: number };
      const questions = [...topics.values()].flatMap((topic) => topic.questions);
      const result = answerInPreview(questions, { questionId: id, selectedAnswer }, practised);
      if (result === null) throw missing();
      return result;
    },
    completeLesson: async ({ id }) => {
      practised.completed.add(id);
      return { lessonId: id, isCompleted: true };
    },
    getLessonNotes: async ({ id }) => practisedNotes.get(id) ?? noNotes,
    changeLessonNotes: async ({ id, body }) => {
      const { changedAt: _, ...parts } = body as { changedAt: string } & Partial<LessonNotes>;
      const notes = { ...(practisedNotes.get(id) ?? noNotes), ...parts };
      practisedNotes.set(id, notes);
      return notes;
    },
    getExam: async ({ id }, askServer) => examOutline(await read(askServer, exams, id)),
    getExamStats: async (_, askServer) => (await askServer()).json(),
    listExamAttempts: async () => [],
    listAssignedWork: async () => [],
    startExam: async ({ id }) => {
      const exam = exams.get(id);
      if (!exam) throw missing();
      const attempt = startPreview(exam);
      attempts.set(attempt.id, { attempt, isCompleted: false });
      return runningPreview(attempt);
    },
    getExamAttempt: async ({ id }) => {
      const { attempt, isCompleted } = attemptOf(id);
      return isCompleted ? completedPreview(attempt) : runningPreview(attempt);
    },
    saveExamAnswer: async ({ id, body }) => {
      const { questionId, selectedAnswer } = body as { questionId: string; selectedAnswer: number | null };
      return saveInPreview(attemptOf(id).attempt, questionId, selectedAnswer);
    },
    completeExamAttempt: async ({ id }) => {
      const found = attemptOf(id);
      found.isCompleted = true;
      return completedPreview(found.attempt);
    },
  };

  return async ({ name, params, body }, askServer) => {
    const answer = answers[name];
    if (!answer) throw missing();
    return Response.json(await answer({ id: params.id ?? '', body }, askServer));
  };
};

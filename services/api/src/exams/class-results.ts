import type { ExamVersion } from '@matraz/application/exams/exam-archive';
import { questionOf } from '@matraz/application/exams/exam-views';
import type { ClassQuestion } from '@matraz/contracts/exams/class-results-http';
import { deepEqual } from '@matraz/domain/deep-equal';
import { DomainError } from '@matraz/domain/errors';
import { answersOf } from '@matraz/domain/exams/attempt-state';
import { chosenAttempt, scoreSummary, tallyQuestion } from '@matraz/domain/exams/class-results';
import { isOpenTo } from '@matraz/domain/exams/exam-state';
import { resultParts } from '@matraz/domain/exams/result-parts';
import { correctionsOf, judgeAnswers } from '@matraz/domain/exams/score';
import type { SharedTopic } from '../catalog/catalog-memory.ts';
import { requireTaughtClass } from '../classes/select-classes.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import type { ExamDeps } from './deps.ts';
import { type ClassAttemptsRow, selectClassAttempts } from './select-class-attempts.ts';

type Question = ExamVersion['exam']['questions'][number];

/** A question of one attempt, with what its student answered. */
interface JudgedQuestion {
  question: Question;
  attemptId: string;
  examVersion: number;
  place: number;
  isScored: boolean;
  isAnswered: boolean;
  isCorrect: boolean;
  selectedAnswer: number | null;
}

const judgeAttempt = async ({ archive }: ExamDeps, attemptId: string): Promise<JudgedQuestion[]> => {
  const { attempt } = await archive.attemptRecord(attemptId);
  if (attempt.status !== 'completed') return [];
  const { exam, answerKey, version } = await archive.examAtVersion(attempt.examId, attempt.examVersion);
  const { figures } = attempt;
  const answers = answersOf(attempt.answers);
  const judged = judgeAnswers(answerKey, answers, correctionsOf(figures, answerKey));
  return exam.questions.flatMap((question, index) => {
    const one = judged[index];
    if (!one) return [];
    return [
      {
        question,
        attemptId,
        examVersion: version,
        place: index + 1,
        isScored: !one.isPilot && !figures.voided.includes(one.id),
        isAnswered: one.isAnswered,
        isCorrect: one.isCorrect,
        selectedAnswer: answers.get(one.id) ?? null,
      },
    ];
  });
};

const newestOf = (answers: readonly JudgedQuestion[]): JudgedQuestion | undefined =>
  answers.reduce<JudgedQuestion | undefined>(
    (newest, one) => (newest === undefined || one.examVersion > newest.examVersion ? one : newest),
    undefined,
  );

/** The questions in the order of the newest version that has them. */
const classQuestions = (
  all: readonly JudgedQuestion[],
  { exam }: ExamVersion,
  topics: ReadonlyMap<string, SharedTopic>,
): ClassQuestion[] => {
  const byQuestion = Map.groupBy(all, ({ question }) => question.questionId);
  const found = [...byQuestion.values()].flatMap((answers) => {
    const newest = newestOf(answers);
    return newest ? [{ newest, answers }] : [];
  });
  return found
    .sort((one, other) => one.newest.place - other.newest.place)
    .map(({ newest: { question, place, attemptId }, answers }) => ({
      ...questionOf(question, { ...exam, examId: exam.details.examId }),
      place,
      attemptId,
      topic: (question.topicId && topics.get(question.topicId)?.title) ?? null,
      ...tallyQuestion(
        answers.map((one) => ({ ...one, hasTheseOptions: deepEqual(one.question.options, question.options) })),
        question.options.length,
      ),
    }));
};

/** The rule of the student's own report, with the answers of all students. */
const partsOf = <Key>(scored: readonly JudgedQuestion[], keyOf: (question: Question) => Key | undefined) =>
  resultParts(scored, ({ question }) => keyOf(question)).map(({ key, ...part }) => {
    const ids = scored.filter(({ question }) => keyOf(question) === key).map(({ question }) => question.questionId);
    return { key, part: { ...part, questions: new Set(ids).size } };
  });

const resultOf = (row: ClassAttemptsRow['results'][number] | undefined) => {
  if (row === undefined) return null;
  const { id: attemptId, finishedAt, ...result } = row;
  return { attemptId, ...result, finishedAt: new Date(finishedAt).toISOString() };
};

export const classResultQueries: Handlers<'getClassExamResults', ExamDeps> = {
  getClassExamResults: async ({ userId, params, query, context: { now } }, deps) => {
    const { pool, archive, adminRights, catalog, waiter } = deps;
    const classId = idOr('class_not_found', params.id);
    const examId = idOr('exam_not_found', params.examId);
    const isAdmin = await adminRights.isAdmin(userId);
    const taught = await requireTaughtClass(pool, { userId, isAdmin, classId }, now);
    const [latest, rows] = await Promise.all([
      archive.latestExam(examId),
      selectClassAttempts(pool, { classId, examId }),
    ]);
    const { exam, version } = latest;
    // A withdrawn exam keeps the results of her students.
    if (
      !isOpenTo(exam, { isAdmin, userId }) &&
      rows.every(({ results, isRunning }) => results.length === 0 && !isRunning)
    )
      throw new DomainError('exam_not_found');
    const students = rows.map(({ results, ...student }) => ({
      ...student,
      attempts: results.length,
      result: resultOf(chosenAttempt(results, query.attempt)),
    }));
    const results = students.flatMap(({ result }) => result ?? []);
    const [judged, outline] = await Promise.all([
      Promise.all(results.map(({ attemptId }) => judgeAttempt(deps, attemptId))),
      catalog.outline(waiter.position()),
    ]);
    const topics = new Map(
      outline.topics.filter(({ status }) => status === 'published').map((topic) => [topic.id, topic]),
    );
    const all = judged.flat();
    const scored = all.filter(({ isScored }) => isScored);
    const { id, name, year, isArchived } = taught;
    return {
      class: { id, name, year, isArchived },
      exam: {
        id: examId,
        title: exam.details.title,
        version,
        duration: exam.details.duration,
        questionCount: exam.questions.length,
        isPublished: exam.status === 'live' && exam.isPublished,
      },
      chosen: query.attempt,
      students,
      summary: scoreSummary(results.map(({ paesScore }) => paesScore)),
      questions: classQuestions(all, latest, topics),
      areas: partsOf(scored, ({ area }) => area).map(({ key: area, part }) => ({ area, ...part })),
      topics: partsOf(scored, ({ topicId }) => (topicId ? topics.get(topicId) : undefined)).map(({ key, part }) => ({
        topicId: key.id,
        title: key.title,
        ...part,
      })),
      skills: partsOf(scored, ({ skill }) => skill).map(({ key: skill, part }) => ({ skill, ...part })),
    };
  },
};

import type { AttemptRecord } from '@matraz/application/exams/attempt-archive';
import type { ExamVersion } from '@matraz/application/exams/exam-archive';
import { questionOf, summaryOf } from '@matraz/application/exams/exam-views';
import {
  type CompletedAttempt as CompletedPage,
  completedAttempt,
  type RunningAttempt,
  runningAttempt,
  type WithheldAttempt,
  withheldAttempt,
} from '@matraz/contracts/exams/attempt-http';
import { answersOf, type CompletedAttempt, type OpenAttempt } from '@matraz/domain/exams/attempt-state';
import { isRight } from '@matraz/domain/exams/corrections';
import { examOrder } from '@matraz/domain/exams/exam-form';
import { breakLeft } from '@matraz/domain/exams/own-breaks';
import { correctionsOf } from '@matraz/domain/exams/score';
import { JsonText } from '../http/calls/versioned-reply.ts';
import { rescoringsOf } from './rescorings.ts';
import { resultFields, withheldFields } from './result-fields.ts';

export const startFields = ({ attemptId: id, examId, startedAt, deadline }: OpenAttempt | CompletedAttempt) => ({
  id,
  examId,
  startedAt,
  deadline,
});

/** The exam as it was when the attempt started. `isPublished` is left out, because it may have changed since, and its author. */
const examFields = ({ exam }: ExamVersion) => {
  const { isPublished: _, author: _author, ...summary } = summaryOf(exam);
  return summary;
};

/** The latest answer to each question, with the time of its last change. */
const currentAnswers = ({ attempt, savedAt }: AttemptRecord) =>
  Array.from(answersOf(attempt.answers), ([questionId, selectedAnswer]) => ({
    questionId,
    selectedAnswer,
    savedAt: savedAt.get(questionId) ?? attempt.startedAt,
  }));

type RunningExam = RunningAttempt['exam'];
type CompletedExam = CompletedPage['exam'];

/** Which options are correct is not in it. Voided are the questions that were voided when the attempt started. */
const runningExam = (examVersion: ExamVersion): RunningExam => {
  const { id: examId } = examFields(examVersion);
  const { questions, voided } = examVersion.exam;
  return {
    ...examFields(examVersion),
    questions: questions.map(({ questionId: id, question, options, orderIndex, isPilot }) => ({
      id,
      examId,
      question,
      options,
      orderIndex,
      isPilot,
      isVoided: voided.has(id),
    })),
  };
};

const completedExam = (examVersion: ExamVersion, figures: CompletedAttempt['figures']): CompletedExam => {
  const { id: examId, ...fields } = examFields(examVersion);
  const questions = examVersion.exam.questions.map((question) =>
    questionOf(question, { examId, ...correctionsOf(figures, examVersion.answerKey) }),
  );
  return { id: examId, ...fields, questions };
};

/** The fields of a page that are not the attempt's own. */
const notOwn = { exam: true, serverTime: true } as const;
const withheld = { own: withheldAttempt.omit(notOwn) };
const running = { own: runningAttempt.omit(notOwn), exam: runningAttempt.shape.exam };
const completed = { own: completedAttempt.omit(notOwn), exam: completedAttempt.shape.exam };

/** The reply up to its exam. The exam is the first field. */
const upToExam = (exam: object) => Buffer.from(`{"exam":${JSON.stringify(exam)}`);

/**
 * The exam of a page as JSON. It is the same for all students with this version, so it is written once, and kept as
 * long as the archive keeps the version. A running and a completed attempt never share a text, because only the second one has the key.
 */
const runningExams = new WeakMap<ExamVersion, Buffer>();
const runningExamJson = (examVersion: ExamVersion): Buffer => {
  const known = runningExams.get(examVersion);
  if (known !== undefined) return known;
  const json = upToExam(running.exam.parse(runningExam(examVersion)));
  runningExams.set(examVersion, json);
  return json;
};

/** Nearly all completed attempts at a version have the same corrections, so only the last text is kept. */
const completedExams = new WeakMap<ExamVersion, { corrections: string; json: Buffer }>();
const completedExamJson = (examVersion: ExamVersion, figures: CompletedAttempt['figures']): Buffer => {
  const corrections = JSON.stringify([figures.voided, figures.corrections]);
  const known = completedExams.get(examVersion);
  if (known?.corrections === corrections) return known.json;
  const json = upToExam(completed.exam.parse(completedExam(examVersion, figures)));
  completedExams.set(examVersion, { corrections, json });
  return json;
};

/**
 * What the attempt adds to the exam, as JSON. It is written once per record, and the archive keeps a record until the
 * attempt changes. A running attempt with 80 answers takes 9 kB, a completed one at most 52 kB.
 */
const ownParts = new WeakMap<AttemptRecord, Buffer>();
const ownPart = (record: AttemptRecord, write: () => object): Buffer => {
  const known = ownParts.get(record);
  if (known !== undefined) return known;
  const json = Buffer.from(`,${JSON.stringify(write()).slice(1)}`);
  ownParts.set(record, json);
  return json;
};

/** Only the time is new in each reply. */
const pageOf = <Page>(exam: Buffer, serverTime: string, own: Buffer) =>
  new JsonText<Page>(Buffer.concat([exam, Buffer.from(`,"serverTime":${JSON.stringify(serverTime)}`), own]));

type Own<Page> = Omit<Page, keyof typeof notOwn>;

const orderOf = ({ attemptId, form }: OpenAttempt | CompletedAttempt, { exam }: ExamVersion) =>
  form ? examOrder(exam.questions, form, attemptId) : null;

const runningOwn = (record: AttemptRecord, examVersion: ExamVersion): Own<RunningAttempt> => ({
  ...startFields(record.attempt),
  isCompleted: false,
  pausedAt: record.attempt.room.pausedAt,
  breakEndsAt: record.attempt.room.breakEndsAt,
  breakLeft: breakLeft(record.attempt),
  timeChanges: [...record.timeChanges],
  extraTime: record.attempt.extraTime ?? 0,
  order: orderOf(record.attempt, examVersion),
  messages: [...record.messages],
  answers: currentAnswers(record),
});

const completedOwn = (
  attempt: CompletedAttempt,
  record: AttemptRecord,
  examVersion: ExamVersion,
): Own<CompletedPage> => {
  const { answerKey } = examVersion;
  const corrections = correctionsOf(attempt.figures, answerKey);
  return {
    ...startFields(attempt),
    ...resultFields({ ...attempt, ...attempt.figures }),
    timeChanges: [...record.timeChanges],
    extraTime: attempt.extraTime ?? 0,
    order: orderOf(attempt, examVersion),
    endedBecause: record.endedBecause,
    answers: currentAnswers(record).map((answer) => ({
      ...answer,
      isCorrect: isRight(answerKey.questions.get(answer.questionId), answer.selectedAnswer, corrections),
    })),
    timeline: record.timeline.map(({ questionId, selectedAnswer, savedAt: at }) => ({
      questionId,
      selectedAnswer,
      at,
    })),
    laterChanges: attempt.changes - record.timeline.length,
    rescorings: rescoringsOf(record),
  };
};

/** The page of a completed attempt for a reader who is not its student, so it is not kept in memory. */
export const completedFields = (
  attempt: CompletedAttempt,
  record: AttemptRecord,
  examVersion: ExamVersion,
): Omit<CompletedPage, 'serverTime'> => ({
  ...completedOwn(attempt, record, examVersion),
  exam: completedExam(examVersion, attempt.figures),
});

/** Contains nothing that shows which answers are correct. */
export const runningPage = (
  record: AttemptRecord,
  examVersion: ExamVersion,
  serverTime: string,
): JsonText<RunningAttempt> => {
  const own = ownPart(record, () => running.own.parse(runningOwn(record, examVersion)));
  return pageOf(runningExamJson(examVersion), serverTime, own);
};

/** The times may change while the attempt does not, so it is written for each request. */
export const withheldPage = (
  attempt: CompletedAttempt,
  record: AttemptRecord,
  examVersion: ExamVersion,
  { serverTime, shownFrom }: { serverTime: string; shownFrom: string | null },
): JsonText<WithheldAttempt> => {
  const own: Own<WithheldAttempt> = {
    ...startFields(attempt),
    ...withheldFields(attempt, shownFrom),
    timeChanges: [...record.timeChanges],
    extraTime: attempt.extraTime ?? 0,
    order: orderOf(attempt, examVersion),
    endedBecause: record.endedBecause,
    answers: currentAnswers(record),
  };
  const json = Buffer.from(`,${JSON.stringify(withheld.own.parse(own)).slice(1)}`);
  return pageOf(runningExamJson(examVersion), serverTime, json);
};

export const completedPage = (
  attempt: CompletedAttempt,
  record: AttemptRecord,
  examVersion: ExamVersion,
  serverTime: string,
): JsonText<CompletedPage> => {
  const own = ownPart(record, () => completed.own.parse(completedOwn(attempt, record, examVersion)));
  return pageOf(completedExamJson(examVersion, attempt.figures), serverTime, own);
};

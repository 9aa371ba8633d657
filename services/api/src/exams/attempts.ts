import type { CompletedAttempt, ExamAttemptItem, RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { DomainError } from '@matraz/domain/errors';
import type { HeldExam } from '@matraz/infra/exams/exam-archive';
import { questionOf, summaryOf } from '@matraz/infra/exams/exam-views';
import { idOr } from '../entity-id.ts';
import type { Handlers } from '../route.ts';
import { type AttemptRow, type AttemptWithAnswers, selectAttempt, selectAttempts } from './attempts.queries.ts';
import { resultOf } from './results.ts';

const iso = (time: string | Date): string => new Date(time).toISOString();

/** Said of the exam as it was then; whether it is published is a matter of today. */
const heldOf = ({ exam }: HeldExam) => {
  const { isPublished: _, ...summary } = summaryOf(exam);
  return summary;
};

const startOf = ({ id, examId, startedAt, deadline }: AttemptRow) => ({
  ...{ id, examId, startedAt: iso(startedAt), deadline: iso(deadline) },
});

/** The answers that stand: the last one to each question, without those that were cleared. */
const standing = ({ answers }: AttemptWithAnswers) => {
  const last = new Map(answers.map((answer) => [answer[0], answer]));
  return Array.from(last.values(), ([questionId, selectedAnswer, at]) => ({
    ...{ questionId, selectedAnswer, savedAt: iso(at) },
  })).filter(({ selectedAnswer }) => selectedAnswer !== null);
};

const running = (attempt: AttemptWithAnswers, held: HeldExam, serverTime: string): RunningAttempt => ({
  ...startOf(attempt),
  isCompleted: false,
  serverTime,
  exam: {
    ...heldOf(held),
    questions: held.exam.questions.map(({ questionId: id, question, options, orderIndex, isPilot }) => ({
      ...{ id, examId: attempt.examId, question, options, orderIndex, isPilot },
    })),
  },
  answers: standing(attempt),
});

const completed = (
  attempt: AttemptWithAnswers,
  result: NonNullable<AttemptRow['result']>,
  held: HeldExam,
  serverTime: string,
): CompletedAttempt => ({
  ...startOf(attempt),
  ...resultOf({ ...result, finishedAt: iso(result.finishedAt) }),
  serverTime,
  exam: {
    ...heldOf(held),
    questions: held.exam.questions.map((question) =>
      questionOf(question, { examId: attempt.examId, voided: new Set(result.voided) }),
    ),
  },
  answers: standing(attempt).map((answer) => ({
    ...answer,
    isCorrect: answer.selectedAnswer === held.sheet.questions.get(answer.questionId)?.correctAnswer,
  })),
  timeline: attempt.answers.map(([questionId, selectedAnswer, at]) => ({ questionId, selectedAnswer, at: iso(at) })),
  rescorings: attempt.rescorings.map(({ at, ...change }) => ({ at: iso(at), reason: 'question-voided', ...change })),
});

const itemOf = (attempt: AttemptRow): ExamAttemptItem => {
  const { examTitle, ordinal, result } = attempt;
  const listed = { ...startOf(attempt), examTitle, ordinal };
  if (result === null) return { ...listed, isCompleted: false };
  return { ...listed, ...resultOf({ ...result, finishedAt: iso(result.finishedAt) }) };
};

export const attemptHandlers: Handlers<'listExamAttempts' | 'getExamAttempt'> = {
  listExamAttempts: async ({ userId }, { pool }) => (await selectAttempts(pool, userId)).map(itemOf),

  /** The exam is the one of the attempt's version, whatever became of it since. */
  getExamAttempt: async ({ userId, params }, { pool, archive, clock }) => {
    const attempt = await selectAttempt(pool, userId, idOr('attempt_not_found', params.id));
    if (!attempt) throw new DomainError('attempt_not_found');
    const held = await archive.at(attempt.examId, attempt.examVersion);
    const serverTime = clock().toISOString();
    return attempt.result === null
      ? running(attempt, held, serverTime)
      : completed(attempt, attempt.result, held, serverTime);
  },
};

import type { AttemptRecord } from '@matraz/application/exams/attempt-archive';
import type { HeldExam } from '@matraz/application/exams/exam-archive';
import { questionOf, summaryOf } from '@matraz/application/exams/exam-views';
import type { CompletedAttempt as CompletedPage, RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import type { CompletedAttempt, OpenAttempt } from '@matraz/domain/exams/attempt-state';
import { resultOf } from './results.ts';

export const startOf = ({ attemptId: id, examId, startedAt, deadline }: OpenAttempt | CompletedAttempt) => ({
  ...{ id, examId, startedAt, deadline },
});

/** Said of the exam as it was then; whether it is published is a matter of today. */
const heldOf = ({ exam }: HeldExam) => {
  const { isPublished: _, ...summary } = summaryOf(exam);
  return summary;
};

/** The answers that stand, each with the time of its last change. */
const standing = ({ attempt, timeline }: AttemptRecord) => {
  const savedAt = new Map(timeline.map((answer) => [answer.questionId, answer.savedAt]));
  return Array.from(attempt.answers, ([questionId, selectedAnswer]) => ({
    ...{ questionId, selectedAnswer, savedAt: savedAt.get(questionId) ?? attempt.startedAt },
  }));
};

/** Nothing here tells right from wrong. Voided is what the exam had voided when the attempt started. */
export const runningPage = (record: AttemptRecord, held: HeldExam, serverTime: string): RunningAttempt => {
  const { examId } = record.attempt;
  const { questions, voided } = held.exam;
  return {
    ...startOf(record.attempt),
    isCompleted: false,
    serverTime,
    exam: {
      ...heldOf(held),
      questions: questions.map(({ questionId: id, question, options, orderIndex, isPilot }) => ({
        ...{ id, examId, question, options, orderIndex, isPilot },
        isVoided: voided.has(id),
      })),
    },
    answers: standing(record),
  };
};

export const completedPage = (
  attempt: CompletedAttempt,
  record: AttemptRecord,
  held: HeldExam,
  serverTime: string,
): CompletedPage => {
  const { examId, figures } = attempt;
  const voided = new Set(figures.voided);
  return {
    ...startOf(attempt),
    ...resultOf({ ...attempt, ...figures }),
    serverTime,
    exam: {
      ...heldOf(held),
      questions: held.exam.questions.map((question) => questionOf(question, { examId, voided })),
    },
    answers: standing(record).map((answer) => ({
      ...answer,
      isCorrect: answer.selectedAnswer === held.answerKey.questions.get(answer.questionId)?.correctAnswer,
    })),
    timeline: record.timeline.map(({ questionId, selectedAnswer, savedAt: at }) => ({
      ...{ questionId, selectedAnswer, at },
    })),
    rescorings: record.rescorings.map(({ rescoredAt: at, reason, questionIds, previousScore, paesScore }) => ({
      ...{ at, reason, questionIds, previousScore, paesScore },
    })),
  };
};

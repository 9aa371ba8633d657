import type { AttemptRecord } from '@matraz/application/exams/attempt-archive';
import type { ExamVersion } from '@matraz/application/exams/exam-archive';
import { questionOf, summaryOf } from '@matraz/application/exams/exam-views';
import type { CompletedAttempt as CompletedPage, RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import type { CompletedAttempt, OpenAttempt } from '@matraz/domain/exams/attempt-state';
import { resultFields } from './result-fields.ts';

export const startFields = ({ attemptId: id, examId, startedAt, deadline }: OpenAttempt | CompletedAttempt) => ({
  ...{ id, examId, startedAt, deadline },
});

/** The exam as it was when the attempt started. `isPublished` is left out, because it may have changed since. */
const examFields = ({ exam }: ExamVersion) => {
  const { isPublished: _, ...summary } = summaryOf(exam);
  return summary;
};

/** The latest answer to each question, with the time of its last change. */
const currentAnswers = ({ attempt, savedAt }: AttemptRecord) =>
  Array.from(attempt.answers, ([questionId, selectedAnswer]) => ({
    ...{ questionId, selectedAnswer, savedAt: savedAt.get(questionId) ?? attempt.startedAt },
  }));

/** Contains nothing that shows which answers are correct. Voided are the questions that were voided when the attempt started. */
export const runningPage = (record: AttemptRecord, examVersion: ExamVersion, serverTime: string): RunningAttempt => {
  const { examId } = record.attempt;
  const { questions, voided } = examVersion.exam;
  return {
    ...startFields(record.attempt),
    isCompleted: false,
    serverTime,
    exam: {
      ...examFields(examVersion),
      questions: questions.map(({ questionId: id, question, options, orderIndex, isPilot }) => ({
        ...{ id, examId, question, options, orderIndex, isPilot },
        isVoided: voided.has(id),
      })),
    },
    answers: currentAnswers(record),
  };
};

export const completedPage = (
  attempt: CompletedAttempt,
  record: AttemptRecord,
  examVersion: ExamVersion,
  serverTime: string,
): CompletedPage => {
  const { examId, figures } = attempt;
  const { exam, answerKey } = examVersion;
  const voided = new Set(figures.voided);
  return {
    ...startFields(attempt),
    ...resultFields({ ...attempt, ...figures }),
    serverTime,
    exam: {
      ...examFields(examVersion),
      questions: exam.questions.map((question) => questionOf(question, { examId, voided })),
    },
    answers: currentAnswers(record).map((answer) => ({
      ...answer,
      isCorrect: answer.selectedAnswer === answerKey.questions.get(answer.questionId)?.correctAnswer,
    })),
    timeline: record.timeline.map(({ questionId, selectedAnswer, savedAt: at }) => ({
      ...{ questionId, selectedAnswer, at },
    })),
    rescorings: record.rescorings.map(({ rescoredAt: at, reason, questionIds, previousScore, paesScore }) => ({
      ...{ at, reason, questionIds, previousScore, paesScore },
    })),
  };
};

import type { ExamResult, WithheldResult } from '@matraz/contracts/exams/attempt-http';
import type { CompletedAttempt } from '@matraz/domain/exams/attempt-state';
import { type Figures, pilotPercentage, scorePercentage } from '@matraz/domain/exams/score';

type Result = Omit<ExamResult, 'id' | 'examId' | 'startedAt' | 'deadline'>;
interface Finished extends Omit<Figures, 'voided' | 'corrections'> {
  reason: Result['reason'];
  finishedAt: string;
  timeElapsed: number;
}

/** The result of a completed attempt, with percentages. */
export const resultFields = (finished: Finished): Result => {
  const { reason, finishedAt, timeElapsed, paesScore, correct, scored, answered, total } = finished;
  const { pilotCorrect, pilotAnswered, pilotTotal } = finished;
  return {
    isCompleted: true,
    reason,
    finishedAt,
    timeElapsed,
    paesScore,
    correct,
    scored,
    answered,
    total,
    pilotCorrect,
    pilotAnswered,
    pilotTotal,
    percentage: scorePercentage(finished),
    pilotPercentage: pilotPercentage(finished),
  };
};

/** What a student may know of a result that is shown later. */
export const withheldFields = (
  { reason, finishedAt, figures: { answered, total } }: CompletedAttempt,
  resultsFrom: string | null,
): WithheldResult => ({ isCompleted: true, isWithheld: true, reason, finishedAt, answered, total, resultsFrom });

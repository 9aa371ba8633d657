import type { ExamAttemptEvent, ExamEvent } from '@matraz/contracts/exams/events';
import { answerKeyOf } from './answer-key.ts';
import { answersOf, type ExamAttempt, evolve } from './attempt-state.ts';
import { examAt } from './exam-state.ts';
import { correctionsOf, type Figures, figuresOf, scoreAttempt } from './score.ts';

/** A result of the log, and the result computed again from the log. */
export interface RecomputedResult {
  recorded: Figures;
  recomputed: Figures;
}

/**
 * Computes every result of an attempt again, rescorings included, from the two streams: the exam at the attempt's version, the
 * answers at that time, and the corrections that the result names.
 *
 * @param attemptLog the attempt's stream, or its beginning
 * @param examLog the exam's stream from its first event, at least up to the attempt's version
 */
export const recomputeResults = (
  attemptLog: readonly ExamAttemptEvent[],
  examLog: readonly ExamEvent[],
): RecomputedResult[] => {
  let attempt: ExamAttempt = { status: 'none' };
  const results: RecomputedResult[] = [];
  for (const event of attemptLog) {
    attempt = evolve(attempt, event);
    if (event.type !== 'ExamAttemptCompleted' && event.type !== 'ExamAttemptRescored') continue;
    if (attempt.status !== 'completed') continue;
    const recorded = figuresOf(event.data);
    const answerKey = answerKeyOf(examAt(examLog.slice(0, attempt.examVersion)), attempt.examVersion);
    results.push({
      recorded,
      recomputed: scoreAttempt(answerKey, answersOf(attempt.answers), correctionsOf(recorded, answerKey)),
    });
  }
  return results;
};

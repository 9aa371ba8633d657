import { allEvents } from '@matraz/contracts/events';
import type { ExamAttemptEvent, ExamEvent } from '@matraz/contracts/exams/events';
import { recomputeResults } from '@matraz/domain/exams/recompute';
import type { Figures } from '@matraz/domain/exams/score';
import { liftEvent } from '@matraz/infra/event-store/lift-event';
import { expect } from 'vitest';
import type { ApiDeps } from '../deps.ts';

/**
 * Every result that was ever made is what the pure function makes of nothing but the log; the last one of each attempt is what
 * stands in the read model.
 *
 * @returns how many attempts were judged again
 */
export const expectScoresOfLog = async ({ pool, store }: ApiDeps): Promise<number> => {
  const read = async <Event>(stream: string) =>
    (await store.readStream(stream)).map((event) => liftEvent(allEvents, event)) as unknown as Event[];
  const { rows } = await pool.query<{ attemptId: string; examId: string } & Figures>(`
    select a.id as "attemptId", a.exam_id as "examId",
      paes_score as "paesScore", correct, scored, answered, total,
      pilot_correct as "pilotCorrect", pilot_answered as "pilotAnswered", pilot_total as "pilotTotal", voided
    from read.exam_result r
    join read.exam_attempt a on a.id = r.attempt_id`);
  for (const { attemptId, examId, ...stored } of rows) {
    const results = recomputeResults(
      await read<ExamAttemptEvent>(`attempt-${attemptId}`),
      await read<ExamEvent>(`exam-${examId}`),
    );
    for (const { recorded, recomputed } of results) expect(recorded).toEqual(recomputed);
    expect(results.at(-1)?.recomputed).toEqual(stored);
  }
  return rows.length;
};

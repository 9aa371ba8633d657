import type { ExamAttemptEvent, ExamEvent } from '@matraz/contracts/exams/events';
import { recomputeResults } from '@matraz/domain/exams/recompute';
import type { Figures } from '@matraz/domain/exams/score';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import { expect } from 'vitest';
import { decodeEvent } from '../command-handler/event-codec.ts';

const streamPrefixes = ['exam-', 'attempt-'];
const pageSize = 5_000;

/** SQL: the columns of a stored result, with the names of `Figures`. */
export const storedFigures = `
  paes_score as "paesScore", correct, scored, answered, total,
  pilot_correct as "pilotCorrect", pilot_answered as "pilotAnswered", pilot_total as "pilotTotal", voided, corrections`;

/** Figures as the read table keeps them. */
export const asStored = ({ corrections, ...figures }: Figures) => ({
  ...figures,
  corrections: Object.fromEntries(corrections.map(({ questionId, correctionId }) => [questionId, correctionId])),
});

/**
 * Expects that every recorded score equals the score that is recomputed from the log, and that there is at least one.
 *
 * @param log all events, in order
 * @returns the latest score of each completed attempt, by its id
 */
export const expectScoresOf = (log: readonly RecordedEvent[]): Map<string, Figures> => {
  const streams = Map.groupBy(log, ({ stream }) => stream);
  const eventsOf = <Event extends ExamAttemptEvent | ExamEvent>(stream: string) =>
    (streams.get(stream) ?? []).map((event) => decodeEvent<Event>(event));
  const latest = new Map<string, Figures>();
  for (const stream of streams.keys()) {
    if (!stream.startsWith('attempt-')) continue;
    const attempt = eventsOf<ExamAttemptEvent>(stream);
    const made = attempt.filter(({ type }) => type === 'ExamAttemptCompleted' || type === 'ExamAttemptRescored');
    const results = recomputeResults(attempt, eventsOf<ExamEvent>(`exam-${attempt[0]?.data.examId}`));
    expect(results).toHaveLength(made.length);
    for (const { recorded, recomputed } of results) {
      expect(recorded).toEqual(recomputed);
      latest.set(attempt[0]?.data.attemptId ?? '', recomputed);
    }
    const last = attempt.findLast(({ type }) => type === 'ExamAttemptCompleted' || type === 'ExamAttemptReopened');
    if (last?.type === 'ExamAttemptReopened') latest.delete(last.data.attemptId);
  }
  expect(latest.size).toBeGreaterThan(0);
  return latest;
};

/** `expectScoresOf` with all events of a store. */
export const expectScoresOfLog = async (store: Pick<EventStore, 'readAll'>): Promise<Map<string, Figures>> => {
  const log: RecordedEvent[] = [];
  for (let after = 0n; ; ) {
    const { events, position } = await store.readAll({ after, limit: pageSize, filter: { streamPrefixes } });
    log.push(...events);
    if (position === after) return expectScoresOf(log);
    after = position;
  }
};

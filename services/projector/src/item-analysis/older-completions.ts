import { type ExamAttemptEvent, examAttemptEvents } from '@matraz/contracts/exams/events';
import { type ExamAttempt, evolve } from '@matraz/domain/exams/attempt-state';
import { collectedAnswers } from '@matraz/domain/exams/collected-answers';
import { liftEvent } from '@matraz/infra/event-store/lift-event';
import type { EventBatch, EventStore, RecordedEvent } from '@matraz/infra/event-store/port';

/** So many attempts are in memory with all their events. */
const attemptsAtOnce = 32;

const isOlder = ({ type, schemaVersion }: RecordedEvent): boolean =>
  type === 'ExamAttemptCompleted' && schemaVersion === 1;

/** Empty: the event does not fit its type, or is no event of an attempt. */
const readable = (event: RecordedEvent): ExamAttemptEvent[] => {
  try {
    return [liftEvent(examAttemptEvents, event) as unknown as ExamAttemptEvent];
  } catch {
    return [];
  }
};

/** The event that a present release would have written before this one. */
const collectedBefore = async (
  store: Pick<EventStore, 'readStream'>,
  completed: RecordedEvent,
): Promise<RecordedEvent[]> => {
  const events = await store.readStream(completed.stream, { limit: completed.version - 1 });
  const before = events.filter(({ version }) => version < completed.version).flatMap(readable);
  const attempt = before.reduce<ExamAttempt>(evolve, { status: 'none' });
  const data = attempt.status === 'none' ? undefined : collectedAnswers(attempt);
  return data ? [{ ...completed, type: 'ExamAnswersCollected', schemaVersion: 1, data }] : [];
};

/**
 * Puts ExamAnswersCollected before each completion of a release that did not write it. The answers come from the attempt's stream, so
 * the tables are the same as with the event.
 */
export const withCollectedAnswers = async (
  store: Pick<EventStore, 'readStream'>,
  batch: EventBatch,
): Promise<EventBatch> => {
  const older = batch.events.filter(isOlder);
  if (older.length === 0) return batch;
  const collected = new Map<RecordedEvent, RecordedEvent[]>();
  for (let from = 0; from < older.length; from += attemptsAtOnce) {
    const some = older.slice(from, from + attemptsAtOnce);
    const found = await Promise.all(some.map((event) => collectedBefore(store, event)));
    for (const [place, event] of some.entries()) collected.set(event, found[place] ?? []);
  }
  return { ...batch, events: batch.events.flatMap((event) => [...(collected.get(event) ?? []), event]) };
};

import { randomUUID } from 'node:crypto';
import type { EventBatch, EventStore, NewEvent, RecordedEvent } from '../port.ts';

/** What the contract needs of a store's engine. */
export interface StoreHarness {
  /** A store of its own, as another process would have. */
  open(): EventStore;
  /** Ends every connection at once; the next ones are let through. */
  cut(): void;
  /** Ends every connection and lets none through until `allow()`. */
  refuse(): void;
  allow(): void;
  /** Closes the stores it opened, too. */
  close(): Promise<void>;
}

/** A category that no other test writes to: a shared server may hold anything. */
export const newCategory = (): string => `c${randomUUID().slice(0, 8)}`;

/** Enough events to tell them apart. */
export const newEvent = (n: number, type = 'Counted', eventId: string = randomUUID()): NewEvent => ({
  type,
  schemaVersion: 1,
  data: { n },
  metadata: {
    eventId,
    occurredAt: '2026-03-02T12:00:00.000Z',
    userId: 'ana',
    correlationId: 'correlation',
    causationId: 'causation',
    idempotencyKey: 'key',
  },
});

export const numbers = (events: readonly RecordedEvent[]): unknown[] => events.map(({ data }) => data.n);

export const rejected = (results: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));

export const fulfilled = <T>(results: readonly PromiseSettledResult<T>[]): T[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));

/** Takes events until there are `count`, then ends the subscription. */
export const take = async (
  batches: AsyncIterable<EventBatch>,
  count: number,
  each: (batch: EventBatch) => void = () => {},
): Promise<RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const batch of batches) {
    events.push(...batch.events);
    each(batch);
    if (events.length >= count) break;
  }
  return events;
};

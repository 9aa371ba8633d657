import { randomUUID } from 'node:crypto';
import type { EventBatch, EventStore, NewEvent, RecordedEvent } from '../port.ts';

/** The engine of a store, for the contract. */
export interface StoreHarness {
  /** Opens a separate store, as another process does. */
  open(): EventStore;
  /** Ends all connections. New connections work. */
  cut(): void;
  /** Ends all connections, and refuses new ones until `allow()`. */
  refuse(): void;
  /** Number of connections that were refused. */
  refused(): number;
  allow(): void;
  /** Also closes the stores that it opened. */
  close(): Promise<void>;
}

/** A category that no other test writes to. */
export const newCategory = (): string => `c${randomUUID().slice(0, 8)}`;

/** An event with the number `n`. */
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
    idempotencyKeyHash: 'hash',
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

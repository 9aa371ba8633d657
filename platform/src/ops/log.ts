import type { EventFilter, EventStore, RecordedEvent } from '@matraz/infra/event-store/port';

const pageSize = 5_000;

/** What the log holds of this kind, from its beginning to its end as it is now. */
export async function* eventsOf(store: EventStore, filter: EventFilter): AsyncGenerator<RecordedEvent> {
  for (let after = 0n; ; ) {
    const { events, position } = await store.readAll({ after, limit: pageSize, filter });
    if (position === after) return;
    yield* events;
    after = position;
  }
}

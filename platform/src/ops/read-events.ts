import type { EventFilter, EventStore, RecordedEvent } from '@matraz/infra/event-store/port';

const pageSize = 5_000;

/** Reads all events of the log that match the filter, from the first event to the current head. */
export async function* readEvents(
  store: Pick<EventStore, 'readAll'>,
  filter: EventFilter,
): AsyncGenerator<RecordedEvent> {
  for (let after = 0n; ; ) {
    const { events, position } = await store.readAll({ after, limit: pageSize, filter });
    if (position === after) return;
    yield* events;
    after = position;
  }
}

import type { EventFilter, EventStore, Position, RecordedEvent } from '@matraz/infra/event-store/port';

const pageSize = 5_000;

interface Stretch {
  /** Exclusive. */
  after?: Position;
  /** Inclusive. Absent: the head at the time of the last page. */
  upTo?: Position;
}

/** Reads the events of the log that match the filter, from the first event to the current head. */
export async function* readEvents(
  store: Pick<EventStore, 'readAll'>,
  filter: EventFilter = {},
  { after = 0n, upTo }: Stretch = {},
): AsyncGenerator<RecordedEvent> {
  for (let from = after; upTo === undefined || from < upTo; ) {
    const { events, position } = await store.readAll({ after: from, limit: pageSize, filter });
    if (position === from) return;
    for (const event of events) {
      if (upTo !== undefined && event.position > upTo) return;
      yield event;
    }
    from = position;
  }
}

import type { EventFilter, EventStore, Position, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Output } from './output.ts';

const pageSize = 5_000;

interface Stretch {
  /** Exclusive. */
  after?: Position;
  /** Inclusive. Absent: the head at the time of the last page. */
  upTo?: Position;
  /** See `EventStore.readAll`. */
  onRead?: (position: Position, events: number) => void;
}

/** Reads the events of the log that match the filter, from the first event to the current head. */
export async function* readEvents(
  store: Pick<EventStore, 'readAll'>,
  filter: EventFilter = {},
  { after = 0n, upTo, onRead }: Stretch = {},
): AsyncGenerator<RecordedEvent> {
  for (let from = after; upTo === undefined || from < upTo; ) {
    const { events, position } = await store.readAll({
      after: from,
      limit: pageSize,
      filter,
      ...(onRead && { onRead }),
    });
    if (position === from) return;
    for (const event of events) {
      if (upTo !== undefined && event.position > upTo) return;
      yield event;
    }
    from = position;
  }
}

/** The part of the log up to a position, 0 to 1. */
export const shareOf = (position: Position, end: Position): number =>
  end === 0n ? 1 : Math.min(1, Number((position * 1_000n) / end) / 1_000);

/** Reads the matching events up to the present head, with a progress bar. */
export const readWithProgress = async (
  store: Pick<EventStore, 'readAll' | 'head'>,
  filter: EventFilter,
  { output, each }: { output: Output; each: (event: RecordedEvent) => void },
): Promise<void> => {
  const end = await store.head();
  await output.withEvents('Lectura del registro', async (report) => {
    let read = 0;
    const onRead = (position: Position, events: number) => {
      read += events;
      report(shareOf(position, end), read);
    };
    for await (const event of readEvents(store, filter, { upTo: end, onRead })) each(event);
  });
};

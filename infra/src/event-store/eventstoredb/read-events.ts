import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  START,
  type RecordedEvent as Stored,
  StreamNotFoundError,
} from '@eventstore/db-client';
import type { EventBatch, Position, ReadAllOptions, RecordedEvent } from '../port.ts';
import type { Ask } from './calls.ts';
import { isOurs, toRecorded } from './convert.ts';
import { matchesFilter } from './event-filter.ts';
import type { Sieve } from './foreign-events.ts';
import { fromPosition, toPosition } from './position.ts';

/** Most events of one request. */
const mostOfPage = 1_000;

export interface ReadStream {
  events: RecordedEvent[];
  /** The version of the last event, also of a foreign one. 0: no stream. */
  end: number;
}

export const readStream = (ask: Ask, sieve: Sieve, stream: string, from: number): Promise<ReadStream> =>
  ask(async (client, onAnswer) => {
    const read: ReadStream = { events: [], end: 0 };
    const fromRevision = from > 1 ? BigInt(from - 1) : START;
    try {
      for await (const { event } of client.readStream(stream, { fromRevision })) {
        onAnswer();
        if (!event) continue;
        read.end = Number(event.revision) + 1;
        if (sieve(event)) read.events.push(toRecorded(event));
      }
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
    return read;
  });

type Page = Parameters<EventStoreDBClient['readAll']>[0];

/** Always to its end: the client never closes a request whose answer was left half read. */
const readPage = (ask: Ask, page: Page) =>
  ask(async (client, onAnswer) => {
    const events: { event: Stored; at: Position }[] = [];
    for await (const { event } of client.readAll({ resolveLinkTos: false, ...page })) {
      onAnswer();
      if (event?.position) events.push({ event, at: toPosition(event.position) });
    }
    return events;
  });

/** Reading begins at the position itself, so what stands at `after` comes again and is left out. The server does not filter. */
export const readAll = async (
  ask: Ask,
  sieve: Sieve,
  { after, limit, filter = {} }: ReadAllOptions,
): Promise<EventBatch> => {
  const isFiltered = filter.streamPrefixes !== undefined || filter.types !== undefined;
  // A filter may leave out much or nothing: the pages grow as long as it leaves the answer unfilled.
  let maxCount = Math.min(isFiltered ? 4 * (limit + 1) : limit + 1, mostOfPage);
  const events: RecordedEvent[] = [];
  let position = after;
  for (;;) {
    const page = await readPage(ask, { fromPosition: fromPosition(position), direction: FORWARDS, maxCount });
    for (const { event, at } of page) {
      if (at <= position) continue;
      position = at;
      if (!matchesFilter(filter, event) || !sieve(event)) continue;
      events.push(toRecorded(event));
      if (events.length === limit) return { events, position };
    }
    if (page.length < maxCount) return { events, position };
    maxCount = Math.min(4 * maxCount, mostOfPage);
  }
};

/** Events of the first look; each further one takes four times as many. */
const firstLook = 32;
const mostOfLook = 4_096;

/**
 * The position of the last event of ours. Other events do not count, because no reader here arrives at them. There may be thousands
 * of them at the end, so what was looked through is remembered.
 */
export const createHead = () => {
  /** `head` is the last of ours up to `end`. */
  let known = { end: 0n, head: 0n };
  return async (ask: Ask): Promise<Position> => {
    let before: ReturnType<typeof fromPosition> | typeof END = END;
    let end: Position | undefined;
    for (let maxCount = firstLook; ; maxCount = Math.min(4 * maxCount, mostOfLook)) {
      const page = await readPage(ask, { fromPosition: before, direction: BACKWARDS, maxCount });
      const oldest = page.at(-1);
      end ??= page[0]?.at ?? 0n;
      if (end < known.end) known = { end: 0n, head: 0n }; // the server was restored from an older backup
      const found = page.find(({ event, at }) => at <= known.end || isOurs(event));
      if (found || !oldest || page.length < maxCount) {
        const head = found && found.at > known.end ? found.at : known.head;
        // Of two calls at once the earlier look may end later.
        if (end >= known.end) known = { end, head };
        return head;
      }
      before = fromPosition(oldest.at);
    }
  };
};

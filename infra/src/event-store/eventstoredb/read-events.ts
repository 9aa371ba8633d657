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
import type { OwnEventFilter } from './foreign-events.ts';
import { fromPosition, toPosition } from './position.ts';

/** Maximum number of events of one request. */
const mostOfPage = 1_000;

export interface ReadStream {
  events: RecordedEvent[];
  /** The version of the last event, which may be foreign. 0: no stream. */
  end: number;
}

/** Foreign events do not count for the limit. A caller may conclude from fewer events that the stream has ended. */
export const readStream = (
  ask: Ask,
  isOwnEvent: OwnEventFilter,
  stream: string,
  { from, limit }: { from: number; limit?: number | undefined },
): Promise<ReadStream> =>
  ask(async (client, onAnswer) => {
    const read: ReadStream = { events: [], end: 0 };
    if (limit === 0) return read;
    const readPart = async (first: number, maxCount: number | undefined): Promise<number> => {
      const fromRevision = first > 1 ? BigInt(first - 1) : START;
      let count = 0;
      for await (const { event } of client.readStream(stream, { fromRevision, ...(maxCount && { maxCount }) })) {
        onAnswer();
        if (!event) continue;
        count += 1;
        read.end = Number(event.revision) + 1;
        if (isOwnEvent(event)) read.events.push(toRecorded(event));
      }
      return count;
    };
    try {
      for (let next = from; ; next = read.end + 1) {
        const missing = limit === undefined ? undefined : limit - read.events.length;
        const count = await readPart(next, missing);
        if (missing === undefined || count < missing || read.events.length === limit) break;
      }
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
    return read;
  });

type Page = Parameters<EventStoreDBClient['readAll']>[0];

/** Always reads to the end: the client never closes a request whose answer was read in part. */
const readPage = (ask: Ask, page: Page) =>
  ask(async (client, onAnswer) => {
    const events: { event: Stored; at: Position }[] = [];
    for await (const { event } of client.readAll({ resolveLinkTos: false, ...page })) {
      onAnswer();
      if (event?.position) events.push({ event, at: toPosition(event.position) });
    }
    return events;
  });

/** A read includes the event at its start position, so the event at `after` is left out here. The server does not filter reads. */
export const readAll = async (
  ask: Ask,
  isOwnEvent: OwnEventFilter,
  { after, limit, filter = {}, onRead }: ReadAllOptions,
): Promise<EventBatch> => {
  const isFiltered = filter.streamPrefixes !== undefined || filter.types !== undefined;
  // A filter may leave out many events, so the pages grow until the answer is full.
  let maxCount = Math.min(isFiltered ? 4 * (limit + 1) : limit + 1, mostOfPage);
  const events: RecordedEvent[] = [];
  let position = after;
  for (;;) {
    const page = await readPage(ask, { fromPosition: fromPosition(position), direction: FORWARDS, maxCount });
    let read = 0;
    for (const { event, at } of page) {
      if (at <= position) continue;
      position = at;
      read += 1;
      if (!matchesFilter(filter, event) || !isOwnEvent(event)) continue;
      events.push(toRecorded(event));
      if (events.length === limit) break;
    }
    onRead?.(position, read);
    if (events.length === limit || page.length < maxCount) return { events, position };
    maxCount = Math.min(4 * maxCount, mostOfPage);
  }
};

export const readEnd = async (ask: Ask): Promise<Position> => {
  const [last] = await readPage(ask, { fromPosition: END, direction: BACKWARDS, maxCount: 1 });
  return last?.at ?? 0n;
};

/** Events of the first request. Each further request reads four times as many. */
const firstLook = 32;
const mostOfLook = 4_096;

/**
 * The position of the last event of this platform. Foreign events do not count, because no reader returns them. There may be
 * thousands of them at the end, so the position that was searched is kept.
 */
export const createHead = () => {
  /** `head` is the position of our last event up to `end`. */
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
        // Of two concurrent calls the older one may end later.
        if (end >= known.end) known = { end, head };
        return head;
      }
      before = fromPosition(oldest.at);
    }
  };
};

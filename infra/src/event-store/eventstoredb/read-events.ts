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
import { isSystemEvent, toRecorded } from './convert.ts';
import { passes } from './passes.ts';
import { fromPosition, toPosition } from './position.ts';

/** Most events of one request. */
const mostOfPage = 1_000;

export const readStream = async (
  client: EventStoreDBClient,
  stream: string,
  from: number,
): Promise<RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  const fromRevision = from > 1 ? BigInt(from - 1) : START;
  try {
    for await (const { event } of client.readStream(stream, { fromRevision }))
      if (event) events.push(toRecorded(event));
  } catch (error) {
    if (error instanceof StreamNotFoundError) return [];
    throw error;
  }
  return events;
};

type Page = Parameters<EventStoreDBClient['readAll']>[0];

/** Always to its end: the client never closes a request whose answer was left half read. */
const readPage = async (client: EventStoreDBClient, page: Page) => {
  const events: { event: Stored; at: Position }[] = [];
  for await (const { event } of client.readAll({ resolveLinkTos: false, ...page })) {
    if (event?.position) events.push({ event, at: toPosition(event.position) });
  }
  return events;
};

/** Reading begins at the position itself, so what stands at `after` comes again and is left out. The server does not filter. */
export const readAll = async (
  client: EventStoreDBClient,
  { after, limit, filter = {} }: ReadAllOptions,
): Promise<EventBatch> => {
  const isFiltered = filter.streamPrefixes !== undefined || filter.types !== undefined;
  const maxCount = isFiltered ? mostOfPage : Math.min(limit + 1, mostOfPage);
  const events: RecordedEvent[] = [];
  let position = after;
  for (;;) {
    const page = await readPage(client, { fromPosition: fromPosition(position), direction: FORWARDS, maxCount });
    for (const { event, at } of page) {
      if (at <= position) continue;
      position = at;
      if (isSystemEvent(event) || !passes(filter, event)) continue;
      events.push(toRecorded(event));
      if (events.length === limit) return { events, position };
    }
    if (page.length < maxCount) return { events, position };
  }
};

/** The server's own events do not count: nobody who reads here would ever arrive at one. */
export const head = async (client: EventStoreDBClient): Promise<Position> => {
  const maxCount = 32;
  let before: ReturnType<typeof fromPosition> | typeof END = END;
  for (;;) {
    const page = await readPage(client, { fromPosition: before, direction: BACKWARDS, maxCount });
    const newest = page.find(({ event }) => !isSystemEvent(event));
    if (newest) return newest.at;
    const oldest = page.at(-1);
    if (!oldest || page.length < maxCount) return 0n;
    before = fromPosition(oldest.at);
  }
};

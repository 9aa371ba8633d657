import { once } from 'node:events';
import type { EventFilter, EventStore, Position, RecordedEvent } from '@matraz/infra/event-store/port';
import { toLine } from './event-line.ts';

const mostData = 160;

const toText = ({ position, stream, version, type, data, metadata }: RecordedEvent): string => {
  const text = JSON.stringify(data);
  const shown = text.length > mostData ? `${text.slice(0, mostData)}…` : text;
  return `${position}  ${metadata.occurredAt}  ${type}  ${stream} v${version}  ${shown}`;
};

const print = async (text: string): Promise<void> => {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
};

interface TailOptions {
  /** Absent: only events that come from now on. */
  after?: Position | undefined;
  /** Absent: until the signal. */
  limit?: number | undefined;
  filter: EventFilter;
  json: boolean;
  signal: AbortSignal;
}

/** Prints events as they come. */
export const tail = async (
  store: Pick<EventStore, 'head' | 'subscribe'>,
  { after, limit = Number.POSITIVE_INFINITY, filter, json, signal }: TailOptions,
): Promise<void> => {
  let printed = 0;
  for await (const { events } of store.subscribe({ after: after ?? (await store.head()), filter, signal })) {
    for (const event of events) {
      await print(json ? toLine(event) : toText(event));
      printed += 1;
      if (printed === limit) return;
    }
  }
};

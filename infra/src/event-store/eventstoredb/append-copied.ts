import { bytesOf } from '../append-size.ts';
import { mostAppendBytes, type RecordedEvent } from '../port.ts';
import type { Call } from './calls.ts';
import { toEventData } from './convert.ts';
import { appendInOrder, type Run } from './ordered-append.ts';

/** Neighbours of one stream become one append, so the events of an append of the other log stay together. */
const toRuns = (events: readonly RecordedEvent[]): Run[] => {
  const runs: Run[] = [];
  for (const event of events) {
    const bytes = bytesOf(event);
    const last = runs.at(-1);
    if (last?.stream === event.stream && last.bytes + bytes <= mostAppendBytes) {
      last.events.push(toEventData(event));
      last.bytes += bytes;
    } else {
      const { stream, version } = event;
      runs.push({ stream, version, events: [toEventData(event)], bytes });
    }
  }
  return runs;
};

/** A repeated append has the expected version of the first time, so the server recognises it. */
export const appendCopied = async (call: Call, events: readonly RecordedEvent[]): Promise<void> => {
  const runs = toRuns(events);
  await call((ask) => ask((client, onAnswer) => appendInOrder(client, runs, onAnswer)));
};

import { bytesOf } from '../append-size.ts';
import { CopyRefused, mostAppendBytes, type RecordedEvent } from '../port.ts';
import type { Call } from './calls.ts';
import { toEventData } from './convert.ts';
import { unaryAppend } from './unary-append.ts';

/** Neighbours of one stream become one append, so the events of an append of the other log stay together. */
function* runsOf(events: readonly RecordedEvent[]): Generator<RecordedEvent[]> {
  let run: RecordedEvent[] = [];
  let bytes = 0;
  for (const event of events) {
    const last = run.at(-1);
    const size = bytesOf(event);
    if (last && (last.stream !== event.stream || bytes + size > mostAppendBytes)) {
      yield run;
      run = [];
      bytes = 0;
    }
    run.push(event);
    bytes += size;
  }
  if (run.length > 0) yield run;
}

/**
 * One append after the other: the server may reorder concurrent appends. A repeated append has the expected version of the first
 * time, so the server recognises it.
 */
export const appendCopied = async (call: Call, events: readonly RecordedEvent[]): Promise<void> => {
  for (const run of runsOf(events)) {
    const [{ stream, version } = { stream: '', version: 1 }] = run;
    const appended = await call((ask) =>
      ask((client) => unaryAppend(client, stream, run.map(toEventData), version - 1)),
    );
    if (appended === 'wrong version') throw new CopyRefused(`stream ${stream} is not at version ${version - 1}`);
  }
};

import type { EventStore } from '@matraz/infra/event-store/port';
import type { Output } from '../output.ts';
import { readEvents, shareOf } from '../read-events.ts';
import { writeEventFile } from './event-file.ts';

/** Writes the log up to its present end into a file, with a progress bar. @returns the number of events */
export const exportLog = async (
  store: Pick<EventStore, 'readAll' | 'head'>,
  path: string,
  { title, output }: { title: string; output: Output },
): Promise<number> => {
  const end = await store.head();
  return output.withEvents(title, (report) => {
    const reported = async function* () {
      let count = 0;
      for await (const event of readEvents(store, {}, { upTo: end })) {
        count += 1;
        if (count % 1_000 === 0) report(shareOf(event.position, end), count);
        yield event;
      }
    };
    return writeEventFile(path, reported());
  });
};

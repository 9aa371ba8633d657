import { createLogJudge, type DoubtfulEvent } from '@matraz/application/meaning/judge-log';
import type { EventStore } from '@matraz/infra/event-store/port';
import { demoKeyHashes } from '../../demo/seed-accounts.ts';
import type { Output } from '../output.ts';
import { readWithProgress } from '../read-events.ts';

/** A forged log can have any number of them. */
const mostDoubts = 1_000;

export interface Judged {
  events: number;
  doubtful: number;
  /** The first ones. */
  doubts: DoubtfulEvent[];
}

/** Judges the whole log, with a progress bar. */
export const judgeLog = async (store: Pick<EventStore, 'readAll' | 'head'>, output: Output): Promise<Judged> => {
  const judge = createLogJudge(demoKeyHashes());
  const judged: Judged = { events: 0, doubtful: 0, doubts: [] };
  await readWithProgress(
    store,
    {},
    {
      output,
      each(recorded) {
        judged.events += 1;
        const doubt = judge(recorded);
        if (!doubt) return;
        judged.doubtful += 1;
        if (judged.doubts.length < mostDoubts) judged.doubts.push(doubt);
      },
    },
  );
  return judged;
};

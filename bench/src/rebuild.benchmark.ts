import { setTimeout as delay } from 'node:timers/promises';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { NewEvent } from '@matraz/infra/event-store/port';
import { rebuild as askFor, status } from '@matraz/projector/operations';
import { projections } from '@matraz/projector/projections';
import type { Benchmark } from './benchmark.ts';
import { readingOf } from './reading.ts';

const events = 100_000;
const atOnce = 500;

/** What a rebuild does at the very least: one look at every event, one row for each fact. */
const aggregate = `
  select count(*) from (
    select data ->> 'userId', data ->> 'lessonId', min(metadata ->> 'occurredAt')
    from es.events
    group by 1, 2
  ) facts`;

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
};

/** All read models again from the first event, beside one aggregate of SQL over the same log. */
export const rebuild: Benchmark = async ({ databaseUrl, pool }) => {
  const store = openEventStore({ databaseUrl });
  try {
    for (let written = 0; written < events; written += atOnce) {
      const appends = Array.from({ length: atOnce }, readingOf) satisfies { stream: string; event: NewEvent }[];
      await Promise.all(appends.map(({ stream, event }) => store.append(stream, [event], { expectedVersion: 0 })));
    }
    const head = Number(await store.head());
    const isBusy = async () => {
      const { position, rebuilding } = await status({ pool, store });
      return rebuilding !== null || position !== (await store.head());
    };
    const quiet = async () => {
      while (await isBusy()) await delay(50);
    };
    await quiet();
    const rebuilt = await secondsOf(async () => {
      await askFor({ pool, projections });
      while ((await status({ pool, store })).rebuilding === null) await delay(5);
      await quiet();
    });
    const aggregated = await secondsOf(() => pool.query(aggregate));
    return [
      {
        work: `projector rebuild of ${head.toLocaleString('en')} events`,
        measured: head / rebuilt,
        reference: { what: 'one SQL aggregate over the same log', measured: head / aggregated },
        unit: 'events/s',
        goal: { least: 0.3 },
      },
    ];
  } finally {
    await store.close();
  }
};

import { setTimeout as delay } from 'node:timers/promises';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { NewEvent } from '@matraz/infra/event-store/port';
import { requestRebuild, status } from '@matraz/projector/operations';
import { projections } from '@matraz/projector/projections';
import type { Benchmark } from './benchmark.ts';
import { newLessonCompleted } from './lesson-completed.ts';
import { withProcessorTime } from './processes.ts';

const batchSize = 500;

/** The least work of a rebuild: read every event once, write one row per fact. */
const aggregate = `
  select count(*) from (
    select data ->> 'userId', data ->> 'lessonId', min(metadata ->> 'occurredAt')
    from es.events
    group by 1, 2
  ) facts`;

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
};

/** Rebuild of all read models, compared with one SQL aggregate over the same log. @param events how many the log has at least */
export const rebuildOf =
  (events: number): Benchmark =>
  async ({ databaseUrl, dataDir, pool }) => {
    const store = await openEventStore({ databaseUrl });
    try {
      for (let written = Number(await store.head()); written < events; written += batchSize) {
        const appends = Array.from({ length: batchSize }, newLessonCompleted) satisfies {
          stream: string;
          event: NewEvent;
        }[];
        await Promise.all(appends.map(({ stream, event }) => store.append(stream, [event], { expectedVersion: 0 })));
      }
      const head = Number(await store.head());
      const isBusy = async () => {
        const { position, rebuilding } = await status({ pool, store });
        return rebuilding !== null || position !== (await store.head());
      };
      const waitUntilIdle = async () => {
        while (await isBusy()) await delay(50);
      };
      await waitUntilIdle();
      const rebuildAll = async () => {
        await requestRebuild({ pool, projections });
        while ((await status({ pool, store })).rebuilding === null) await delay(5);
        await waitUntilIdle();
      };
      const { seconds, cpuMs } = await withProcessorTime(dataDir, async () => ({
        seconds: await secondsOf(rebuildAll),
        requests: head,
      }));
      const aggregateSeconds = await secondsOf(() => pool.query(aggregate));
      return [
        {
          work: `projector rebuild, ${events.toLocaleString('en')} events and some more`,
          measured: head / seconds,
          cpuMs,
          reference: { what: 'one SQL aggregate over the same log', measured: head / aggregateSeconds },
          unit: 'events/s',
          goal: { least: 0.3 },
        },
      ];
    } finally {
      await store.close();
    }
  };

import { setTimeout as delay } from 'node:timers/promises';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { NewEvent } from '@matraz/infra/event-store/port';
import { requestRebuild, status } from '@matraz/projector/operations';
import { projections } from '@matraz/projector/projections';
import type { Benchmark, Measurement } from './benchmark.ts';
import { withProcessorTime } from './processes.ts';

const batchSize = 500;
/** Number of events that are sealed within milliseconds. */
const mostUnsealed = 1_000;

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

/**
 * Rebuild of all read models, compared with one SQL aggregate over the same log.
 *
 * @param lengths how many events the log has at least, one measurement for each
 * @param next the next event with which the log is filled
 */
export const rebuildOf =
  (lengths: readonly number[], next: () => { stream: string; event: NewEvent }): Benchmark =>
  async ({ databaseUrl, dataDir, pool }) => {
    const store = await openEventStore({ databaseUrl });
    const isBusy = async () => {
      const { position, rebuilding } = await status({ pool, store });
      return rebuilding !== null || position !== (await store.head());
    };
    const waitUntilIdle = async () => {
      while (await isBusy()) await delay(50);
    };
    /** The worker seals the log once a minute. Many events keep a core busy for seconds. */
    const waitForSeal = async (head: number) => {
      const sealed = async () => Number((await pool.query('select position from seal.progress')).rows[0]?.position);
      while (head - (await sealed()) > mostUnsealed) await delay(500);
    };
    const rebuildAll = async () => {
      await requestRebuild({ pool, projections });
      while ((await status({ pool, store })).rebuilding === null) await delay(5);
      await waitUntilIdle();
    };
    const measure = async (events: number): Promise<Measurement> => {
      // Several lengths are compared with each other, so each must be right.
      if (lengths.length > 1 && Number(await store.head()) > 2 * events)
        throw new Error(`The log has more than ${events} events already: measure with --rounds 1`);
      for (let written = Number(await store.head()); written < events; written += batchSize) {
        const appends = Array.from({ length: batchSize }, next);
        await Promise.all(appends.map(({ stream, event }) => store.append(stream, [event], { expectedVersion: 0 })));
      }
      const head = Number(await store.head());
      await waitUntilIdle();
      await waitForSeal(head);
      const { seconds, cpuMs } = await withProcessorTime(dataDir, async () => ({
        seconds: await secondsOf(rebuildAll),
        requests: head,
      }));
      const aggregateSeconds = await secondsOf(() => pool.query(aggregate));
      return {
        work: `projector rebuild, ${events.toLocaleString('en')} events and some more`,
        measured: head / seconds,
        cpuMs,
        reference: { what: 'one SQL aggregate over the same log', measured: head / aggregateSeconds },
        unit: 'events/s',
        goal: { least: 0.3 },
      };
    };
    const measured: Measurement[] = [];
    try {
      for (const events of lengths) measured.push(await measure(events));
      return measured;
    } finally {
      await store.close();
    }
  };

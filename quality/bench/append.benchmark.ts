import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { Benchmark } from './benchmark.ts';
import { concurrency } from './fixture.ts';
import { measureInserts } from './insert-reference.ts';
import { newLessonCompleted } from './lesson-completed.ts';
import { withProcessorTime } from './processes.ts';

/** Durable appends of one process, each to a new stream, compared with transactions of pgbench. */
export const append: Benchmark = async ({ emptyLog, dataDir }, seconds) => {
  const store = await openEventStore({ databaseUrl: emptyLog.databaseUrl });
  const load = async () => {
    let requests = 0;
    const startedAt = performance.now();
    const writer = async () => {
      while (performance.now() - startedAt < seconds * 1_000) {
        const { stream, event } = newLessonCompleted();
        await store.append(stream, [event], { expectedVersion: 0 });
        requests += 1;
      }
    };
    await Promise.all(Array.from({ length: concurrency }, writer));
    return { requests, perSecond: requests / ((performance.now() - startedAt) / 1_000) };
  };
  const { perSecond, cpuMs } = await withProcessorTime(dataDir, load);
  await store.close();
  const measured = await measureInserts(emptyLog, { clients: concurrency, seconds });
  return [
    {
      work: 'durable append, 32 concurrent',
      measured: perSecond,
      cpuMs,
      reference: { what: 'one-row INSERT by pgbench, 32 clients', measured },
      unit: 'events/s',
      goal: { least: 1.5 },
    },
  ];
};

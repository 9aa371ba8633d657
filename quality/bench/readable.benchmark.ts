import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { createListener } from '@matraz/infra/postgres/listen';
import { createReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import { type Benchmark, percentile } from './benchmark.ts';
import { concurrency } from './fixture.ts';
import { measureCommitMs } from './insert-reference.ts';
import { newLessonCompleted } from './lesson-completed.ts';
import { withProcessorTime } from './processes.ts';

const timeoutMs = 10_000;

/** Time from the start of an append until the read models contain the event. */
export const readable: Benchmark = async ({ databaseUrl, dataDir, pool, emptyLog }, seconds) => {
  const store = await openEventStore({ databaseUrl });
  const listener = createListener(databaseUrl);
  const waiter = createReadModelWaiter({ pool, listener });
  const load = async () => {
    const times: number[] = [];
    const end = performance.now() + seconds * 1_000;
    const writer = async () => {
      while (performance.now() < end) {
        const startedAt = performance.now();
        const { stream, event } = newLessonCompleted();
        const { position } = await store.append(stream, [event], { expectedVersion: 0 });
        if (!(await waiter.waitFor(position, timeoutMs))) throw new Error(`not readable after ${timeoutMs} ms`);
        times.push(performance.now() - startedAt);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, writer));
    return { times, requests: times.length };
  };
  const { times, cpuMs } = await withProcessorTime(dataDir, load);
  waiter.close();
  await listener.close();
  await store.close();
  return [
    {
      work: 'write to readable, p99, 32 concurrent',
      measured: percentile(times, 0.99),
      cpuMs,
      reference: { what: 'one commit, p50', measured: await measureCommitMs(emptyLog.databaseUrl, seconds) },
      unit: 'ms',
      goal: { most: 10 },
    },
  ];
};

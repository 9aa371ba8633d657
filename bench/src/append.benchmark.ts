import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { Benchmark } from './benchmark.ts';
import { insertsByPgbench } from './one-row.ts';
import { readingOf } from './reading.ts';
import { concurrency } from './school.ts';

/** Durable appends of one process, each to a stream of its own, beside PostgreSQL's own transactions. */
export const append: Benchmark = async ({ emptyLog }, seconds) => {
  const store = openEventStore({ databaseUrl: emptyLog.databaseUrl });
  let appended = 0;
  const begun = performance.now();
  const writer = async () => {
    while (performance.now() - begun < seconds * 1_000) {
      const { stream, event } = readingOf();
      await store.append(stream, [event], { expectedVersion: 0 });
      appended += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, writer));
  const perSecond = appended / ((performance.now() - begun) / 1_000);
  await store.close();
  const measured = await insertsByPgbench(emptyLog, { clients: concurrency, seconds });
  return [
    {
      work: 'durable append, 32 concurrent',
      measured: perSecond,
      reference: { what: 'one-row INSERT by pgbench, 32 clients', measured },
      unit: 'events/s',
      goal: { least: 1.5 },
    },
  ];
};

import { setTimeout as delay } from 'node:timers/promises';
import type { Benchmark } from './benchmark.ts';
import { percentile } from './benchmark.ts';
import { memoryOf, processTreeOf } from './processes.ts';

const starts = 3;
/** After this time each process has collected the garbage of its start. */
const idleMs = 15_000;

export const startup: Benchmark = async (fixture) => {
  const times: number[] = [];
  for (let start = 0; start < starts; start++) {
    await fixture.restart();
    times.push(fixture.platform.startMs);
  }
  await delay(idleMs);
  const kilobytes = processTreeOf(fixture.platform.npm.pid ?? 0)
    .map(memoryOf)
    .reduce((sum, size) => sum + size, 0);
  return [
    {
      work: 'cold start of everything, data present, p50',
      measured: percentile(times, 0.5) / 1_000,
      unit: 's',
      goal: { most: 3 },
    },
    { work: 'memory, all services and PostgreSQL', measured: kilobytes / 1_000, unit: 'MB', goal: { most: 400 } },
  ];
};

import { readdirSync, readFileSync } from 'node:fs';
import type { Benchmark } from './benchmark.ts';
import { percentile } from './benchmark.ts';

const starts = 3;

const fileOf = (pid: string, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return ''; // The process has just ended.
  }
};

/** The process and all its descendants. */
const processTreeOf = (ancestor: number): string[] => {
  const children = new Map<string, string[]>();
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = /^PPid:\s+(\d+)$/m.exec(fileOf(pid, 'status'))?.[1] ?? '';
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const withDescendants = (pid: string): string[] => [pid, ...(children.get(pid) ?? []).flatMap(withDescendants)];
  return withDescendants(String(ancestor));
};

/** Proportional set size in kB: shared memory pages are divided between the processes that use them. */
const memoryOf = (pid: string): number => Number(/^Pss:\s+(\d+) kB$/m.exec(fileOf(pid, 'smaps_rollup'))?.[1] ?? 0);

export const startup: Benchmark = async (fixture) => {
  const times: number[] = [];
  for (let start = 0; start < starts; start++) {
    await fixture.restart();
    times.push(fixture.platform.startMs);
  }
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
    { work: 'memory, all services and PostgreSQL', measured: kilobytes / 1_000, unit: 'MB', goal: { most: 600 } },
  ];
};

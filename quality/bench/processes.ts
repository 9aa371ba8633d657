import { readdirSync, readFileSync } from 'node:fs';
import { type ProcessName, readPidFile } from '@matraz/infra/processes/pid-file';

const fileOf = (pid: string, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return ''; // The process has just ended.
  }
};

/** The process and all its descendants. */
export const processTreeOf = (ancestor: number): string[] => {
  const children = new Map<string, string[]>();
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = /^PPid:\s+(\d+)$/m.exec(fileOf(pid, 'status'))?.[1] ?? '';
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const withDescendants = (pid: string): string[] => [pid, ...(children.get(pid) ?? []).flatMap(withDescendants)];
  return withDescendants(String(ancestor));
};

/** Proportional set size in kB: shared memory pages are divided between the processes that use them. */
export const memoryOf = (pid: string): number =>
  Number(/^Pss:\s+(\d+) kB$/m.exec(fileOf(pid, 'smaps_rollup'))?.[1] ?? 0);

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Processor time in milliseconds, also of children that have ended. */
const processorMs = (pid: string): number => {
  // The name of the program is in parentheses and may contain spaces.
  const [, , , , , , , , , , , ...times] = fileOf(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  return times.slice(0, 4).reduce((sum, ticks) => sum + Number(ticks) * tickMs, 0);
};

export const measuredProcesses: readonly ProcessName[] = ['api', 'postgres', 'projector', 'worker'];

const processorTimes = (dataDir: string): number[] =>
  measuredProcesses.map((name) =>
    processTreeOf(readPidFile(dataDir, name) ?? 0)
      .map(processorMs)
      .reduce((sum, ms) => sum + ms, 0),
  );

/**
 * The processor time of each process of the platform during the load, and of this one, which makes the load.
 *
 * @param load returns how many requests were answered, or events written
 * @returns milliseconds for each of them
 */
export const withProcessorTime = async <Result extends { requests: number }>(
  dataDir: string,
  load: () => Promise<Result>,
): Promise<Result & { cpuMs: Record<string, number> }> => {
  const before = processorTimes(dataDir);
  const ownBefore = process.cpuUsage();
  const result = await load();
  const own = process.cpuUsage(ownBefore);
  const after = processorTimes(dataDir);
  const cpuMs = measuredProcesses.map((name, place) => [
    name,
    ((after[place] ?? 0) - (before[place] ?? 0)) / result.requests,
  ]);
  const ownMs = (own.user + own.system) / 1_000;
  return { ...result, cpuMs: { ...Object.fromEntries(cpuMs), load: ownMs / result.requests } };
};

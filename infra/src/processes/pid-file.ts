import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type ServiceName = 'api' | 'projector' | 'worker';
/** `api-2` is the second of several processes of the api. Then `api` is the process that started them. */
export type ProcessName = ServiceName | `${ServiceName}-${number}` | 'postgres' | 'supervisor';

const pidFile = (dataDir: string, name: ProcessName) => join(dataDir, 'run', `${name}.pid`);

/** Replaces the file in one step, so a reader finds a whole number or no file. */
export const writePidFile = (dataDir: string, name: ProcessName, pid = process.pid) => {
  const path = pidFile(dataDir, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, `${pid}\n`);
  renameSync(`${path}.${process.pid}`, path);
};

/** @returns undefined without a file or without a number in it */
export const readPidFile = (dataDir: string, name: ProcessName): number | undefined => {
  try {
    const pid = Number.parseInt(readFileSync(pidFile(dataDir, name), 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
};

/** The file of a later process stays. */
export const removePidFile = (dataDir: string, name: ProcessName, pid = process.pid) => {
  if (readPidFile(dataDir, name) === pid) rmSync(pidFile(dataDir, name), { force: true });
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

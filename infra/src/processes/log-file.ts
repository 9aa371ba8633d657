import { closeSync, copyFileSync, openSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const tooLargeBytes = 20_000_000;
const checkEveryMs = 60_000;

/** Opens a log for a process that is about to start, so that it goes on writing there by itself. */
export const withLog = <T>(path: string, start: (descriptor: number) => T): T => {
  const descriptor = openSync(path, 'a', 0o600);
  try {
    return start(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** The process that writes keeps its descriptor, which appends: so the file is emptied under it, not renamed. */
const putAside = (path: string): void => {
  try {
    copyFileSync(path, `${path}.1`);
  } catch {
    // A full disk, perhaps: then its end is worth more than its lines.
  }
  truncateSync(path);
};

/** What is too large is put aside as `.1`, in the place of the one before. */
export const shortenLogs = (folder: string, limitBytes = tooLargeBytes): void => {
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (name.endsWith('.log') && statSync(path).size > limitBytes) putAside(path);
    }
  } catch {
    // Somebody removed it in this instant; the next look tells.
  }
};

/** Keeps the logs of processes that run for months from filling the disk. @returns stops */
export const keepLogsShort = (folder: string): (() => void) => {
  shortenLogs(folder);
  const timer = setInterval(shortenLogs, checkEveryMs, folder).unref();
  return () => clearInterval(timer);
};

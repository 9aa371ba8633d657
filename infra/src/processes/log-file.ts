import { closeSync, copyFileSync, openSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const tooLargeBytes = 20_000_000;
const checkEveryMs = 60_000;

/** Opens a log for a process that starts. The process inherits the descriptor. */
export const withLog = <T>(path: string, start: (descriptor: number) => T): T => {
  const descriptor = openSync(path, 'a', 0o600);
  try {
    return start(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** The process that writes keeps its descriptor, so the file is emptied and not renamed. */
const rotate = (path: string): void => {
  try {
    copyFileSync(path, `${path}.1`);
  } catch {
    // The disk may be full. Then its space matters more than the old lines.
  }
  truncateSync(path);
};

/** Moves the content of logs that are too large to `.1`, which replaces the earlier one. */
export const shortenLogs = (folder: string, limitBytes = tooLargeBytes): void => {
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (name.endsWith('.log') && statSync(path).size > limitBytes) rotate(path);
    }
  } catch {
    // A file was removed meanwhile. The next check reads the folder again.
  }
};

/** Limits the size of the logs of processes that run for months. @returns stops the checks */
export const keepLogsShort = (folder: string): (() => void) => {
  shortenLogs(folder);
  const timer = setInterval(shortenLogs, checkEveryMs, folder).unref();
  return () => clearInterval(timer);
};

import { closeSync, fstatSync, openSync, renameSync } from 'node:fs';

const tooLargeBytes = 20_000_000;

/**
 * Opens a log for a process that is about to start, so that it goes on writing there by itself. A large file is put aside as
 * `.1`, in the place of the one before.
 */
export const withLog = <T>(path: string, start: (descriptor: number) => T): T => {
  let descriptor = openSync(path, 'a', 0o600);
  if (fstatSync(descriptor).size > tooLargeBytes) {
    closeSync(descriptor);
    renameSync(path, `${path}.1`);
    descriptor = openSync(path, 'a', 0o600);
  }
  try {
    return start(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

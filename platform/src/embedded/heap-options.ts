import { totalmem } from 'node:os';

const least = 384;
const most = 1_024;

/** The memory of this machine or container in bytes. */
export const machineMemory = (): number => {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
};

/**
 * NODE_OPTIONS of a service. V8 lets a heap without a limit grow until the memory of the machine is full. Each service gets a
 * sixteenth of the memory. This leaves room for PostgreSQL. The lower bound is large enough for the caches of the api.
 *
 * @param memory in bytes
 * @param given NODE_OPTIONS of the operator, which override these
 */
export const heapOptions = (memory: number, given = ''): string => {
  const megabytes = Math.min(most, Math.max(least, Math.floor(memory / 16 / 2 ** 20)));
  return `--max-old-space-size=${megabytes} --max-semi-space-size=4 ${given}`.trimEnd();
};

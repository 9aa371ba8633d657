import { totalmem } from 'node:os';

const least = 384;
const most = 1_024;

/** The memory of this machine or container in bytes. */
export const machineMemory = (): number => {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
};

/**
 * NODE_OPTIONS of a service. Without limits V8 lets its heap grow into the memory of the machine before it collects. A sixteenth
 * of the memory per service leaves room for PostgreSQL, and the bounded caches of the api fit into the lower bound.
 *
 * @param memory in bytes
 * @param given NODE_OPTIONS of the operator, which override these
 */
export const heapOptions = (memory: number, given = ''): string => {
  const megabytes = Math.min(most, Math.max(least, Math.floor(memory / 16 / 2 ** 20)));
  return `--max-old-space-size=${megabytes} --max-semi-space-size=4 ${given}`.trimEnd();
};

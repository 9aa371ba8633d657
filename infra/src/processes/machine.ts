import { availableParallelism, totalmem } from 'node:os';

/** The memory of this machine or container in bytes. */
export const machineMemory = (): number => {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
};

const coresPerApi = 2;
/** A quarter of it is the heap of one api process. */
const memoryPerApi = 1.5 * 2 ** 30;

/**
 * The api processes that a machine can feed: PostgreSQL needs as much of the processor as the api does.
 *
 * @param memory in bytes
 */
export const suitableApiProcesses = (cores = availableParallelism(), memory = machineMemory()): number =>
  Math.max(1, Math.floor(Math.min(cores / coresPerApi, memory / memoryPerApi)));

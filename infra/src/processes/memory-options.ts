import { machineMemory } from './machine.ts';
import type { ServiceName } from './pid-file.ts';

// All options of V8 and glibc that concern memory. Containers follow their `mem_limit`, and the image has MALLOC_ARENA_MAX.

const least = 384;
const most = 1_024;

/** Megabytes for new objects. The api saves 3 to 5 % more answers with 8 than with 4. */
const semiSpaces: Record<ServiceName, number> = { api: 8, projector: 4, worker: 1 };

/**
 * Options of V8 on the command line. The heap of a busy service grows by two fifths between two collections, by default by more. The worker has
 * little to do, so it saves memory at each collection.
 */
export const v8Options: Record<ServiceName, string[]> = {
  api: ['--heap-growing-percent=40'],
  projector: ['--heap-growing-percent=40'],
  worker: ['--memory-saver-mode'],
};

interface Machine {
  /** In bytes. */
  memory: number;
  /** The api processes that share it. */
  apiProcesses: number;
}

/**
 * The environment that limits the memory of a service. What the operator has set comes after it.
 *
 * NODE_OPTIONS limits the heap, because V8 lets one without a limit grow until the memory of the machine is full. Each service gets a
 * sixteenth of the memory, and all api processes together get a quarter. This leaves room for PostgreSQL. The lower bound is large
 * enough for the caches of the api. The space for new objects is small too. The worker has little to do, so it gets the smallest.
 *
 * MALLOC_ARENA_MAX lets all threads share one arena. Otherwise glibc keeps the memory that each thread has freed. That was a sixth of a
 * service's memory. Nearly all of the work is in one thread.
 *
 * @param given the operator's environment
 */
export const memoryOptions = (
  service: ServiceName,
  { memory, apiProcesses }: Machine,
  given: NodeJS.ProcessEnv = {},
) => {
  const processes = service === 'api' ? apiProcesses : 1;
  const megabytes = Math.min(most, Math.max(least, Math.floor(memory / Math.max(16, 4 * processes) / 2 ** 20)));
  const heap = `--max-old-space-size=${megabytes} --max-semi-space-size=${semiSpaces[service]}`;
  return {
    NODE_OPTIONS: `${heap} ${given.NODE_OPTIONS ?? ''}`.trimEnd(),
    MALLOC_ARENA_MAX: given.MALLOC_ARENA_MAX ?? '1',
  };
};

/**
 * Options of one of several processes of a service: half of the memory, divided, unless NODE_OPTIONS has a limit.
 * Otherwise each process would plan with the memory of the whole machine.
 */
export const memberOptions = (count: number): string[] =>
  process.env.NODE_OPTIONS?.includes('--max-old-space-size')
    ? []
    : [`--max-old-space-size=${Math.floor(machineMemory() / 2 ** 21 / count)}`];

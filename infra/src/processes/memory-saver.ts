import { setFlagsFromString } from 'node:v8';

/** @param setFlag sets an option of V8 */
export const createMemorySaver = (setFlag: (flag: string) => void) => {
  let isSaving = false;
  let fastWork = 0;
  const set = () => setFlag(isSaving && fastWork === 0 ? '--memory-saver-mode' : '--no-memory-saver-mode');
  return {
    /**
     * V8 collects garbage early and gives free pages back. This halves the memory of the worker, and saves a third of the projector's. Its cost
     * is processor time: three times as much for a page of the api.
     */
    saveMemory(): void {
      isSaving = true;
      set();
    },

    /** Memory is not saved while the work runs. */
    async workFast<T>(work: () => Promise<T>): Promise<T> {
      fastWork += 1;
      set();
      try {
        return await work();
      } finally {
        fastWork -= 1;
        set();
      }
    },
  };
};

export const { saveMemory, workFast } = createMemorySaver(setFlagsFromString);

/** V8 collects when the heap has grown by two fifths. By default it lets the heap of a busy process grow more. */
export const growSlowly = (): void => setFlagsFromString('--heap-growing-percent=40');

/**
 * New objects are collected by the thread that made them. Their space is small. Waking other threads costs more time than they save when
 * other processes use the cores.
 */
export const collectAlone = (): void => setFlagsFromString('--no-parallel-scavenge');

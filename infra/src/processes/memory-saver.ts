import { constants, type NodeGCPerformanceDetail, PerformanceObserver } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

const saving = '--memory-saver-mode';
const notSaving = '--no-memory-saver-mode';

/**
 * V8 collects garbage early and gives free pages back. This halves the memory of the worker. Its cost is processor time: half as
 * much again for an event of the projector, three times as much for a page of the api.
 */
export const saveMemory = (): void => setFlagsFromString(saving);

/** V8 collects when the heap has grown by two fifths. By default it lets the heap of a busy process grow more. */
const growSlowly = (): void => setFlagsFromString('--heap-growing-percent=40');

/**
 * New objects are collected by the thread that made them. Their space is small. Waking other threads costs more time than they save when
 * other processes use the cores.
 */
const collectAlone = (): void => setFlagsFromString('--no-parallel-scavenge');

/** In milliseconds. In the api a collection that saves memory takes about 20 ms longer than another one. */
const giveBackEvery = 10_000;

/** In milliseconds. V8 saves memory until its next collection of the whole heap. A process with little work has none for long. */
const savingLimit = 2_000;

/**
 * Chooses which collections of the whole heap save memory: one, then no other for a time. V8 keeps each page that its heap has ever
 * needed, and only such a collection gives unused pages back.
 *
 * @param setFlag sets an option of V8
 * @param every milliseconds
 * @returns to be called after each collection of the whole heap. `now` is in milliseconds.
 */
export const createPageReturn = (setFlag: (flag: string) => void, every: number): ((now: number) => void) => {
  let limit: NodeJS.Timeout | undefined;
  let nextAt = 0;
  const stop = () => {
    clearTimeout(limit);
    limit = undefined;
    setFlag(notSaving);
  };
  return (now) => {
    if (limit) return stop();
    if (now < nextAt) return;
    nextAt = now + every;
    setFlag(saving);
    limit = setTimeout(stop, savingLimit).unref();
  };
};

const givePagesBack = (every: number): void => {
  const collected = createPageReturn(setFlagsFromString, every);
  // The types of Node do not have the details of its entries.
  const isOfWholeHeap = (entry: object) =>
    'detail' in entry && (entry.detail as NodeGCPerformanceDetail).kind === constants.NODE_PERFORMANCE_GC_MAJOR;
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isOfWholeHeap)) collected(performance.now());
  }).observe({ entryTypes: ['gc'] });
};

/**
 * For the api and the projector, which are too busy to save memory at every collection.
 *
 * @param every milliseconds between two collections that save memory
 */
export const limitBusyHeap = (every = giveBackEvery): void => {
  growSlowly();
  collectAlone();
  givePagesBack(every);
};

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const tryEveryMs = 5_000;
/** Share of the time in which a process with hardly any work is busy. */
const idle = 0.1;

/** Frees all memory that is no longer used, also compiled code. The process does nothing else for about 100 ms. */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
};

/** In bytes. Less is not worth the pause. */
const worthwhile = 16_000_000;
/** Looks without a collection after each one. A process with a few users must not compile its code again every minute. */
const restLooks = (10 * 60_000) / tryEveryMs;

/**
 * Frees unused memory when the process has little work: once after its start, and again when it has grown, at most every ten minutes.
 * Loading the code leaves 7 to 25 MB, a backup or a seal 50 MB, and V8 would keep them until the heap is full. A busy process fills its
 * heap soon, so V8 collects by itself.
 */
export const collectGarbageWhenIdle = (): void => {
  let before = performance.eventLoopUtilization();
  let collectedTo = 0;
  let rest = 0;
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    rest -= 1;
    if (rest > 0 || utilization > idle || process.memoryUsage.rss() < collectedTo + worthwhile) return;
    collectGarbage();
    collectedTo = process.memoryUsage.rss();
    rest = restLooks;
  }, tryEveryMs).unref();
};

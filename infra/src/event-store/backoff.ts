import { setTimeout as delay } from 'node:timers/promises';

const first = 50;
const most = 5_000;

/**
 * Waits longer after each failure in a row: 50 ms, doubling, at most 5 s, with jitter so that processes do not return together.
 * Ends early, without an error, when the signal fires.
 *
 * @param failures failures in a row, from 1
 */
export const backoff = async (failures: number, signal: AbortSignal): Promise<void> => {
  const longest = Math.min(most, first * 2 ** Math.min(failures - 1, 10));
  await delay(longest * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => {});
};

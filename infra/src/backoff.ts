import { setTimeout as delay } from 'node:timers/promises';

interface Waits {
  /** Milliseconds after the first failure. */
  first: number;
  /** Milliseconds. */
  longest: number;
}

/**
 * Milliseconds to wait after a failure: doubled with each failure in a row.
 *
 * @param failures failures in a row, from 1
 */
export const doubledWait = (failures: number, { first, longest }: Waits): number =>
  Math.min(longest, first * 2 ** (failures - 1));

/**
 * Waits longer after each failure in a row, by default 50 ms to 5 s. The wait is a random part of it, at least half, so
 * that processes do not return together. Ends early, without an error, when the signal fires.
 *
 * @param failures failures in a row, from 1
 */
export const backoff = async (
  failures: number,
  { signal, first = 50, longest = 5_000 }: Partial<Waits> & { signal?: AbortSignal } = {},
): Promise<void> => {
  const limit = doubledWait(failures, { first, longest });
  await delay(limit * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => {});
};

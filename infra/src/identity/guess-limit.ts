import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { createKeyedQueue } from '../task-queue.ts';

export class TooManyGuesses extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too many wrong passwords');
    this.name = 'TooManyGuesses';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface GuessLimit {
  /**
   * Runs a guess, and counts it for the key when it was wrong (undefined). In one process concurrent guesses cannot exceed the limit:
   * only as many run at a time as may still be wrong, and the others wait.
   *
   * @param account the account of the password. The right password clears its wrong guesses, so typing errors do not block a school
   * behind one address.
   * @throws TooManyGuesses when the key has reached the limit, or has to wait
   */
  attempt<Right>(key: string, account: string, guess: () => Promise<Right | undefined>): Promise<Right | undefined>;
  /** Clears the wrong guesses at the account, as the right password does. For a person who proved herself in another way. */
  forgive(key: string, account: string): Promise<void>;
}

/** Keys are e-mails, addresses and browsers. The counters must not contain them. */
const hashOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Guesses of one key that this process is checking. */
interface Open {
  count: number;
  waiting: (() => void)[];
}

/** A waiting time after each guess above the limit, in place of a wall until the end of the window. */
export interface GuessWaits {
  /** Of the keys that wait. */
  counter: RateLimiterAbstract;
  /** Seconds after the first guess above the limit. Doubled after each further one. */
  first: number;
  longest: number;
}

/**
 * Limits wrong guesses per key.
 *
 * @param most with `waits` this many are free, and more cost a waiting time; without, at this many no other is taken
 */
export const createGuessLimit = (counter: RateLimiterAbstract, most: number, waits?: GuessWaits): GuessLimit => {
  const open = new Map<string, Open>();
  /** A guess begins and ends between two others of its key, so that none sees an old count. */
  const inOrder = createKeyedQueue();

  /** @returns whether the guess may run now @throws TooManyGuesses */
  const mayBegin = async (total: string): Promise<boolean> => {
    const counted = await counter.get(total);
    const wrong = counted?.consumedPoints ?? 0;
    const wait = waits ? wrong > most && (await waits.counter.get(total)) : wrong >= most && counted;
    if (wait) throw new TooManyGuesses(Math.ceil(wait.msBeforeNext / 1000));
    const { count, waiting } = open.get(total) ?? { count: 0, waiting: [] };
    // With waits one guess at a time may go above the limit.
    if (wrong + count >= most && !(waits && count === 0)) return false;
    open.set(total, { count: count + 1, waiting });
    return true;
  };
  const begin = async (total: string): Promise<void> => {
    while (!(await inOrder(total, () => mayBegin(total))))
      await new Promise<void>((resolve) => {
        const own = open.get(total);
        if (own) own.waiting.push(resolve);
        else resolve();
      });
  };
  const note = async (total: string, ofAccount: string, isRight: boolean): Promise<void> => {
    if (!isRight) {
      const [{ consumedPoints: wrong }] = await Promise.all([counter.penalty(total), counter.penalty(ofAccount)]);
      if (waits && wrong > most)
        await waits.counter.block(total, Math.min(waits.longest, waits.first * 2 ** (wrong - most - 1)));
      return;
    }
    const [own, all] = await Promise.all([counter.get(ofAccount), counter.get(total)]);
    if (!own) return;
    // The key's window may have ended before the account's. No more than the key has counted is taken back.
    const forgiven = Math.min(own.consumedPoints, all?.consumedPoints ?? 0);
    if (forgiven > 0) await counter.reward(total, forgiven);
    await counter.delete(ofAccount);
    if (waits && (all?.consumedPoints ?? 0) - forgiven <= most) await waits.counter.delete(total);
  };
  const end = (total: string) => {
    const own = open.get(total);
    if (!own) return;
    if (own.count === 1) open.delete(total);
    else open.set(total, { count: own.count - 1, waiting: [] });
    for (const wake of own.waiting) wake();
  };

  return {
    async attempt(key, account, guess) {
      const [total, ofAccount] = [hashOf(key), hashOf(key, account)];
      await begin(total);
      let right: Awaited<ReturnType<typeof guess>>;
      try {
        right = await guess();
      } catch (error) {
        end(total);
        throw error;
      }
      await inOrder(total, () => note(total, ofAccount, right !== undefined).finally(() => end(total)));
      return right;
    },
    forgive(key, account) {
      const [total, ofAccount] = [hashOf(key), hashOf(key, account)];
      return inOrder(total, () => note(total, ofAccount, true));
    },
  };
};

/** Counts every use of a key. @returns counts one @throws TooManyGuesses when the key has reached the limit */
export const createUseLimit =
  (counter: RateLimiterAbstract, most: number) =>
  async (key: string): Promise<void> => {
    const { consumedPoints, msBeforeNext } = await counter.penalty(hashOf(key));
    if (consumedPoints > most) throw new TooManyGuesses(Math.ceil(msBeforeNext / 1000));
  };

/** The key of an address: an IPv4 address, or the /64 of an IPv6 address, which belongs to one subscriber. */
export const addressKey = (address: string): string => {
  const plain = address.replace(/^::ffff:/i, '');
  if (isIPv4(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
};

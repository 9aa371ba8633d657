import { isIPv4 } from 'node:net';
import { LRUCache } from 'lru-cache';

export class TooManyGuesses extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too many wrong passwords');
    this.name = 'TooManyGuesses';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface Counter {
  /** Number of wrong guesses by account. */
  wrongOf: Map<string, number>;
  /** The end of the window, in ms since 1970. */
  until: number;
  /** Guesses that are being checked. */
  open: number;
  waiting: (() => void)[];
}

type Outcome = 'right' | 'wrong' | 'unchecked';

const wrongIn = ({ wrongOf }: Counter) => [...wrongOf.values()].reduce((sum, wrong) => sum + wrong, 0);

export interface GuessLimit {
  /**
   * Runs a guess, and counts it for the key when it was wrong (undefined). Concurrent guesses cannot exceed the limit: only as many
   * run at a time as may still be wrong, and the others wait.
   *
   * @param account the account of the password. The right password clears its wrong guesses, so typing errors do not block a school
   * behind one address.
   * @throws TooManyGuesses when the key has reached the limit
   */
  attempt<Right>(key: string, account: string, guess: () => Promise<Right | undefined>): Promise<Right | undefined>;
}

/**
 * Limits wrong guesses per key. The counts are in the memory of this process.
 *
 * @param limit wrong guesses in a window, which starts with the first one
 */
export const createGuessLimit = (options: { limit: number; windowMs: number; clock: () => Date }): GuessLimit => {
  const { limit, windowMs, clock } = options;
  const counters = new LRUCache<string, Counter>({ max: 100_000 });

  const counterOf = (key: string) => {
    const counter: Counter = counters.get(key) ?? { wrongOf: new Map(), until: 0, open: 0, waiting: [] };
    if (counter.until <= clock().getTime()) counter.wrongOf.clear();
    counters.set(key, counter);
    return counter;
  };

  const enter = async (key: string): Promise<Counter> => {
    for (;;) {
      const counter = counterOf(key);
      const wrong = wrongIn(counter);
      if (wrong >= limit) throw new TooManyGuesses(Math.ceil((counter.until - clock().getTime()) / 1000));
      if (wrong + counter.open < limit) {
        counter.open++;
        return counter;
      }
      await new Promise<void>((resolve) => counter.waiting.push(resolve));
    }
  };

  const leave = (counter: Counter, account: string, outcome: Outcome) => {
    counter.open--;
    if (outcome === 'right') counter.wrongOf.delete(account);
    if (outcome === 'wrong') {
      if (counter.wrongOf.size === 0) counter.until = clock().getTime() + windowMs;
      counter.wrongOf.set(account, (counter.wrongOf.get(account) ?? 0) + 1);
    }
    for (const wake of counter.waiting.splice(0)) wake();
  };

  return {
    async attempt(key, account, guess) {
      const counter = await enter(key);
      let outcome: Outcome = 'unchecked';
      try {
        const right = await guess();
        outcome = right === undefined ? 'wrong' : 'right';
        return right;
      } finally {
        leave(counter, account, outcome);
      }
    },
  };
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

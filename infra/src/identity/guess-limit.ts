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
  /** Wrong guesses by whose password was guessed. */
  wrongOf: Map<string, number>;
  /** When the wrong ones are forgotten, ms since 1970. */
  until: number;
  /** Guesses that are being checked. */
  open: number;
  waiting: (() => void)[];
}

type Outcome = 'right' | 'wrong' | 'unchecked';

const wrongIn = ({ wrongOf }: Counter) => [...wrongOf.values()].reduce((sum, wrong) => sum + wrong, 0);

export interface GuessLimit {
  /**
   * Runs a guess that is counted under the key when it was wrong (undefined). Guesses at the same time cannot pass the limit
   * together: as many are checked at once as may still be wrong, the others wait for their outcome.
   *
   * @param account whose password it is: its owner's typing errors are forgiven once the right password follows, so a school
   * behind one address is not shut out by them
   * @throws TooManyGuesses when the key has no wrong guess left
   */
  attempt<Right>(key: string, account: string, guess: () => Promise<Right | undefined>): Promise<Right | undefined>;
}

/**
 * Counts wrong guesses per key in the memory of this process.
 *
 * @param limit wrong ones in a window, from the first wrong one on
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

/** Who an address counts as: an IPv4 address itself, an IPv6 address by its /64, which is what one subscriber has. */
export const addressKey = (address: string): string => {
  const plain = address.replace(/^::ffff:/i, '');
  if (isIPv4(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
};

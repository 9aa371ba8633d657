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

interface Limits {
  /** Wrong guesses in a window, which starts with the first one. */
  limit: number;
  windowMs: number;
}

/** Ends a guess and counts its outcome. */
export type EndGuess = (account: string, outcome: Outcome) => void;

/** The wrong guesses and the open guesses of all keys. The processes of one service share them. */
export interface GuessCounts {
  /**
   * Waits until a guess at the key may run.
   *
   * @param kind keys of two kinds are counted apart
   * @throws TooManyGuesses when the key has reached the limit
   */
  begin(kind: string, key: string, limits: Limits): Promise<EndGuess>;
}

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

/** Bytes for the counters of one kind. About 17,000 fit. The least recently used one is forgotten. */
const mostBytes = 10_000_000;

/** Bytes that V8 needs for a counter, its key and its place. */
const memoryOf = ({ wrongOf }: Counter, key: string): number =>
  [...wrongOf.keys()].reduce((bytes, account) => bytes + 130 + account.length, 400 + key.length);

const wrongIn = ({ wrongOf }: Counter) => [...wrongOf.values()].reduce((sum, wrong) => sum + wrong, 0);

/** Counts in the memory of this process. */
export const createGuessCounts = (clock: () => Date): GuessCounts => {
  const kinds = new Map<string, LRUCache<string, Counter>>();
  const countersOf = (kind: string) => {
    const counters =
      kinds.get(kind) ?? new LRUCache<string, Counter>({ maxSize: mostBytes, sizeCalculation: memoryOf });
    kinds.set(kind, counters);
    return counters;
  };

  const counterOf = (kind: string, key: string) => {
    const counters = countersOf(kind);
    const counter: Counter = counters.get(key) ?? { wrongOf: new Map(), until: 0, open: 0, waiting: [] };
    if (counter.until <= clock().getTime()) counter.wrongOf.clear();
    counters.set(key, counter);
    return counter;
  };
  /**
   * A counter without a wrong guess is forgotten. Otherwise requests that check no password could fill the memory, and the
   * counters with wrong guesses would be forgotten.
   */
  const keep = (kind: string, key: string, counter: Counter) => {
    const counters = countersOf(kind);
    // The cache computes the size again only for a new value.
    counters.delete(key);
    if (counter.open > 0 || counter.wrongOf.size > 0) counters.set(key, counter);
  };

  return {
    async begin(kind, key, { limit, windowMs }) {
      for (;;) {
        const counter = counterOf(kind, key);
        const wrong = wrongIn(counter);
        if (wrong >= limit) throw new TooManyGuesses(Math.ceil((counter.until - clock().getTime()) / 1000));
        if (wrong + counter.open < limit) {
          counter.open++;
          return (account, outcome) => {
            counter.open--;
            if (outcome === 'right') counter.wrongOf.delete(account);
            if (outcome === 'wrong') {
              if (counter.wrongOf.size === 0) counter.until = clock().getTime() + windowMs;
              counter.wrongOf.set(account, (counter.wrongOf.get(account) ?? 0) + 1);
            }
            keep(kind, key, counter);
            for (const wake of counter.waiting.splice(0)) wake();
          };
        }
        await new Promise<void>((resolve) => counter.waiting.push(resolve));
      }
    },
  };
};

/** Limits wrong guesses per key of one kind. */
export const createGuessLimit = ({
  counts,
  kind,
  ...limits
}: Limits & { counts: GuessCounts; kind: string }): GuessLimit => ({
  async attempt(key, account, guess) {
    const end = await counts.begin(kind, key, limits);
    let outcome: Outcome = 'unchecked';
    try {
      const right = await guess();
      outcome = right === undefined ? 'wrong' : 'right';
      return right;
    } finally {
      end(account, outcome);
    }
  },
});

/** The key of an address: an IPv4 address, or the /64 of an IPv6 address, which belongs to one subscriber. */
export const addressKey = (address: string): string => {
  const plain = address.replace(/^::ffff:/i, '');
  if (isIPv4(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
};

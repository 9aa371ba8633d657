import type { Pool } from './pool.ts';

export interface DatabaseClock {
  /** The time by PostgreSQL's clock; by this machine's until PostgreSQL was received for the first time. */
  now(): Date;
  /** PostgreSQL was received. */
  ready: Promise<void>;
  close(): void;
}

/** What was received of the clock: it showed `at` at some instant between the two, all in milliseconds. */
interface Sample {
  at: number;
  asked: number;
  answered: number;
}

const everyMs = 10_000;
const retryMs = 500;

/**
 * How far the clock is ahead of our own timer. What was believed stands as long as it may be true, so that a slow answer, which
 * says little, changes little.
 */
export const offsetAfter = (believed: number | undefined, { at, asked, answered }: Sample): number =>
  believed === undefined ? at - (asked + answered) / 2 : Math.min(Math.max(believed, at - answered), at - asked);

/**
 * One clock for all processes, however wrong those of their machines are: that of the database, asked now and then and carried on
 * by this machine's monotonic timer, which nobody sets.
 *
 * @see docs/decisions/exam-deadlines.md
 */
export const createDatabaseClock = (pool: Pick<Pool, 'query'>): DatabaseClock => {
  let offset: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const received = Promise.withResolvers<void>();

  const ask = async () => {
    let pauseMs = everyMs;
    try {
      const asked = performance.now();
      const { rows } = await pool.query<{ at: number }>(
        'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
      );
      offset = offsetAfter(offset, { at: rows[0]?.at ?? Number.NaN, asked, answered: performance.now() });
      received.resolve();
    } catch {
      // The server is away; our own timer carries on.
      pauseMs = retryMs;
    }
    if (!closed) timer = setTimeout(ask, pauseMs).unref();
  };
  void ask();

  return {
    now: () => (offset === undefined ? new Date() : new Date(performance.now() + offset)),
    ready: received.promise,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
};

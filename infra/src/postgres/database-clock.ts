import type { Logger } from '../logging/logger.ts';
import { type ClockJump, jumpIsToldForMs, writeClockJump } from './clock-jump.ts';
import type { Pool } from './pool.ts';

export interface DatabaseClock {
  /** The time of PostgreSQL's clock. Before the first answer of PostgreSQL, the time of this machine. */
  now(): Date;
  /** Resolves with the first answer of PostgreSQL. */
  ready: Promise<void>;
  /** The handler is called when the database's clock was set forward or back. Timers that were computed before are wrong then. */
  onStep(handler: () => void): void;
  /** The last jump within an hour that this process found, for operators. It is known without the database too. */
  jump(): ClockJump | null;
  close(): void;
}

/** The database's clock showed `at` at an instant between the two times of this machine. All in milliseconds. */
interface Sample {
  at: number;
  asked: number;
  answered: number;
}

const everyMs = 5_000;
const retryMs = 500;
/** A smaller change is drift, or an inexact answer. */
const stepMs = 1_000;
/** Operators are told about a jump of at least this length. */
const toldFromMs = 10_000;

/**
 * How far the database's clock is ahead of this machine's timer. The last estimate stays when the answer allows it. So
 * a slow answer, which is inexact, changes little.
 */
export const offsetAfter = (believed: number | undefined, { at, asked, answered }: Sample): number =>
  believed === undefined ? at - (asked + answered) / 2 : Math.min(Math.max(believed, at - answered), at - asked);

/**
 * One clock for all processes, also when the clocks of their machines are wrong: the database's clock, read regularly, and between
 * two readings this machine's monotonic timer.
 *
 * @see docs/decisions/exam-deadlines.md
 */
export const createDatabaseClock = (
  pool: Pick<Pool, 'query'>,
  logger: Pick<Logger, 'info' | 'warn'>,
): DatabaseClock => {
  let offset: number | undefined;
  let isAway = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let step = () => {};
  let jump: (ClockJump & { until: number }) | undefined;
  const received = Promise.withResolvers<void>();

  const notice = (changeMs: number, present: number) => {
    if (Math.abs(changeMs) >= toldFromMs) {
      const now = performance.now();
      jump = { at: new Date(now + present), seconds: Math.round(changeMs / 1_000), until: now + jumpIsToldForMs };
      logger.warn({ seconds: jump.seconds }, 'the clock of the database jumped');
      writeClockJump(pool, jump).catch((err) => logger.warn({ err }, 'the jump of the clock was not stored'));
    }
    if (Math.abs(changeMs) > stepMs) step();
  };

  const ask = async () => {
    let pauseMs = everyMs;
    try {
      const asked = performance.now();
      const { rows } = await pool.query<{ at: number }>(
        'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
      );
      const before = offset;
      offset = offsetAfter(offset, { at: rows[0]?.at ?? Number.NaN, asked, answered: performance.now() });
      received.resolve();
      if (isAway) logger.info('the database answers');
      isAway = false;
      if (before !== undefined) notice(offset - before, offset);
    } catch (error) {
      if (!isAway && !closed) logger.warn({ err: error }, 'waiting for the database');
      isAway = true;
      pauseMs = retryMs;
    }
    if (closed) return;
    timer = setTimeout(ask, pauseMs);
    // Until the first answer only this timer keeps a process running that waits for it.
    if (offset !== undefined) timer.unref();
  };
  void ask();

  return {
    now: () => (offset === undefined ? new Date() : new Date(performance.now() + offset)),
    ready: received.promise,
    onStep(handler) {
      step = handler;
    },
    jump: () => (jump && performance.now() < jump.until ? { at: jump.at, seconds: jump.seconds } : null),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
};

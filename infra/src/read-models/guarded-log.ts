import { type EventStore, StoreUnavailable } from '../event-store/port.ts';
import type { Logger } from '../logging/logger.ts';
import type { Pool } from '../postgres/pool.ts';
import { type LogMatch, logMismatch, matchLog } from './match-log.ts';
import type { ReadModelWaiter } from './read-model-waiter.ts';

interface Options {
  pool: Pool;
  store: EventStore;
  waiter: Pick<ReadModelWaiter, 'position' | 'reread'>;
  logger: Pick<Logger, 'error' | 'info'>;
  /** Milliseconds between two checks. */
  everyMs?: number;
  /** Called when the read models are of this log again. They may have been made again. */
  onSameAgain?: () => void;
}

export interface GuardedLog {
  /** The store, without appends while the read models were made from another log. */
  store: EventStore;
  /** Compares log and read models now. */
  check(): Promise<LogMatch>;
  close(): void;
}

/** Refuses appends to a log that the read models were not made from: they would be acknowledged and never shown. */
export const guardLog = ({ pool, store, waiter, logger, everyMs = 10_000, onSameAgain }: Options): GuardedLog => {
  let match: LogMatch = 'same';
  const check = async (): Promise<LogMatch> => {
    // While a server is away nothing is known, so the last answer counts.
    const found = await matchLog(pool, store).catch(() => match);
    if (found !== match && found !== 'same') logger.error(`${logMismatch[found]}: nothing is written`);
    if (found !== match && found === 'same') {
      logger.info('the event log is the one of the read models again');
      waiter.reread(); // the position of the new tables may be lower
      onSameAgain?.();
    }
    match = found;
    return match;
  };
  const refuse = (found: LogMatch) => {
    if (found !== 'same') throw new StoreUnavailable(logMismatch[found]);
  };
  const timer = setInterval(check, everyMs).unref();
  return {
    store: {
      ...store,
      async append(stream, events, options) {
        if (match !== 'same') refuse(await check());
        const shown = waiter.position();
        const appended = await store.append(stream, events, options);
        // The read models cannot contain an event before it was appended.
        if (!appended.duplicate && appended.position <= shown) refuse(await check());
        return appended;
      },
    },
    check,
    close: () => clearInterval(timer),
  };
};

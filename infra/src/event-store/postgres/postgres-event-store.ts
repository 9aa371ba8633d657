import type { Logger } from 'pino';
import { createListener, type Listener } from '../../postgres/listen.ts';
import type { Pool } from '../../postgres/pool.ts';
import { refuseTooLarge } from '../append-size.ts';
import type { CopyTarget } from '../port.ts';
import { appendCopied } from './append-copied.ts';
import { commitBatchTo } from './commit-batch.ts';
import { follow } from './follow.ts';
import { createGroupCommitter } from './group-committer.ts';
import { createStreamReader, head, readAll, readCopyId } from './read-events.ts';

export interface PostgresEventStoreOptions {
  /** Stays open when the store closes. */
  pool: Pool;
  /** For the listening connection. The first subscription opens it. */
  connectionString: string;
  /** Used instead of a connection of the store's own. Stays open when the store closes. */
  listener?: Listener;
  logger?: Logger;
  /** Types of events that subscriptions may read a second late. An append that has only such events sends no NOTIFY. */
  typesThatCanWait?: readonly string[];
}

/** The log in the table es.events (migration 0001). See docs/decisions/group-commit.md. */
export const createPostgresEventStore = ({
  pool,
  connectionString,
  listener,
  logger,
  typesThatCanWait = [],
}: PostgresEventStoreOptions): CopyTarget => {
  const committer = createGroupCommitter(commitBatchTo(pool, typesThatCanWait));
  const closing = new AbortController();
  let own: Listener | undefined;
  const listen = (): Listener => {
    if (listener) return listener;
    own ??= createListener(connectionString);
    return own;
  };

  return {
    append: async (stream, events, { expectedVersion }) => {
      if (events.length === 0) throw new RangeError('an append needs at least one event');
      refuseTooLarge(events);
      return committer.append({ stream, events, expectedVersion });
    },
    appendCopied: (events, count) => appendCopied(pool, events, count),
    readStream: createStreamReader(pool),
    readAll: (options) => readAll(pool, options),
    subscribe(options) {
      const signal = AbortSignal.any([options.signal, closing.signal]);
      return follow({ listener: listen(), readAll: (page) => readAll(pool, page), logger }, { ...options, signal });
    },
    head: () => head(pool),
    copyId: () => readCopyId(pool),
    end: () => head(pool),
    async close() {
      closing.abort();
      await committer.close();
      await own?.close();
    },
  };
};

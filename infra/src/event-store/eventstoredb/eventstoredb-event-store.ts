import type { Logger } from 'pino';
import { type CopyTarget, StoreUnavailable } from '../port.ts';
import { appendCopied } from './append-copied.ts';
import { createAppender } from './append-events.ts';
import { type Ask, createCalls } from './calls.ts';
import { createConnections } from './connections.ts';
import { createOwnEventFilter } from './foreign-events.ts';
import { openClient } from './open-client.ts';
import { createHead, readAll, readEnd, readStream } from './read-events.ts';
import { subscribeAll } from './subscribe-all.ts';

export interface EventStoreDbOptions {
  /** esdb://… or kurrentdb://… */
  connectionString: string;
  logger?: Logger;
  /** Time without any answer of the server, in milliseconds. A call to a server that answers other calls may take five times as long. */
  timeoutMs?: number;
  /** Size of the memory for event ids, in bytes. */
  mostIdBytes?: number;
}

/**
 * The log in EventStoreDB or KurrentDB. It differs from PostgreSQL in one point: when two processes append the same event ids at the
 * same instant, both may get `duplicate: false`. The events are still written once.
 */
export const createEventStoreDbEventStore = (options: EventStoreDbOptions): CopyTarget => {
  const { connectionString, logger, timeoutMs = 2_000, mostIdBytes } = options;
  const connections = createConnections(() => openClient(connectionString));
  const closing = new AbortController();
  const call = createCalls(connections, { timeoutMs, closing: closing.signal });
  const isOwnEvent = createOwnEventFilter(logger);
  const head = createHead();
  const wholeStream = (ask: Ask, stream: string) => readStream(ask, isOwnEvent, stream, { from: 1 });
  const appender = createAppender({ call, readStream: wholeStream, mostIdBytes });

  return {
    append: (stream, events, { expectedVersion }) => appender.append(stream, events, expectedVersion),
    appendCopied: (events) => appendCopied(call, events),
    async readStream(stream, { from = 1, limit } = {}) {
      const read = await call((ask) => readStream(ask, isOwnEvent, stream, { from, limit }));
      const isWhole = from === 1 && (limit === undefined || read.events.length < limit);
      if (isWhole) appender.learn(stream, read);
      return read.events;
    },
    readAll: (page) => call((ask) => readAll(ask, isOwnEvent, page)),
    subscribe(subscription) {
      const signal = AbortSignal.any([subscription.signal, closing.signal]);
      return subscribeAll({ connections, isOwnEvent, timeoutMs, logger }, { ...subscription, signal });
    },
    head: () => call(head),
    copyId: async () => '',
    end: () => call(readEnd),
    async close() {
      closing.abort(new StoreUnavailable('it was closed'));
      await connections.close();
    },
  };
};

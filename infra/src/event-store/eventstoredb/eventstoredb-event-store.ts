import { setTimeout as delay } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import type { Logger } from 'pino';
import type { EventStore } from '../port.ts';
import { createAppender } from './append-events.ts';
import { head, readAll, readStream } from './read-events.ts';
import { retrying } from './retrying.ts';
import { subscribeAll } from './subscribe-all.ts';

export interface EventStoreDbOptions {
  /** esdb://… or kurrentdb://… */
  connectionString: string;
  logger?: Logger;
}

/**
 * The log in EventStoreDB or KurrentDB. One difference to PostgreSQL that no caller may rely on: of appends of the same event
 * ids that run at the same instant in two processes, both may say `duplicate: false`; the events stand once all the same.
 */
export const createEventStoreDbEventStore = ({ connectionString, logger }: EventStoreDbOptions): EventStore => {
  const client = EventStoreDBClient.connectionString(connectionString.replace(/^kurrentdb/, 'esdb'));
  const closing = new AbortController();
  const again = <T>(call: () => Promise<T>) => retrying(call, closing.signal);
  const wholeStream = (stream: string) => again(() => readStream(client, stream, 1));
  const appender = createAppender({ client, readStream: wholeStream, signal: closing.signal });

  return {
    append: (stream, events, { expectedVersion }) => appender.append(stream, events, expectedVersion),
    async readStream(stream, { from = 1 } = {}) {
      if (from > 1) return again(() => readStream(client, stream, from));
      const events = await wholeStream(stream);
      appender.learn(stream, events);
      return events;
    },
    readAll: (options) => again(() => readAll(client, options)),
    subscribe(options) {
      const signal = AbortSignal.any([options.signal, closing.signal]);
      return subscribeAll({ client, logger }, { ...options, signal });
    },
    head: () => again(() => head(client)),
    async close() {
      closing.abort();
      // A cut request may never be reported as ended; it must not hold up the process.
      await Promise.race([client.dispose(), delay(1_000, undefined, { ref: false })]);
    },
  };
};

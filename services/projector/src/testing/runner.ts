import { createListener, type Listener } from '@matraz/infra/postgres/listen';
import { noTracing } from '@matraz/infra/tracing/tracing';
import type pg from 'pg';
import { beforeEach } from 'vitest';
import { account } from '../accounts/account.projection.ts';
import { studentXp } from '../practice/student-xp.projection.ts';
import type { Projection } from '../projection.ts';
import { connect } from '../runner/connection.ts';
import type { SchemaName } from '../runner/schemas.ts';
import type { ServeOptions } from '../runner/serve.ts';
import { createAnswers } from './answers.ts';
import { eachWithPlatform, type Platform } from './platform.ts';

type Options = Omit<ServeOptions, 'client' | 'start' | 'writers'>;

/** Their few tables are made quickly. */
export const twoProjections: readonly Projection[] = [account, studentXp];

/** Counts the handlers that are still there. */
const counted = (listener: Listener) => {
  let handlers = 0;
  const count = (unsubscribe: () => void) => {
    handlers += 1;
    return () => {
      handlers -= 1;
      unsubscribe();
    };
  };
  return {
    ...listener,
    on: (...handler: Parameters<Listener['on']>) => count(listener.on(...handler)),
    onReconnect: (handler: () => void) => count(listener.onReconnect(handler)),
    handlers: () => handlers,
  };
};

/** Calls the hook before each statement that contains the text. */
export const beforeQueries = (client: pg.Client, part: string, hook: () => unknown) => {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  Object.assign(client, {
    query: async (statement: string | pg.QueryConfig, values?: unknown) => {
      const text = typeof statement === 'string' ? statement : statement.text;
      if (text.includes(part)) await hook();
      return query(statement, values);
    },
  });
};

/** Counts the statements that contain the text. */
export const countQueries = (client: pg.Client, part = '') => {
  let count = 0;
  beforeQueries(client, part, () => {
    count += 1;
  });
  return () => count;
};

/** What the parts of the runner are called with, and what they say and leave behind. */
const openRunner = async (platform: Platform) => {
  const { database, store, atEnd, until, rows, lines, logger } = platform;
  const url = new URL(database.url);
  url.searchParams.set('application_name', 'listener-of-test');
  const real = createListener(url.href);
  atEnd(real.close);
  // A projector looks for a rebuild at each connect, so the connect is before the test.
  const hear = async (channel: string) => {
    const messages: Record<string, unknown>[] = [];
    real.on(channel, (message) => void messages.push(message));
    await until(async () => real.isListening(channel));
    return messages as readonly Record<string, unknown>[];
  };
  const heard = await hear('matraz_projector');
  const told = await hear('matraz_read');
  const listener = counted(real);
  const answers = createAnswers(platform);
  const stopping = new AbortController();
  const options: Options = {
    listener,
    store,
    databaseUrl: database.url,
    projections: twoProjections,
    batchSize: 50,
    logger,
    signal: stopping.signal,
    tracing: noTracing,
  };

  return {
    options,
    /** What was sent to the projectors. */
    heard,
    /** What was sent to the readers of the tables. */
    told,
    tell: (message: object) => rows(`select pg_notify('matraz_projector', '${JSON.stringify(message)}')`),
    messages: () => lines().map(({ msg }) => msg),
    /** Adds answers to the log. */
    answer: (count = 1) => answers.append(count),
    xp: async () => (await rows('select sum(xp)::int as xp from read.student_xp'))[0].xp,
    position: async () => Number((await rows('select position from read.checkpoint'))[0].position),
    /** Ends the connection of the listener, and no other. */
    cutListener: () =>
      rows(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'listener-of-test'`),
    /** How many handlers are subscribed. */
    handlers: listener.handlers,
    abort: () => stopping.abort(),
    async open(schema: SchemaName) {
      const connection = await connect(database.url, schema);
      atEnd(connection.close);
      return connection;
    },
    /** Work that goes on until it is stopped, at the latest by the end of the test. */
    run<Result>(work: Promise<Result>) {
      const stop = () => {
        stopping.abort();
        return work;
      };
      atEnd(() => stop().catch(() => {}));
      const isOver = work.then((result) => Promise.reject(new Error(`it has ended: ${result}`)));
      isOver.catch(() => {});
      return {
        stop,
        ended: work,
        /** Waits for a state, which the work must reach before its end. */
        during: <State>(state: Promise<State>) => Promise.race([state, isOver]),
      };
    },
  };
};

export type Runner = Awaited<ReturnType<typeof openRunner>>;

/** A platform, and what its runner needs, for each test of the file. */
export const eachWithRunner = (use: (platform: Platform, runner: Runner) => void) => {
  let platform: Platform;
  eachWithPlatform((fresh) => {
    platform = fresh;
  });
  beforeEach(async () => use(platform, await openRunner(platform)));
};

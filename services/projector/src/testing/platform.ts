import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { createLogger } from '@matraz/infra/logging/logger';
import { createTestDatabase } from '@matraz/infra/testing/database';
import { afterEach, beforeEach, vi } from 'vitest';
import { requestRebuild, status } from '../operations.ts';
import type { Projection } from '../projection.ts';
import { projections } from '../projections.ts';
import { startProjector } from '../projector.ts';
import { verify } from '../verification/verify.ts';
import { dump, silent } from './read-models.ts';
import { createSchool } from './school.ts';

const open = async () => {
  const database = await createTestDatabase();
  const store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
  const ends: (() => Promise<unknown>)[] = [];
  const logLines: string[] = [];
  const logger = createLogger('test', { write: (line: string) => void logLines.push(line) });
  const school = createSchool(store);
  const operations = { pool: database.pool, databaseUrl: database.url, store, projections, logger: silent };
  const rows = async (query: string) => (await database.pool.query(query)).rows;
  const until = (condition: () => Promise<boolean>) => vi.waitUntil(condition, { timeout: 60_000, interval: 20 });

  return {
    database,
    store,
    school,
    rows,
    until,
    logger,
    /** The log lines of the projectors, and of everything else that has the logger. */
    logLines: logLines as readonly string[],
    /** The same, without the process and the time. */
    lines: (): Record<string, unknown>[] =>
      logLines.map((line) => {
        const { name, time, pid, hostname, ...said } = JSON.parse(line);
        return said;
      }),
    /** Holds a lock of the projectors, as another process would. @returns releases it */
    async hold(lock: string) {
      const client = await database.pool.connect();
      await client.query(`select pg_advisory_lock(hashtextextended('matraz projector: ${lock}', 0))`);
      let isHeld = true;
      const release = async () => {
        if (!isHeld) return;
        isHeld = false;
        await client.query('select pg_advisory_unlock_all()');
        client.release();
      };
      ends.push(release);
      return release;
    },
    /** Waits until a connection of the database waits for a lock. */
    someoneWaits: () =>
      until(async () => {
        const waiting = await rows(
          'select pid from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
        );
        return waiting.length > 0;
      }),
    /** Runs before the other parts are closed. */
    atEnd: (end: () => Promise<unknown>) => ends.push(end),
    /** @returns stops the projector */
    start(of: readonly Projection[] = projections) {
      const stopping = new AbortController();
      const ended = startProjector({
        store,
        databaseUrl: database.url,
        projections: of,
        logger,
        signal: stopping.signal,
        batchSize: 50,
      });
      const stop = async () => {
        stopping.abort();
        await ended;
      };
      ends.push(stop);
      return stop;
    },
    /** Waits until tables of these versions contain the whole log. */
    caughtUp: (of: readonly Projection[] = projections) =>
      until(async () => {
        const { position, head, versions } = await status(operations);
        return position === head && of.every(({ name, version }) => versions[name] === version);
      }),
    /** Students study until the returned function is called. They wait for `isRead` between two groups of answers. */
    keepStudying(isRead: () => Promise<unknown>) {
      let isStudying = true;
      const studied = (async () => {
        while (isStudying) {
          await school.study(20);
          await isRead();
        }
      })();
      return async () => {
        isStudying = false;
        await studied;
      };
    },
    requestRebuild: () => requestRebuild(operations),
    rebuilt: () => until(async () => (await status(operations)).rebuilding === null),
    status: () => status(operations),
    verify: () => verify(operations),
    dump: () => dump(database.pool, 'read'),
    /** Changes with every swap of the tables. */
    tableId: async () => (await rows("select 'read.student_xp'::regclass::oid as oid"))[0]?.oid as string,
    schemas: async () =>
      (await rows("select nspname from pg_namespace where nspname like 'read%' order by 1")).map(
        ({ nspname }) => nspname,
      ),
    async close() {
      for (const end of ends.toReversed()) await end();
      await store.close();
      await database.drop();
    },
  };
};

export type Platform = Awaited<ReturnType<typeof open>>;

/** A new log, a school that writes to it, and projectors, for each test of the file. */
export const eachWithPlatform = (use: (platform: Platform) => void) => {
  let platform: Platform;
  beforeEach(async () => {
    platform = await open();
    use(platform);
  });
  afterEach(() => platform.close());
};

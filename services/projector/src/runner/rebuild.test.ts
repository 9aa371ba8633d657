import { expect, test } from 'vitest';
import { projections } from '../projections.ts';
import { eachWithPlatform, type Platform } from '../testing/platform.ts';
import { silent } from '../testing/read-models.ts';
import { connect } from './connection.ts';
import { fillForMove, rebuild } from './rebuild.ts';

let platform: Platform;
eachWithPlatform((fresh) => {
  platform = fresh;
});

test('events that are served between the last page of a rebuild and its swap are in the new tables', async () => {
  const { store, database, school } = platform;
  await school.open();
  const stop = platform.start();
  await school.study(50);
  await platform.caughtUp();
  const before = await platform.tableId();
  const swappedAt: bigint[] = [];
  let shown = 0n;
  await rebuild({
    ...{ databaseUrl: database.url, store, projections, logger: silent, signal: new AbortController().signal },
    writes: async (swap) => {
      await school.study(50);
      await platform.caughtUp();
      await stop();
      shown = await store.head();
      return swap();
    },
    servedPosition: () => shown,
    partitions: 1,
    onSwap: (position) => swappedAt.push(position),
  });
  expect(await platform.tableId()).not.toBe(before);
  expect(swappedAt).toEqual([await store.head()]);
  expect(await platform.verify()).toEqual([]);
});

test('a schema that is behind the served one is not swapped in', async () => {
  const { store, database, school } = platform;
  await school.open();
  const stop = platform.start();
  await platform.caughtUp();
  const rebuilding = rebuild({
    ...{ databaseUrl: database.url, store, projections, logger: silent, signal: new AbortController().signal },
    writes: async (swap) => {
      await school.study(5);
      await platform.caughtUp();
      await stop();
      return swap();
    },
    servedPosition: () => 0n,
    partitions: 1,
    onSwap: () => {},
  });
  await expect(rebuilding).rejects.toThrow('behind the served one');
  expect(await platform.verify()).toEqual([]);
});

test('after a crash of the server has emptied the tables of a rebuild, the rebuild starts again', async () => {
  const { store, database, school } = platform;
  await school.open();
  await school.study(50);
  const stop = platform.start();
  await platform.caughtUp();
  await stop();
  await platform.requestRebuild();
  // Crash recovery empties tables that are not logged.
  const { client, close } = await connect(database.url, 'read_next');
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'read_next'");
  await client.query(`truncate ${rows.map(({ tablename }) => `read_next.${tablename}`)}`).finally(close);
  const before = await platform.dump();
  await rebuild({
    ...{ databaseUrl: database.url, store, projections, logger: silent, signal: new AbortController().signal },
    writes: (swap) => swap(),
    servedPosition: () => 0n,
    partitions: 1,
    onSwap: () => {},
  });
  expect(await platform.dump()).toBe(before);
  const unlogged = await platform.rows("select relname from pg_class where relpersistence = 'u'");
  expect(unlogged).toEqual([]);
});

test('tables that were filled before a move have statistics, and the rebuild that serves them does not make them again', async () => {
  const { store, database, school } = platform;
  await school.open();
  await school.study(50);
  const options = { databaseUrl: database.url, store, projections, logger: silent };
  const stopping = new AbortController();
  await fillForMove({ ...options, owner: undefined, signal: stopping.signal, onFilled: () => stopping.abort() });
  /** How often each table was analyzed. The server counts it when the connection has ended. */
  const analyzed = async (schema: string) => {
    const rows = await platform.rows(`select analyze_count from pg_stat_all_tables where schemaname = '${schema}'`);
    return rows.map(({ analyze_count }) => Number(analyze_count));
  };
  const isAnalyzed = (counts: number[]) => counts.length > 0 && counts.every((count) => count === 1);
  await platform.until(async () => isAnalyzed(await analyzed('read_next')));
  const estimate = "select reltuples from pg_class where oid = 'read_next.student_xp'::regclass";
  const students = await platform.rows('select count(*)::int as reltuples from read_next.student_xp');
  expect(await platform.rows(estimate)).toEqual(students);
  await rebuild({
    ...{ ...options, signal: new AbortController().signal, replaces: true },
    writes: (swap) => swap(),
    servedPosition: () => 0n,
    partitions: 1,
    onSwap: () => {},
  });
  expect(await analyzed('read')).toSatisfy(isAnalyzed);
});

import type { EventStore } from '@matraz/infra/event-store/port';
import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestRebuild, status } from './operations.ts';
import { projections } from './projections.ts';
import { startProjector } from './projector.ts';
import { eachWithPlatform, type Platform } from './testing/platform.ts';
import { silent } from './testing/read-models.ts';
import { createSchool } from './testing/school.ts';

let platform: Platform;
eachWithPlatform((fresh) => {
  platform = fresh;
});

/** The log of another platform, or of this one after its volume was lost. */
let other: TestDatabase;
let otherLog: EventStore;
beforeEach(async () => {
  other = await createTestDatabase();
  otherLog = createPostgresEventStore({ pool: other.pool, connectionString: other.url });
});
afterEach(async () => {
  await otherLog.close();
  await other.drop();
});

const operations = (store: EventStore) => ({ pool: platform.database.pool, projections, store });

/** Runs a projector of the platform's tables on the other log. */
const startOnOtherLog = () => {
  const said: string[] = [];
  const say = (...line: unknown[]) => void said.push(String(line.at(-1)));
  const stopping = new AbortController();
  const ended = startProjector({
    store: otherLog,
    databaseUrl: platform.database.url,
    projections,
    signal: stopping.signal,
    logger: Object.assign(Object.create(silent), { error: say }),
  });
  const stop = async () => {
    stopping.abort();
    await ended;
  };
  platform.atEnd(stop);
  return { said, stop };
};

const fillTables = async () => {
  await platform.school.open();
  await platform.school.study(100);
  const stop = platform.start();
  await platform.caughtUp();
  await stop();
};

test.each([
  { what: 'shorter', events: 5, reason: 'the event log ends before the position of the read models' },
  { what: 'other', events: 500, reason: 'the event log is not the one that the read models were made from' },
])('a log that is $what is not projected, and the projector says so', async ({ what, events, reason }) => {
  await fillTables();
  // Tables that were made from an empty log do not name it.
  if (what === 'shorter') await platform.database.pool.query('comment on schema read is null');
  const before = await platform.dump();
  const school = createSchool(otherLog);
  await school.open();
  await school.study(events);
  const { said, stop } = startOnOtherLog();
  await expect.poll(() => said).toContain(`${reason}: nothing is projected`);
  await stop();
  expect((await status(operations(otherLog))).log).toBe(what);
  expect(await platform.dump()).toBe(before);
});

test('a copy in another engine is another log, because its positions differ', async () => {
  await fillTables();
  const { store } = platform;
  const copy: EventStore = {
    ...store,
    async readAll(page) {
      const { events, position } = await store.readAll(page);
      return { events: events.map((event) => ({ ...event, position: event.position << 64n })), position };
    },
    end: async () => (await store.end()) << 64n,
  };
  expect((await status(operations(copy))).log).toBe('other');
});

test('a rebuild that may replace the tables drops a half-filled schema of the old log and starts from zero', async () => {
  await fillTables();
  // A rebuild of the old log was interrupted.
  await platform.requestRebuild();
  await platform.database.pool.query('update read_next.checkpoint set position = 90');
  await createSchool(otherLog).open();
  const { said } = startOnOtherLog();
  await expect.poll(() => said.length).toBeGreaterThan(0);
  expect(await requestRebuild({ ...operations(otherLog), replaceBy: otherLog })).toBe(true);
  await platform.until(async () => (await status(operations(otherLog))).log === 'same');
  const after = await status(operations(otherLog));
  expect({ log: after.log, position: after.position }).toEqual({ log: 'same', position: await otherLog.head() });
  expect(await platform.rows('select from read.student_xp')).toEqual([]);
});

test('a rebuild that was asked for before the projector noticed the loss replaces the tables', async () => {
  const school = createSchool(otherLog);
  await school.open();
  await school.study(20);
  startOnOtherLog();
  await expect.poll(async () => (await status(operations(otherLog))).position).toBe(await otherLog.head());
  await other.pool.query('alter table es.events disable trigger user; delete from es.events where position > 15');
  await requestRebuild({ ...operations(otherLog), replaceBy: otherLog });
  await expect.poll(async () => (await status(operations(otherLog))).position).toBe(15n);
});

test('a projector stops when the log is replaced while it runs', async () => {
  await createSchool(otherLog).open();
  const { said } = startOnOtherLog();
  await expect.poll(async () => (await status(operations(otherLog))).position).toBe(await otherLog.head());
  await other.pool.query('alter table es.events disable trigger user; delete from es.events');
  await expect
    .poll(() => said)
    .toContain('the event log ends before the position of the read models: nothing is projected');
});

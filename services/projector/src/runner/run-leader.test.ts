import { noteOf, readNote, writeNote } from '@matraz/infra/read-models/match-log';
import { beforeEach, describe, expect, test } from 'vitest';
import { requestRebuild } from '../operations.ts';
import { studentXp } from '../practice/student-xp.projection.ts';
import type { Projection } from '../projection.ts';
import { generousXp, withGenerousXp } from '../testing/generous-xp.ts';
import type { Platform } from '../testing/platform.ts';
import { beforeQueries, eachWithRunner, type Runner, twoProjections } from '../testing/runner.ts';
import type { Connection } from './connection.ts';
import { type LeaderOptions, runLeader } from './run-leader.ts';
import { createSchema } from './schemas.ts';

let platform: Platform;
let runner: Runner;
eachWithRunner((...fresh) => {
  [platform, runner] = fresh;
});
let connection: Connection;
beforeEach(async () => {
  connection = await runner.open('read');
});

const lead = (options: Partial<LeaderOptions> = {}) =>
  runner.run(runLeader({ ...runner.options, connection, ...options }));
type Work = ReturnType<typeof lead>;
const caughtUp = (work: Work, of: readonly Projection[] = twoProjections) => work.during(platform.caughtUp(of));
/** The same connection, that can be lost at once. */
const losing = (connection: Connection) => {
  const loss = new AbortController();
  return { connection: { ...connection, lost: loss.signal }, lose: () => loss.abort() };
};

const generous = withGenerousXp(twoProjections);
const generousWithPrevious = withGenerousXp(twoProjections, { ...generousXp, previous: studentXp });
const newer = { account: 2, 'student-xp': 2 };
const make = (projections: readonly Projection[] = twoProjections) =>
  createSchema(connection.client, 'read', projections);
const named = () => noteOf(platform.store);
const note = () => readNote(platform.database.pool, 'read');
const setNote = (one: Parameters<typeof writeNote>[2]) => writeNote(platform.database.pool, 'read', one);
const swap = { at: '2026-03-02T12:00:00.000Z', ms: 1, pauseMs: 2 };
const otherLog = 'the event log is not the one that the read models were made from: nothing is projected';

describe('the leader', () => {
  test('makes the tables at the first start, writes them, and stops', async () => {
    await runner.answer(3);
    const leader = lead();
    await caughtUp(leader);
    expect(runner.handlers()).toBeGreaterThan(0);
    expect(await leader.stop()).toBe('stopped');
    expect(runner.handlers()).toBe(0);
    expect(platform.lines()).toEqual([{ level: 'info', msg: 'first start: read models made' }]);
    expect(await note()).toEqual(await named());
    expect(await runner.xp()).toBe(30);
  });

  test('changes nothing in tables that fit', async () => {
    await runner.answer();
    await make();
    await setNote({ ...(await named()), swap });
    const written = () => platform.rows("select xmin from pg_description where objoid = 'read'::regnamespace");
    const before = await written();
    const leader = lead();
    await caughtUp(leader);
    await leader.stop();
    expect(await written()).toEqual(before);
    expect(await note()).toEqual({ ...(await named()), swap });
    expect(platform.lines()).toEqual([]);
  });

  test('names the log in tables that do not name one yet', async () => {
    await runner.answer();
    await make();
    await setNote({ swap });
    await caughtUp(lead());
    expect(await note()).toEqual({ ...(await named()), swap });
  });

  test('that is stopped before it serves writes nothing', async () => {
    await runner.answer();
    runner.abort();
    expect(await lead().ended).toBe('stopped');
    expect(await runner.position()).toBe(0);
  });

  test('ends when the tables vanish before its look at them', async () => {
    await runner.answer();
    await make();
    beforeQueries(connection.client, "to_regclass('read.checkpoint') as checkpoint", () =>
      platform.rows('drop schema if exists read cascade'),
    );
    expect(await lead().ended).toBe('stopped');
    expect(await platform.schemas()).toEqual([]);
    expect(runner.handlers()).toBe(0);
  });

  test('throws when its connection is lost', async () => {
    const { connection: own, lose } = losing(connection);
    const leader = lead({ connection: own });
    await caughtUp(leader);
    lose();
    await expect(leader.ended).rejects.toMatchObject({ message: 'the connection that leads was lost' });
    expect(runner.handlers()).toBe(0);
  });

  test('that is stopped loses its connection without an error', async () => {
    const { connection: own, lose } = losing(connection);
    const leader = lead({ connection: own });
    await caughtUp(leader);
    runner.abort();
    lose();
    expect(await leader.ended).toBe('stopped');
  });
});

describe('another log', () => {
  beforeEach(async () => {
    await runner.answer(2);
    await make();
    await setNote({ log: 'another' });
    await platform.rows('update read.checkpoint set position = 1');
  });
  const ask = (replaces: boolean) =>
    requestRebuild({
      pool: platform.database.pool,
      projections: twoProjections,
      replaceBy: replaces ? platform.store : undefined,
    });

  test('is not projected', async () => {
    await expect(lead().ended).rejects.toMatchObject({ message: otherLog });
    expect(runner.handlers()).toBe(0);
    expect([await runner.position(), await note()]).toEqual([1, { log: 'another' }]);
  });

  test('is not projected for a rebuild that may not replace the tables', async () => {
    await ask(false);
    await expect(lead().ended).rejects.toMatchObject({ message: otherLog });
    expect(await platform.schemas()).toEqual(['read', 'read_next']);
  });

  test('is not projected when an operator has allowed a third one', async () => {
    await ask(true);
    const note = { ...(await readNote(platform.database.pool, 'read_next')), allowedLog: 'a third one' };
    await writeNote(platform.database.pool, 'read_next', note);
    await expect(lead().ended).rejects.toMatchObject({ message: otherLog });
  });

  test('is projected from its beginning when an operator has allowed it', async () => {
    await platform.rows('update read.checkpoint set position = 77');
    await ask(true);
    const leader = lead();
    await caughtUp(leader);
    expect(await runner.xp()).toBe(20);
    expect(await note()).toMatchObject(await named());
    await runner.answer();
    await caughtUp(leader);
    expect(await runner.xp()).toBe(30);
    expect(platform.lines()).toMatchObject([
      { level: 'warn', msg: 'the read models are made again from another event log' },
      { level: 'info', msg: 'rebuild under way', from: '0' },
      { level: 'info', msg: 'rebuild served', position: '2' },
    ]);
  });
});

describe('a newer projector', () => {
  test('that waits makes the leader step down', async () => {
    const leader = lead();
    await caughtUp(leader);
    await runner.tell({ waiting: newer });
    expect(await leader.ended).toBe('superseded');
    expect(runner.handlers()).toBe(0);
  });

  test('is no projector of the same versions, and no other message', async () => {
    const leader = lead();
    await caughtUp(leader);
    await runner.tell({ waiting: { account: 2, 'student-xp': 1 } });
    await runner.tell({ rebuild: false });
    await leader.during(expect.poll(() => runner.heard).toHaveLength(2));
    await runner.answer();
    await caughtUp(leader);
    expect(await leader.stop()).toBe('stopped');
  });

  test('whose tables are served keeps them', async () => {
    await runner.answer();
    await make(generous);
    expect(await lead().ended).toBe('superseded');
    expect(runner.handlers()).toBe(0);
    expect(await runner.position()).toBe(0);
    expect(await platform.status()).toMatchObject({ versions: newer });
  });

  test('loses its tables when an operator asks for a rebuild by the older one', async () => {
    await runner.answer();
    await make(generous);
    await requestRebuild({ pool: platform.database.pool, projections: twoProjections });
    const leader = lead();
    await leader.during(expect.poll(runner.messages).toContain('rebuild served'));
    await caughtUp(leader);
    expect(await platform.status()).toMatchObject({ versions: { 'student-xp': 1 } });
    expect(await runner.xp()).toBe(10);
  });
});

describe('tables of an older release', () => {
  beforeEach(async () => {
    await runner.answer(3);
    await make();
  });
  const rebuilding = {
    level: 'info',
    msg: 'other versions are served: rebuilding',
    served: { account: 2, 'student-xp': 1 },
    ours: newer,
  };
  const rebuilt = [
    { level: 'info', msg: 'rebuild under way' },
    { level: 'info', msg: 'rebuild served' },
  ];

  test('are written by its rules until the new ones are filled', async () => {
    const release = await platform.hold('read_next');
    const leader = lead({ projections: generousWithPrevious });
    await caughtUp(leader);
    expect(await runner.xp()).toBe(30);
    await leader.during(expect.poll(runner.messages).toContain('another projector fills read_next: waiting'));
    await release();
    await caughtUp(leader, generous);
    expect(await runner.xp()).toBe(60);
    await leader.during(expect.poll(runner.messages).toContain('rebuild served'));
    const waiting = { level: 'info', msg: 'another projector fills read_next: waiting' };
    expect(platform.lines()).toMatchObject([rebuilding, waiting, ...rebuilt]);
  });

  test('of a projection that cannot write them lose their version', async () => {
    const release = await platform.hold('read_next');
    const leader = lead({ projections: generous });
    await leader.during(expect.poll(runner.messages).toContain('another projector fills read_next: waiting'));
    expect(await platform.status()).toMatchObject({ versions: { account: 2 } });
    expect((await platform.status()).versions).not.toHaveProperty('student-xp');
    expect(platform.lines()).toContainEqual({
      level: 'warn',
      projections: ['student-xp'],
      msg: 'the old tables of these projections miss new events until the rebuild is done',
    });
    await release();
    await caughtUp(leader, generous);
  });

  test('that no known projection can write stay as they are until then, and may not replace another log', async () => {
    const only = [generousXp];
    await platform.rows('drop schema read cascade');
    await make([studentXp]);
    const leader = lead({ projections: only });
    await caughtUp(leader, only);
    await runner.answer();
    await caughtUp(leader, only);
    expect(await runner.xp()).toBe(80);
    const stated = { ...rebuilding, served: { 'student-xp': 1 }, ours: { 'student-xp': 2 } };
    expect(platform.lines()).toMatchObject([stated, ...rebuilt]);
    expect(await note()).toMatchObject(await named());
    expect(await note()).not.toHaveProperty('allowedLog');
  });

  test('are not served again after a stop in the middle of the rebuild', async () => {
    const release = await platform.hold('read_next');
    await platform.rows('drop schema read cascade');
    await make([studentXp]);
    const leader = lead({ projections: [generousXp] });
    await leader.during(expect.poll(runner.messages).toContain('another projector fills read_next: waiting'));
    expect(await leader.stop()).toBe('stopped');
    await release();
    expect(await runner.position()).toBe(0);
  });
});

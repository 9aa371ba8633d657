import { logIdOf, readNote, writeNote } from '@matraz/infra/read-models/match-log';
import { beforeEach, describe, expect, test } from 'vitest';
import { requestRebuild } from '../operations.ts';
import { studentXp } from '../practice/student-xp.projection.ts';
import type { Projection } from '../projection.ts';
import { generousXp, withGenerousXp } from '../testing/generous-xp.ts';
import type { Platform } from '../testing/platform.ts';
import { beforeQueries, eachWithRunner, type Runner, twoProjections } from '../testing/runner.ts';
import type { Connection } from './connection.ts';
import { type LeaderOptions, runLeader, runPartition } from './run-leader.ts';
import { createSchema } from './schemas.ts';
import { createPartitions } from './split.ts';

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
const partition = { number: 1, of: 2 };
const leadPartition = async (options: Partial<LeaderOptions> = {}) => {
  const own = await runner.open('read_1_of_2', 'read');
  return runner.run(runPartition(partition, { ...runner.options, partitions: 2, connection: own, ...options }));
};
type Work = ReturnType<typeof lead>;
const caughtUp = (work: Work, of: readonly Projection[] = twoProjections) => work.during(platform.caughtUp(of));
/** The same connection, that can be lost at once. */
const losing = (connection: Connection) => {
  const loss = new AbortController();
  return { connection: { ...connection, lost: loss.signal }, lose: () => loss.abort() };
};

const generous = withGenerousXp(twoProjections);
const generousWithPrevious = withGenerousXp(twoProjections, { ...generousXp, previous: studentXp });
const newer = { account: 1, 'student-xp': 2 };
const make = (projections: readonly Projection[] = twoProjections) =>
  createSchema(connection.client, 'read', projections);
const log = () => logIdOf(platform.store);
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
    expect(await note()).toEqual({ log: await log() });
    expect(await runner.xp()).toBe(30);
  });

  test('changes nothing in tables that fit', async () => {
    await runner.answer();
    await make();
    await setNote({ log: await log(), swap });
    const written = () => platform.rows("select xmin from pg_description where objoid = 'read'::regnamespace");
    const before = await written();
    const leader = lead();
    await caughtUp(leader);
    await leader.stop();
    expect(await written()).toEqual(before);
    expect(await note()).toEqual({ log: await log(), swap });
    expect(platform.lines()).toEqual([]);
  });

  test('names the log in tables that do not name one yet', async () => {
    await runner.answer();
    await make();
    await setNote({ swap });
    await caughtUp(lead());
    expect(await note()).toEqual({ log: await log(), swap });
  });

  test('splits progress', async () => {
    await runner.answer();
    const leader = lead({ partitions: 2 });
    await leader.during(expect.poll(platform.schemas).toEqual(['read', 'read_1_of_2', 'read_2_of_2']));
    await leader.during(expect.poll(runner.position).toBe(1));
    await leader.stop();
    expect(await runner.xp()).toBeNull();
    expect(platform.lines().at(-1)).toEqual({ level: 'info', from: 1, to: 2, msg: 'progress is split' });
  });

  test('that is stopped before it serves writes nothing', async () => {
    await runner.answer();
    runner.abort();
    expect(await lead().ended).toBe('stopped');
    expect(await runner.position()).toBe(0);
  });

  test.each([1, 2, 3, 4])('ends when the tables vanish before its look %i at them', async (look) => {
    await runner.answer();
    await make();
    let looks = 0;
    beforeQueries(connection.client, "to_regclass('read.checkpoint') as checkpoint", async () => {
      if (++looks === look) await platform.rows('drop schema read cascade');
    });
    expect(await lead().ended).toBe('stopped');
    expect(looks).toBeGreaterThanOrEqual(look);
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
    requestRebuild({ pool: platform.database.pool, projections: twoProjections, replaces });

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

  test('is projected from its beginning when an operator has allowed it', async () => {
    await platform.rows('update read.checkpoint set position = 77');
    await ask(true);
    const leader = lead();
    await caughtUp(leader);
    expect(await runner.xp()).toBe(20);
    expect(await note()).toMatchObject({ log: await log() });
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
    await runner.tell({ waiting: { account: 1, 'student-xp': 1 } });
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
    ...{ level: 'info', msg: 'other versions are served: rebuilding' },
    served: { account: 1, 'student-xp': 1 },
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
    expect(await note()).toMatchObject({ log: await log(), replaces: false });
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

describe('a partition', () => {
  const makeSplit = async (projections = twoProjections) => {
    await make(projections);
    await createPartitions(connection.client, 'read', { projections, partitions: 2 });
  };
  const ownPosition = async () =>
    Number((await platform.rows('select position from read_1_of_2.checkpoint'))[0].position);
  /** The student is of the first of two partitions. */
  const hasWritten = (work: Work, events: number) => work.during(expect.poll(ownPosition).toBe(events));

  test('writes the rows of its students, and stops', async () => {
    await runner.answer(3);
    await makeSplit();
    const work = await leadPartition();
    await hasWritten(work, 3);
    await runner.answer();
    await hasWritten(work, 4);
    expect(await work.stop()).toBe('stopped');
    expect(await runner.xp()).toBe(40);
    expect(await runner.position()).toBe(0);
    expect(runner.handlers()).toBe(0);
    expect(platform.lines()).toEqual([]);
  });

  test('waits until the leader has made its tables', async () => {
    await runner.answer(3);
    const work = await leadPartition();
    await makeSplit();
    await hasWritten(work, 3);
    expect(await runner.xp()).toBe(30);
  });

  test('does not wait for its next look when it is stopped', async () => {
    /** Milliseconds from a stop to the end. */
    const stopTime = async () => {
      const stopping = new AbortController();
      const { connection, ...options } = { ...runner.options, connection: await runner.open('read_1_of_2', 'read') };
      let stoppedAt = 0;
      // The second query for the checkpoint is the last one before the wait.
      let looks = 0;
      beforeQueries(connection.client, "to_regclass('read_1_of_2.checkpoint')", () => {
        if (++looks !== 2) return;
        stopping.abort();
        stoppedAt = performance.now();
      });
      await runPartition(partition, { ...options, connection, signal: stopping.signal });
      await connection.close();
      return performance.now() - stoppedAt;
    };
    // A busy machine needs more time for some of the stops.
    await expect.poll(stopTime).toBeLessThan(180);
  });

  test('of an older release leaves tables of a newer one alone', async () => {
    await runner.answer();
    await makeSplit(generous);
    expect(await (await leadPartition()).ended).toBe('superseded');
    expect(await ownPosition()).toBe(0);
    expect(await platform.status()).toMatchObject({ versions: newer });
  });

  test('does not project another log', async () => {
    await runner.answer();
    await makeSplit();
    await setNote({ log: 'another' });
    await platform.rows('update only read.checkpoint set position = 1');
    await expect((await leadPartition()).ended).rejects.toMatchObject({ message: otherLog });
    expect(await ownPosition()).toBe(0);
  });

  test('throws when its connection is lost', async () => {
    await makeSplit();
    const { connection: own, lose } = losing(await runner.open('read_1_of_2', 'read'));
    await runner.answer();
    const work = await leadPartition({ connection: own });
    await hasWritten(work, 1);
    lose();
    await expect(work.ended).rejects.toMatchObject({ message: 'the connection that leads was lost' });
  });
});

import type { MatrazEvent } from '@matraz/contracts/events';
import { createListener } from '@matraz/infra/postgres/listen';
import { partitionOf } from '@matraz/infra/read-models/partition';
import { createReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import { describe, expect, test } from 'vitest';
import { projections } from './projections.ts';
import { waitForSplit } from './runner/split-lock.ts';
import { answered, id, newEvent, recorded } from './testing/events.ts';
import { eachWithPlatform, type Platform } from './testing/platform.ts';
import { randomExamLog } from './testing/random-exams.ts';
import { randomLog } from './testing/random-log.ts';
import { createReadModels } from './testing/read-models.ts';

let platform: Platform;
eachWithPlatform((fresh) => {
  platform = fresh;
});

const write = async (log: readonly MatrazEvent[]) => {
  for (const [place, { stream, version, metadata }] of recorded(log).entries()) {
    const event = newEvent(log[place] as MatrazEvent, metadata.occurredAt);
    await platform.store.append(stream, [event], { expectedVersion: version - 1 });
  }
};
const startPartition = (number: number, of: number) =>
  platform.start(projections, { partitions: of, partition: { number, of } });
/** A projector and its partitions. @returns stops them */
const startSplit = (partitions: number) => {
  const numbers = partitions > 1 ? Array.from({ length: partitions }, (_, index) => index + 1) : [];
  const stops = [
    platform.start(projections, { partitions }),
    ...numbers.map((number) => startPartition(number, partitions)),
  ];
  return async () => {
    for (const stop of stops) await stop();
  };
};
const isSplitInto = (partitions: number) =>
  platform.until(async () => (await platform.status()).partitions.length === (partitions > 1 ? partitions : 0));
/** The rows of every table but the checkpoints. */
const withoutCheckpoint = (dump: string) =>
  dump.split('\n\n').filter((table) => !table.trimStart().startsWith('checkpoint\n'));
/** A rebuild would hide tables that went wrong. */
const expectNoRebuild = async () => {
  expect((await platform.status()).swap).toBeUndefined();
  expect(platform.logLines.filter((line) => /"level":"(warn|error)"/.test(line))).toEqual([]);
};
const positions = async () => (await platform.status()).partitions.map(({ position }) => position);

/** The tables that one writer makes of a log. */
const tablesOfOne = async (log: readonly MatrazEvent[]) => {
  const models = await createReadModels();
  try {
    await models.fill(recorded(log));
    return withoutCheckpoint(await models.dump());
  } finally {
    await models.close();
  }
};

test('three partitions make exactly the rows that one projector makes', async () => {
  const log = [...randomLog(11, 600), ...randomExamLog(11, 200)];
  await write(log);
  const stop = startSplit(3);
  await platform.caughtUp();
  expect(await positions()).toHaveLength(3);
  const split = await platform.dump();
  expect(withoutCheckpoint(split)).toEqual(await tablesOfOne(log));
  expect(await platform.verify()).toEqual([]);
  await stop();
  await expectNoRebuild();
});

test('an event that one of the projectors cannot apply is parked for all of them, as without a split', async () => {
  const poison = answered(id('u1'), id('q9'), id('t0'));
  const log = [
    ...randomLog(5, 80),
    { ...poison, data: { ...poison.data, xpEarned: 3_000_000_000 } } as MatrazEvent,
    answered(id('u1'), id('q10'), id('t0')),
  ];
  await write(log);
  startSplit(2);
  // The student's partition has parked it. The tables of the other projector contain it until the rebuild.
  await platform.until(async () => (await platform.status()).swap !== undefined);
  await platform.caughtUp();
  expect(await platform.verify()).toEqual([]);
  expect(withoutCheckpoint(await platform.dump())).toEqual(await tablesOfOne(log));
  expect(await platform.status()).toMatchObject({ parked: 1, partitions: [{ number: 1 }, { number: 2 }] });
});

test('the number of partitions changes while students answer, also while one partition is behind', async () => {
  await platform.school.open();
  let stop = async () => {};
  for (const partitions of [1, 3, 2, 1, 2]) {
    await platform.school.study(60);
    await stop();
    stop = startSplit(partitions);
    const studying = platform.school.study(60);
    await isSplitInto(partitions);
    await studying;
    await platform.caughtUp();
    expect(await platform.verify()).toEqual([]);
  }
  await stop();

  // The first partition has no process, so the next leader finds it behind.
  const stops = [platform.start(projections, { partitions: 2 }), startPartition(2, 2)];
  await platform.school.study(60);
  const head = await platform.store.head();
  await platform.until(async () => (await positions())[1] === head);
  const [first] = await positions();
  expect(first).toBeLessThan(head);
  for (const one of stops) await one();
  startSplit(1);
  await isSplitInto(1);
  await platform.caughtUp();
  expect(await platform.verify()).toEqual([]);
  await platform.until(async () => (await platform.schemas()).join() === 'read');
  await expectNoRebuild();
});

test('a rebuild takes the place of split tables while students answer, and splits the new ones', async () => {
  await platform.school.open();
  await platform.school.study(200);
  startSplit(3);
  await platform.caughtUp();
  const stopStudying = platform.keepStudying(() => platform.caughtUp());
  const before = await platform.tableId();
  await platform.requestRebuild();
  await platform.rebuilt();
  expect(await platform.verify()).toEqual([]); // at the positions of four writers, which differ
  await stopStudying();
  expect(await platform.tableId()).not.toBe(before);
  expect(await positions()).toHaveLength(3);
  expect(await platform.verify()).toEqual([]);
});

describe('while a partition is in the middle of a batch', () => {
  /** Holds what each batch of a partition holds, until something waits for its end. */
  const duringBatch = async (change: () => Promise<unknown>) => {
    const client = await platform.database.pool.connect();
    try {
      await client.query('begin');
      await waitForSplit(client);
      await change();
      await platform.someoneWaits();
      await client.query('commit');
    } finally {
      client.release(true);
    }
  };
  const startOne = async () => {
    await platform.school.open();
    const stop = platform.start(projections, { partitions: 2 });
    await isSplitInto(2);
    return stop;
  };

  test('its number is not changed', async () => {
    const stop = await startOne();
    await stop();
    await duringBatch(async () => platform.start(projections, { partitions: 1 }));
    await isSplitInto(1);
  });

  test('its tables are not replaced', async () => {
    await startOne();
    await duringBatch(platform.requestRebuild);
    await platform.rebuilt();
  });
});

test('of two processes with the same partition one writes, and the other takes over', async () => {
  await platform.school.open();
  platform.start(projections, { partitions: 2 });
  startPartition(2, 2);
  const stops = [startPartition(1, 2), startPartition(1, 2)];
  await platform.school.study(100);
  await platform.caughtUp();
  expect(platform.logLines.filter((line) => line.includes('"leading"'))).toHaveLength(3);
  for (const stop of stops) {
    await stop();
    await platform.school.study(100);
    if (stop !== stops[1]) await platform.caughtUp();
  }
  startPartition(1, 2);
  await platform.caughtUp();
  expect(await platform.verify()).toEqual([]);
});

test('a reply waits for the partition of its own student, and the position of the read models is the lowest one', async () => {
  await platform.school.open();
  platform.start(projections, { partitions: 2 });
  startPartition(1, 2);
  const stopSecond = startPartition(2, 2);
  await platform.caughtUp();
  const listener = createListener(platform.database.url);
  const waiter = createReadModelWaiter({ pool: platform.database.pool, listener });
  platform.atEnd(async () => {
    waiter.close();
    await listener.close();
  });
  const studentIn = (partition: number) =>
    ['u0', 'u1'].map(id).find((one) => partitionOf(one, 2) === partition) as string;
  const [first, second] = [studentIn(1), studentIn(2)];
  const answer = (student: string, question: string) =>
    platform.school.record(answered(student, id(question), id('t0')));
  const xp = async (student: string) =>
    (await platform.rows(`select xp from read.student_xp where user_id = '${student}'`))[0]?.xp;

  const both = [await answer(first, 'q0'), await answer(second, 'q0')];
  expect(await waiter.waitFor(both[0] as bigint, 20_000, first)).toBe(true);
  expect(await waiter.waitFor(both[1] as bigint, 20_000)).toBe(true);
  expect([await xp(first), await xp(second)]).toEqual([10, 10]);

  await stopSecond();
  const delayed = await answer(second, 'q1');
  const own = await answer(first, 'q1');
  expect(await waiter.waitFor(own, 20_000, first)).toBe(true);
  expect(await xp(first)).toBe(20);
  expect(waiter.position()).toBe(both[1]);
  expect((await platform.status()).position).toBe(both[1]);
  expect(await waiter.waitFor(delayed, 0, second)).toBe(false);
  expect(await xp(second)).toBe(10);
  startPartition(2, 2);
  expect(await waiter.waitFor(delayed, 20_000, second)).toBe(true);
  expect(await waiter.waitFor(own, 20_000)).toBe(true);
  expect(await xp(second)).toBe(20);
});

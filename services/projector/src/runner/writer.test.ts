import type { EventBatch, RecordedEvent } from '@matraz/infra/event-store/port';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Projection } from '../projection.ts';
import { projections } from '../projections.ts';
import { answered, id, recorded } from '../testing/events.ts';
import { randomLog } from '../testing/random-log.ts';
import { dump, silent } from '../testing/read-models.ts';
import { type Connection, connect } from './connection.ts';
import { createSchema, dropSchema } from './schemas.ts';
import { createWriter } from './writer.ts';

let database: TestDatabase;
let connections: Connection[];
beforeEach(async () => {
  database = await createTestDatabase();
  connections = [];
  const { client } = await open();
  await createSchema(client, 'read', projections);
});
afterEach(async () => {
  for (const connection of connections) await connection.close();
  await database.drop();
});

const open = async () => {
  const connection = await connect(database.url, 'read');
  connections.push(connection);
  return connection;
};
const writerAt = async (position: bigint, of: readonly Projection[] = projections) => {
  const writer = createWriter({
    client: (await open()).client,
    projections: of,
    position,
    notify: true,
    logger: silent,
  });
  return { write: async (batch: EventBatch) => writer.write(writer.prepare(batch)) };
};
const batchOf = (events: RecordedEvent[]) => ({ events, position: events.at(-1)?.position ?? 0n });
const rows = async (query: string) => (await database.pool.query(query)).rows;

describe('a poison event', () => {
  const log = recorded(randomLog(7, 120));
  const [user, question, topic] = [id('u0'), id('q0'), id('t0')];
  const spoilt = (index: number, change: Partial<RecordedEvent>): [number, RecordedEvent] => [
    index,
    { ...(log[index] as RecordedEvent), ...change },
  ];
  const answer = answered(user, question, topic);
  const yesterday = { ...(log[11] as RecordedEvent).metadata, occurredAt: 'ayer' };
  const poison = new Map([
    spoilt(10, { type: 'QuestionAnswered', data: { userId: user } }),
    spoilt(11, { ...answer, metadata: yesterday }),
    spoilt(60, { ...answer, data: { ...answer.data, xpEarned: 3_000_000_000 } }),
    spoilt(119, { type: 'CourseDefined', data: { courseId: 3_000_000_000, title: 'A', subject: 'B' } }),
  ]);
  const poisoned = log.map((event, index) => poison.get(index) ?? event);

  test('is parked with its error; everything else is as if it had not been', async () => {
    await (await writerAt(0n)).write(batchOf(poisoned));
    const parked = await rows('select position, type, error from read.parked order by position');
    expect(parked).toEqual([
      { position: '11', type: 'QuestionAnswered', error: expect.stringMatching(/ZodError.*topicId/) },
      { position: '12', type: 'QuestionAnswered', error: 'RangeError: Invalid time value' },
      { position: '61', type: 'QuestionAnswered', error: expect.stringContaining('22003') },
      { position: '120', type: 'CourseDefined', error: expect.stringContaining('22003') },
    ]);
    await database.pool.query('delete from read.parked');
    const withPoison = await dump(database.pool, 'read');

    await dropSchema(database.pool, 'read');
    await createSchema((await open()).client, 'read', projections);
    await (await writerAt(0n)).write({ events: log.filter((_, index) => !poison.has(index)), position: 120n });
    expect(await dump(database.pool, 'read')).toBe(withPoison);
  });

  test('is parked the same way wherever the batches end', async () => {
    await (await writerAt(0n)).write(batchOf(poisoned));
    const atOnce = await dump(database.pool, 'read');
    await dropSchema(database.pool, 'read');
    await createSchema((await open()).client, 'read', projections);
    const writer = await writerAt(0n);
    for (const event of poisoned) await writer.write(batchOf([event]));
    expect(await dump(database.pool, 'read')).toBe(atOnce);
  });
});

test('a failure of the database is never parked: nothing is written, and the batch can be written again', async () => {
  const writer = await writerAt(0n);
  const log = recorded(randomLog(3, 50));
  const before = await dump(database.pool, 'read');
  await database.pool.query('alter table read.student_xp rename to away');
  await expect(writer.write(batchOf(log))).rejects.toThrow('student_xp');
  await database.pool.query('alter table read.away rename to student_xp');
  expect(await dump(database.pool, 'read')).toBe(before);
  await writer.write(batchOf(log));
  expect(
    await rows('select position::int, (select count(*)::int from read.parked) as parked from read.checkpoint'),
  ).toEqual([{ position: 50, parked: 0 }]);
});

describe('the checkpoint lets one writer pass', () => {
  test('of two that stand at one place', async () => {
    const log = batchOf(recorded([answered(id('u0'), id('q0'), id('t0'))]));
    const [first, second] = [await writerAt(0n), await writerAt(0n)];
    const written = await Promise.allSettled([first.write(log), second.write(log)]);
    expect(written.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await rows('select xp from read.student_xp')).toEqual([{ xp: 10 }]);
  });

  test('of the versions that the schema is of', async () => {
    const older = projections.map((projection) => ({ ...projection, version: projection.version - 1 }));
    const writer = await writerAt(0n, older);
    await expect(writer.write(batchOf(recorded(randomLog(1, 5))))).rejects.toThrow('another projector');
  });

  test('and an event that comes twice counts once', async () => {
    const writer = await writerAt(0n);
    const log = recorded([answered(id('u0'), id('q0'), id('t0')), answered(id('u0'), id('q1'), id('t0'))]);
    await writer.write(batchOf(log.slice(0, 1)));
    await writer.write(batchOf(log));
    await writer.write(batchOf(log));
    expect(await rows('select xp from read.student_xp')).toEqual([{ xp: 20 }]);
  });
});

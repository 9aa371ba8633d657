import type { EventBatch, RecordedEvent } from '@matraz/infra/event-store/port';
import { createLogger } from '@matraz/infra/logging/logger';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Projection } from '../projection.ts';
import { projections } from '../projections.ts';
import { answered, id, recorded } from '../testing/events.ts';
import { listen as listenOn } from '../testing/listen.ts';
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
type Options = Partial<Parameters<typeof createWriter>[0]>;
const writerWith = ({ client }: Connection, options: Options = {}) => {
  const writer = createWriter({ client, projections, position: 0n, notify: true, logger: silent, ...options });
  return { write: async (batch: EventBatch) => writer.write(writer.prepare(batch)) };
};
const writerOn = (connection: Connection, position = 0n, of: readonly Projection[] = projections) =>
  writerWith(connection, { position, projections: of });
const writerAt = async (position: bigint, of: readonly Projection[] = projections) =>
  writerOn(await open(), position, of);
const batchOf = (events: RecordedEvent[]) => ({ events, position: events.at(-1)?.position ?? 0n });
const rows = async (query: string) => (await database.pool.query(query)).rows;
const checkpointAndParked = () =>
  rows('select position::int, (select count(*)::int from read.parked) as parked from read.checkpoint');
/** Waits until this many connections of the database wait for a lock. */
const untilWaiting = (count: number) =>
  expect
    .poll(
      () =>
        rows(
          'select pid from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
        ),
      { interval: 5 },
    )
    .toHaveLength(count);

const listen = async (channel: string) => listenOn((await open()).client, channel);

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
    spoilt(119, { type: 'CourseDefined', data: { courseId: 4, title: 'A\u0000', subject: 'B' } }),
  ]);
  const poisoned = log.map((event, index) => poison.get(index) ?? event);

  test('is parked with its error, and every other event is written', async () => {
    await (await writerAt(0n)).write(batchOf(poisoned));
    const parked = await rows('select position, type, error from read.parked order by position');
    expect(parked).toEqual([
      { position: '11', type: 'QuestionAnswered', error: expect.stringMatching(/ZodError.*topicId/) },
      { position: '12', type: 'QuestionAnswered', error: expect.stringContaining('no readable metadata') },
      { position: '61', type: 'QuestionAnswered', error: expect.stringContaining('22003') },
      { position: '120', type: 'CourseDefined', error: expect.stringContaining('22021') },
    ]);
    await database.pool.query('delete from read.parked');
    const withPoison = await dump(database.pool, 'read');

    await dropSchema(database.pool, 'read');
    await createSchema((await open()).client, 'read', projections);
    await (await writerAt(0n)).write({ events: log.filter((_, index) => !poison.has(index)), position: 120n });
    expect(await dump(database.pool, 'read')).toBe(withPoison);
  });

  test('is logged with the correlation id of its request, and without its data', async () => {
    const { client } = await open();
    const lines: Record<string, unknown>[] = [];
    const logger = createLogger('test', { write: (line) => void lines.push(JSON.parse(line)) });
    const writer = createWriter({ client, projections, position: 0n, notify: false, logger });
    await writer.write(writer.prepare(batchOf(poisoned)));
    expect(lines.map(({ msg, position, correlationId }) => ({ msg, position, correlationId }))).toEqual(
      [10, 11, 60, 119].map((index) => ({
        msg: 'event parked',
        position: `${index + 1}`,
        correlationId: poisoned[index]?.metadata.correlationId,
      })),
    );
    expect(lines[0]).not.toHaveProperty('data');
  });

  test('is parked the same way for every size of the batches', async () => {
    await (await writerAt(0n)).write(batchOf(poisoned));
    const atOnce = await dump(database.pool, 'read');
    await dropSchema(database.pool, 'read');
    await createSchema((await open()).client, 'read', projections);
    const writer = await writerAt(0n);
    for (const event of poisoned) await writer.write(batchOf([event]));
    expect(await dump(database.pool, 'read')).toBe(atOnce);
  });
});

test('a batch needs two round trips, however many statements it has', async () => {
  const connection = await open();
  const { client } = connection;
  const log: string[] = [];
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  Object.assign(client, {
    query: (...args: unknown[]) => {
      log.push('sent');
      return query(...args).finally(() => log.push('answered'));
    },
  });
  await writerOn(connection).write(batchOf(recorded(randomLog(5, 60))));
  const statements = log.indexOf('answered');
  expect(statements).toBeGreaterThan(10);
  expect(log).toEqual([
    ...Array(statements).fill('sent'),
    ...Array(statements).fill('answered'),
    ...['sent', 'answered'], // the commit
  ]);
  expect(await checkpointAndParked()).toEqual([{ position: 60, parked: 0 }]);
});

test('an error of the database parks nothing: nothing is written, and the batch can be written again', async () => {
  const writer = await writerAt(0n);
  const log = recorded(randomLog(3, 50));
  const before = await dump(database.pool, 'read');
  await database.pool.query('alter table read.student_xp rename to away');
  await expect(writer.write(batchOf(log))).rejects.toThrow('student_xp');
  await database.pool.query('alter table read.away rename to student_xp');
  expect(await dump(database.pool, 'read')).toBe(before);
  await writer.write(batchOf(log));
  expect(await checkpointAndParked()).toEqual([{ position: 50, parked: 0 }]);
});

describe('a temporary error that the events do not cause', () => {
  const log = recorded(randomLog(3, 50));
  /** An event that no table accepts, so that the batch is halved. */
  const poisoned = log.map((event, index) =>
    index === 0 ? { ...event, type: 'CourseDefined', data: { courseId: 4, title: 'A\u0000', subject: 'B' } } : event,
  );

  test('a deadlock: nothing is parked or written, and the batch can be written again', async () => {
    const [ours, other, gatekeeper] = [await open(), await open(), await open()];
    // The server ends the first of the two that checks for a deadlock. This setting makes it the writer.
    await ours.client.query("set deadlock_timeout = '20ms'");
    await other.client.query("set deadlock_timeout = '10min'");
    const writer = writerOn(ours);
    const before = await dump(database.pool, 'read');
    await other.client.query('begin; lock table student_xp in exclusive mode');
    await gatekeeper.client.query('begin; lock table question_progress in exclusive mode');

    const outcome = writer.write(batchOf(log)).then(
      () => 'written',
      (error: { code: string }) => error.code,
    );
    await untilWaiting(1);
    const waiting = other.client.query('update checkpoint set position = position');
    await untilWaiting(2);
    await gatekeeper.client.query('commit');
    await waiting;
    await other.client.query('rollback');

    expect(await outcome).toBe('40P01');
    expect(await dump(database.pool, 'read')).toBe(before);
    await writer.write(batchOf(log));
    expect(await checkpointAndParked()).toEqual([{ position: 50, parked: 0 }]);
  });

  test.each([
    { what: 'a full disk', code: '53100' },
    { what: 'too little memory', code: '53200' },
    { what: 'an error of the disk', code: '58030' },
    { what: 'a statement that was cancelled', code: '57014' },
    { what: 'a serialization failure', code: '40001' },
  ])('$what ($code): nothing is parked or written, and the batch can be written again', async ({ code }) => {
    const writer = await writerAt(0n);
    const before = await dump(database.pool, 'read');
    await database.pool.query(`
      create function failing() returns trigger language plpgsql as $$ begin raise sqlstate '${code}'; end $$;
      create trigger failing before insert on read.student_xp execute function failing()`);
    for (const batch of [log, poisoned]) {
      await expect(writer.write(batchOf(batch))).rejects.toMatchObject({ code });
      expect(await dump(database.pool, 'read')).toBe(before);
    }
    await database.pool.query('drop trigger failing on read.student_xp');
    await writer.write(batchOf(poisoned));
    expect(await checkpointAndParked()).toEqual([{ position: 50, parked: 1 }]);
  });
});

describe('an event that newer code wrote', () => {
  const log = recorded(randomLog(3, 50));
  const last = log.at(-1) as RecordedEvent;
  const answer = answered(id('u9'), id('q0'), id('t0'));
  const write = async (event: Partial<RecordedEvent>) =>
    (await writerAt(0n)).write(batchOf([...log, { ...last, ...event, position: 51n }]));

  // The newer code has higher versions of its projections, so it rebuilds and reads the event at its position.
  test('of an unknown type is skipped and not parked', async () => {
    await write({ type: 'CertificateIssued', data: { userId: id('u9') } });
    expect(await checkpointAndParked()).toEqual([{ position: 51, parked: 0 }]);
  });

  test('of a newer version is read by the newest version known here', async () => {
    await write({ ...answer, schemaVersion: 99 });
    expect(await checkpointAndParked()).toEqual([{ position: 51, parked: 0 }]);
    expect(await rows(`select xp from read.student_xp where user_id = '${id('u9')}'`)).toEqual([{ xp: 10 }]);
  });

  test('of a newer version that does not fit is parked until newer code rebuilds', async () => {
    await write({ ...answer, data: { ...answer.data, device: 'phone' }, schemaVersion: 99 });
    expect(await checkpointAndParked()).toEqual([{ position: 51, parked: 1 }]);
    const parked = await rows('select type, error from read.parked');
    expect(parked).toEqual([{ type: 'QuestionAnswered', error: expect.stringMatching(/ZodError.*device/) }]);
  });
});

describe('the checkpoint', () => {
  test('fences one of two writers at the same position', async () => {
    const log = batchOf(recorded([answered(id('u0'), id('q0'), id('t0'))]));
    const [first, second] = [await writerAt(0n), await writerAt(0n)];
    const written = await Promise.allSettled([first.write(log), second.write(log)]);
    expect(written.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await rows('select xp from read.student_xp')).toEqual([{ xp: 10 }]);
  });

  test('fences a writer of other versions than the schema has', async () => {
    const older = projections.map((projection) => ({ ...projection, version: projection.version - 1 }));
    const writer = await writerAt(0n, older);
    await expect(writer.write(batchOf(recorded(randomLog(1, 5))))).rejects.toThrow('another projector');
  });

  test('skips a batch that was written already', async () => {
    const writer = await writerAt(0n);
    const log = recorded([answered(id('u0'), id('q0'), id('t0')), answered(id('u0'), id('q1'), id('t0'))]);
    await writer.write(batchOf(log.slice(0, 1)));
    await writer.write(batchOf(log));
    const heard = await listen('matraz_read');
    await writer.write(batchOf(log));
    await writer.write(batchOf(log.slice(0, 1)));
    expect(await rows('select xp from read.student_xp')).toEqual([{ xp: 20 }]);
    expect(await checkpointAndParked()).toEqual([{ position: 2, parked: 0 }]);
    expect(await heard()).toEqual([]);
  });
});

describe('a batch that was written in part', () => {
  test('changes only what its new events change', async () => {
    const log = recorded(randomLog(7, 120));
    await (await writerAt(0n)).write(batchOf(log));
    const atOnce = await dump(database.pool, 'read');
    await dropSchema(database.pool, 'read');
    await createSchema((await open()).client, 'read', projections);
    const writer = await writerAt(0n);
    await writer.write(batchOf(log.slice(0, 70)));
    await writer.write(batchOf(log));
    expect(await dump(database.pool, 'read')).toBe(atOnce);
  });

  test('parks and logs only its new events', async () => {
    const answer = answered(id('u0'), id('q0'), id('t0'));
    const log = recorded([answer, answer]).map((event) => ({ ...event, data: { userId: id('u0') } }));
    const lines: string[] = [];
    const logger = createLogger('test', { write: (line) => void lines.push(JSON.parse(line).position) });
    const writer = writerWith(await open(), { logger });
    await writer.write(batchOf(log.slice(0, 1)));
    await writer.write(batchOf(log));
    expect(lines).toEqual(['1', '2']);
  });
});

describe('listeners', () => {
  const log = batchOf(recorded([answered(id('u0'), id('q0'), id('t0'))]));

  test('get the position of a batch and what it changes', async () => {
    const heard = await listen('matraz_read');
    await (await writerAt(0n)).write(log);
    expect(await heard()).toEqual([expect.stringMatching(/^\{"position":"1","changed":\[\[.+\]\]\}$/)]);
  });

  test('get nothing while tables are filled that nobody reads yet', async () => {
    const heard = await listen('matraz_read');
    await writerWith(await open(), { notify: false }).write(log);
    expect(await heard()).toEqual([]);
  });
});

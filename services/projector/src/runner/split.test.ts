import { randomUUID } from 'node:crypto';
import { everyChange } from '@matraz/contracts/updates';
import { createLogger } from '@matraz/infra/logging/logger';
import { partitionOf, partitionSql } from '@matraz/infra/read-models/partition';
import type { Versions } from '@matraz/infra/read-models/runner-tables';
import { beforeEach, describe, expect, test } from 'vitest';
import { projections } from '../projections.ts';
import { id, questionData } from '../testing/events.ts';
import { listen } from '../testing/listen.ts';
import { eachWithPlatform, type Platform } from '../testing/platform.ts';
import { projectorSessions } from '../testing/sessions.ts';
import { type Connection, connect } from './connection.ts';
import { fill } from './fill.ts';
import { notifications } from './notifications.ts';
import { checkpointsOf, createSchema, type SchemaName } from './schemas.ts';
import { ownProjections, type Share } from './share.ts';
import { createPartitions, dropReplaced, retirePartitions, splitInto, writersFor } from './split.ts';
import { versionsOf } from './versions.ts';
import { createWriter } from './writer.ts';

const never = new AbortController().signal;
const all = versionsOf(projections);
const split = versionsOf(ownProjections(projections, { number: 1, of: 2 }));
const undivided = versionsOf(ownProjections(projections, 'none'));

let platform: Platform;
let connection: Connection;
let ownPid: number;
let said: Record<string, unknown>[];
const logger = createLogger('test', {
  write(line: string) {
    const { level, msg, from, to, projections: names } = JSON.parse(line);
    said.push({ level, msg, from, to, names });
  },
});
eachWithPlatform((fresh) => {
  platform = fresh;
});
beforeEach(async () => {
  said = [];
  connection = await connect(platform.database.url, 'read');
  platform.atEnd(connection.close);
  const { rows } = await connection.client.query<{ pid: number }>('select pg_backend_pid() as pid');
  ownPid = rows[0]?.pid as number;
});

const optionsFor = (partitions: number) => ({
  ...{ projections, partitions, logger, signal: never },
  ...{ databaseUrl: platform.database.url, store: platform.store },
});
const splitTo = (partitions: number, change: Partial<ReturnType<typeof optionsFor>> = {}) =>
  splitInto(connection.client, { ...optionsFor(partitions), ...change });
/** One writer brings its rows to the end of the log. */
const advance = async (schema: SchemaName, share: Share) => {
  const { client, close } = await connect(platform.database.url, schema, 'read');
  const found = await writersFor(client, schema, share, { projections, logger });
  const { writers, start } = found as NonNullable<typeof found>;
  const writer = createWriter({ client, projections: writers, share, position: start, notify: false, logger });
  await fill(platform.store, writer, never).finally(close);
};
const study = () => platform.school.study(40);
/** Tables that one projector has filled. */
const filled = async () => {
  await platform.school.open();
  await study();
  await createSchema(connection.client, 'read', projections);
  await advance('read', 'all');
};
const checkpoints = async () =>
  Object.fromEntries(
    ((await checkpointsOf(connection.client, 'read')) ?? []).map(({ schema, position, versions }) => [
      schema,
      { position, versions },
    ]),
  );
const setVersions = (schema: SchemaName, versions: Versions) =>
  connection.client.query(`update only ${schema}.checkpoint set versions = $1`, [versions]);
/** The connections of projectors but the one of the test. */
const others = async () => (await projectorSessions(platform.database.pool)).filter(({ pid }) => pid !== ownPid);

describe('a split', () => {
  test('gives each partition the position, its versions and the rows of no student, and tells every page', async () => {
    await filled();
    const tables = await platform.tableId();
    const heard = await listen(connection.client, 'matraz_read');
    await splitTo(3);
    const position = await platform.store.head();
    const partition = { position, versions: split };
    expect(await checkpoints()).toEqual({
      read: { position, versions: undivided },
      ...{ read_1_of_3: partition, read_2_of_3: partition, read_3_of_3: partition },
    });
    const questions = 'select * from read.practice_question order by question_id';
    for (const schema of ['read_1_of_3', 'read_3_of_3'])
      expect(await platform.rows(questions.replace('read.', `${schema}.`))).toEqual(await platform.rows(questions));
    expect(await platform.tableId()).toBe(tables);
    expect(await platform.verify()).toEqual([]);
    expect(await heard()).toEqual(notifications(position, everyChange));
    expect(said).toEqual([{ level: 'info', msg: 'progress is split', from: 1, to: 3 }]);
    expect(await others()).toEqual([]);
  });

  test.each([1, 2])('into %i, as it is already, changes and tells nothing', async (partitions) => {
    await filled();
    await splitTo(partitions);
    const before = await platform.rows("select oid from pg_namespace where nspname like 'read%' order by oid");
    said = [];
    const heard = await listen(connection.client, 'matraz_read');
    await splitTo(partitions);
    expect(await platform.rows("select oid from pg_namespace where nspname like 'read%' order by oid")).toEqual(before);
    expect([said, await heard()]).toEqual([[], []]);
  });

  test('into another number first brings every writer to the one that is ahead', async () => {
    await filled();
    await splitTo(3);
    await study();
    await advance('read_2_of_3', { number: 2, of: 3 });
    await splitTo(2);
    const position = await platform.store.head();
    const partition = { position, versions: split };
    expect(await checkpoints()).toEqual({
      read: { position, versions: undivided },
      ...{ read_1_of_2: partition, read_2_of_2: partition },
    });
    expect(await platform.verify()).toEqual([]);
    expect(said.at(-1)).toEqual({ level: 'info', msg: 'progress is split', from: 3, to: 2 });
    expect(await others()).toEqual([]);
  });

  test('ends, and one writer has all versions again and goes on with the tables', async () => {
    await filled();
    await splitTo(2);
    await platform.school.record({ type: 'QuestionCreated', data: questionData(id('q99'), id('t0')) });
    await study();
    await advance('read', 'none');
    await splitTo(1);
    expect(await checkpoints()).toEqual({ read: { position: await platform.store.head(), versions: all } });
    await study();
    await advance('read', 'all');
    expect(await platform.verify()).toEqual([]);
    expect(said.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  test('that ends does not keep a version that one partition lacks', async () => {
    await filled();
    await splitTo(3);
    const [first = '', ...rest] = Object.keys(split);
    await setVersions('read_2_of_3', Object.fromEntries(rest.map((name) => [name, split[name] as number])));
    await splitTo(1);
    const { [first]: _, ...kept } = all;
    expect((await checkpoints()).read?.versions).toEqual(kept);
  });

  test('that is stopped while a partition is behind changes nothing', async () => {
    await filled();
    await splitTo(2);
    await study();
    await advance('read', 'none');
    const before = await checkpoints();
    said = [];
    await splitTo(3, { signal: AbortSignal.abort() });
    expect([await checkpoints(), said]).toEqual([before, []]);
  });

  test('is refused while a partition cannot be brought to the position of the others', async () => {
    await filled();
    await splitTo(2);
    await study();
    await advance('read_1_of_2', { number: 1, of: 2 });
    const before = await checkpoints();
    const empty = { ...platform.store, readAll: async () => ({ events: [], position: before.read?.position ?? 0n }) };
    await expect(splitTo(3, { store: empty })).rejects.toThrow('the partitions are not at one position');
    expect(await checkpoints()).toEqual(before);
  });

  test('drops what an earlier split has left', async () => {
    await filled();
    await splitTo(2);
    await splitTo(3);
    expect(await platform.schemas()).toContain('read_old_1_of_2');
    await splitTo(2);
    expect(await platform.schemas()).not.toContain('read_old_1_of_2');
    await splitTo(1);
    expect(await platform.verify()).toEqual([]);
  });
});

test('the database divides students as the projector does', async () => {
  const students = Array.from({ length: 20 }, () => randomUUID());
  const divided = await connection.client.query(
    `select student as id, ${partitionSql('student', 3)} as number from unnest($1::uuid[]) student`,
    [students],
  );
  expect(divided.rows).toEqual(students.map((student) => ({ id: student, number: partitionOf(student, 3) })));
});

test('without tables there is nothing to split, to retire or to write', async () => {
  const { client } = connection;
  await createPartitions(client, 'read', { projections, partitions: 2 });
  await retirePartitions(client);
  expect(await writersFor(client, 'read', 'all', { projections, logger })).toBeUndefined();
  expect(await platform.schemas()).toEqual([]);
});

describe('the writers of tables', () => {
  const writersOf = async (schema: SchemaName, share: Share) => {
    const found = await writersFor(connection.client, schema, share, { projections, logger });
    return found && { start: found.start, writers: versionsOf(found.writers) };
  };

  test('are all projections when the tables have their versions, and nothing is said', async () => {
    await filled();
    await splitTo(2);
    said = [];
    const start = await platform.store.head();
    expect(await writersOf('read', 'none')).toEqual({ start, writers: all });
    expect(await writersOf('read_2_of_2', { number: 2, of: 2 })).toEqual({ start, writers: split });
    expect([said, (await checkpoints()).read?.versions]).toEqual([[], undivided]);
  });

  test('leave out a projection that cannot write them, and its tables lose their version once', async () => {
    await filled();
    const [first = '', ...rest] = projections.map(({ name }) => name);
    await setVersions('read', { ...all, [first]: 999 });
    const kept = Object.fromEntries(rest.map((name) => [name, all[name]]));
    expect((await writersOf('read', 'all'))?.writers).toEqual(kept);
    expect(said).toEqual([
      {
        level: 'warn',
        msg: 'the old tables of these projections miss new events until the rebuild is done',
        names: [first],
      },
    ]);
    expect((await checkpoints()).read?.versions).toEqual(kept);
    expect((await writersOf('read', 'all'))?.writers).toEqual(kept);
    expect(said).toHaveLength(1);
  });
});

describe('the drop of replaced tables, while a long read uses them,', () => {
  /** A read of the old tables, and a drop that has begun to wait for it. */
  const readAndDrop = async (signal = never) => {
    await createSchema(connection.client, 'read_old', projections);
    const reader = await platform.database.pool.connect();
    await reader.query('begin; select from read_old.student_xp');
    const dropped = dropReplaced({ databaseUrl: platform.database.url, signal });
    const [waiting] = await expect
      .poll(async () => (await others()).filter(({ isBlocked }) => isBlocked), { interval: 5 })
      .toHaveLength(1)
      .then(others);
    const endRead = () => reader.query('rollback').finally(() => reader.release());
    return { dropped, pid: waiting?.pid as number, endRead };
  };

  test('lets other reads pass between two tries, and ends after the read', async () => {
    const { dropped, endRead } = await readAndDrop();
    await expect.poll(others, { interval: 5 }).toMatchObject([{ isBlocked: false }]);
    await endRead();
    await dropped;
    expect(await platform.schemas()).toEqual([]);
    expect(await others()).toEqual([]);
  });

  test('stops at the signal', async () => {
    const stopping = new AbortController();
    const { dropped, endRead } = await readAndDrop(stopping.signal);
    stopping.abort();
    await dropped;
    await endRead();
    expect(await platform.schemas()).toEqual(['read_old']);
  });

  test('fails with its connection', async () => {
    const { dropped, pid, endRead } = await readAndDrop();
    const failed = expect(dropped).rejects.toThrow(/terminat/);
    await platform.rows(`select pg_terminate_backend(${pid})`);
    await failed;
    await endRead();
  });
});

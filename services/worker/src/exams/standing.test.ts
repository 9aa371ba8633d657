import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expiry } from './exam-deadline.process.ts';
import { standingOfExams } from './standing.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const [open, ended] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'];
const deadline = '2026-03-02T12:00:00.000Z';
/** Of the projector's tables what this query reads. */
const readModels = `
  create schema read;
  create table read.checkpoint (position numeric not null);
  insert into read.checkpoint values (42);
  create table read.exam_attempt (id uuid primary key, deadline timestamptz not null);
  create table read.exam_result (attempt_id uuid primary key);`;
const query = (sql: string) => database.pool.query(sql);

test('a worker starts with the open attempts of the read models, and from their place in the log', async () => {
  await query(readModels);
  await query(`
    insert into read.exam_attempt values ('${open}', '${deadline}'), ('${ended}', '${deadline}');
    insert into read.exam_result values ('${ended}')`);
  expect(await standingOfExams(database.pool)).toEqual({
    position: 42n,
    actions: [expiry({ attemptId: open, deadline })],
  });
});

test('where no attempt is open it starts from that place with nothing to do', async () => {
  await query(readModels);
  expect(await standingOfExams(database.pool)).toEqual({ position: 42n, actions: [] });
});

test('where there are no read models yet it reads the whole log', async () => {
  const wholeLog = { position: 0n, actions: [] };
  expect(await standingOfExams(database.pool)).toEqual(wholeLog);
  await query('create schema read; create table read.checkpoint (position numeric not null)');
  expect(await standingOfExams(database.pool)).toEqual(wholeLog);
  await query(
    'create table read.exam_attempt (id uuid, deadline timestamptz); create table read.exam_result (attempt_id uuid)',
  );
  expect(await standingOfExams(database.pool)).toEqual(wholeLog);
});

test('a database that fails otherwise fails the start: no open attempt is forgotten', async () => {
  await query(readModels);
  await query('alter table read.exam_attempt drop column deadline');
  await expect(standingOfExams(database.pool)).rejects.toThrow('deadline');
});

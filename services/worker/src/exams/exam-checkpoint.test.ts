import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readExamCheckpoint } from './exam-checkpoint.ts';
import { expiry, pauseEnd } from './exam-deadline.process.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const open = '019a0000-0000-7000-8000-000000000001';
const deadline = '2026-03-02T12:00:00.000Z';
/** The columns of the read tables that this query reads. */
const readModels = `
  create schema read;
  create table read.checkpoint (position numeric not null);
  insert into read.checkpoint values (42);
  create table read.open_attempt (attempt_id uuid primary key, deadline timestamptz);
  create table read.exam_attempt (id uuid primary key, paused_at timestamptz);`;
const query = (sql: string) => database.pool.query(sql);

test('the checkpoint has the open attempts of the read models and their position in the log', async () => {
  await query(readModels);
  await query(`insert into read.open_attempt values ('${open}', '${deadline}')`);
  expect(await readExamCheckpoint(database.pool)).toEqual({
    position: 42n,
    actions: [expiry({ attemptId: open, deadline })],
  });
});

test('a paused attempt is scheduled for the end of its longest pause', async () => {
  await query(readModels);
  await query(`insert into read.open_attempt values ('${open}', null)`);
  await query(`insert into read.exam_attempt values ('${open}', '${deadline}')`);
  const actions = [pauseEnd({ attemptId: open, pausedAt: deadline })];
  expect(actions[0]?.at.toISOString()).toBe('2026-03-09T12:00:00.000Z');
  expect(await readExamCheckpoint(database.pool)).toEqual({ position: 42n, actions });
});

test('an attempt in a break is scheduled for the end of its break', async () => {
  await query(readModels);
  await query('create table read.exam_break (attempt_id uuid primary key, ends_at timestamptz)');
  await query(`insert into read.open_attempt values ('${open}', null)`);
  await query(`insert into read.exam_attempt values ('${open}', '${deadline}')`);
  await query(`insert into read.exam_break values ('${open}', '2026-03-02T12:05:00Z')`);
  const { actions } = await readExamCheckpoint(database.pool);
  expect(actions).toEqual([pauseEnd({ attemptId: open, pausedAt: deadline, until: '2026-03-02T12:05:00.000Z' })]);
  expect(actions).toMatchObject([{ at: new Date('2026-03-02T12:05:00Z') }]);
});

test('without an open attempt the checkpoint has the position only', async () => {
  await query(readModels);
  expect(await readExamCheckpoint(database.pool)).toEqual({ position: 42n, actions: [] });
});

test('without read models the checkpoint is the start of the log', async () => {
  const wholeLog = { position: 0n, actions: [] };
  expect(await readExamCheckpoint(database.pool)).toEqual(wholeLog);
  await query('create schema read; create table read.checkpoint (position numeric not null)');
  expect(await readExamCheckpoint(database.pool)).toEqual(wholeLog);
  await query('create table read.open_attempt (attempt_id uuid, deadline timestamptz)');
  expect(await readExamCheckpoint(database.pool)).toEqual(wholeLog);
});

test('another error of the database rejects: no open attempt may be lost', async () => {
  await query(readModels);
  await query('alter table read.open_attempt drop column deadline');
  await expect(readExamCheckpoint(database.pool)).rejects.toThrow('deadline');
});

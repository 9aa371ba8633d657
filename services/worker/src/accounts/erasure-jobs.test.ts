import { erasePersonalData } from '@matraz/infra/identity/erase-personal-data';
import { openLocalUser } from '@matraz/infra/identity/local-accounts';
import { newId } from '@matraz/infra/ids';
import { createLogger } from '@matraz/infra/logging/logger';
import { createTestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasureJobs, finishErasures, removeErasedResidues } from './erasure-jobs.ts';

const database = await createTestDatabase();
const { pool } = database;
beforeAll(async () => {
  await pool.query(
    'create schema read; create table read.erased_account (user_id uuid primary key, erased_at timestamptz, reason text)',
  );
});
afterAll(() => database.drop());

const now = new Date('2026-11-20T12:00:00Z');
const logger = createLogger('worker', { write: () => {} });
const ana = { firstName: 'Ana', lastName: 'Huenchumán', email: 'ana@liceo.cl', password: 'cordillera-2026' };
const users = async () => (await pool.query('select email from accounts.local_users')).rows.map(({ email }) => email);
const waiting = async () =>
  (await pool.query('select from accounts.data_requests where residues_removed_at is null')).rowCount;

test('the worker deletes what is left of an account that is erased in the log, and nothing of others', async () => {
  const userId = await openLocalUser({ pool }, ana, newId());
  await openLocalUser({ pool }, { ...ana, email: 'beto@liceo.cl' }, newId());
  await finishErasures({ pool, now: () => now });
  expect(await users()).toHaveLength(2);
  await pool.query('insert into read.erased_account values ($1, $2, $3)', [
    userId,
    new Date('2026-11-20T11:59:00Z'),
    'own-request',
  ]);
  for (const _ of [1, 2]) await finishErasures({ pool, now: () => now });
  expect(await users()).toEqual(['beto@liceo.cl']);
  const { rows } = await pool.query('select account_id, kind, by, asked_at, answered_at from accounts.data_requests');
  // The student asked, although the worker did it.
  expect(rows).toEqual([
    { account_id: userId, kind: 'erasure', by: 'self', asked_at: new Date('2026-11-20T11:59:00Z'), answered_at: now },
  ]);
});

test('the files of the tables are written anew once for each erasure, and again when a table was in use', async () => {
  await removeErasedResidues({ pool, now: () => now, logger });
  expect(await waiting()).toBe(0);
  const file = async () => (await pool.query("select pg_relation_filepath('accounts.users') as path")).rows;
  const before = await file();
  await removeErasedResidues({ pool, now: () => now, logger });
  expect(await file()).toEqual(before);

  const userId = await openLocalUser({ pool }, { ...ana, email: 'eva@liceo.cl' }, newId());
  await erasePersonalData(pool, { userId }, { by: 'self', askedAt: now, at: now });
  const busy = await pool.connect();
  await busy.query('begin; lock table accounts.users in access share mode');
  await expect(removeErasedResidues({ pool, now: () => now, logger })).rejects.toThrow('lock timeout');
  expect(await waiting()).toBe(1);
  await busy.query('rollback');
  busy.release();
  await removeErasedResidues({ pool, now: () => now, logger });
  expect(await waiting()).toBe(0);
  expect(await file()).not.toEqual(before);
});

test('both run by themselves: every minute and every hour', () => {
  const jobs = erasureJobs({ pool, now: () => now, logger });
  expect(jobs.map(({ name, everyMs }) => [name, everyMs / 60_000])).toEqual([
    ['unfinished-erasures', 1],
    ['erased-residues', 60],
  ]);
});

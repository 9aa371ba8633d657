import { randomBytes, randomUUID } from 'node:crypto';
import { createTestDatabase } from '@matraz/infra/testing/database';
import { scansDuring } from '@matraz/infra/testing/scanned-tables';
import { afterAll, expect, test } from 'vitest';
import type { WorkerCommand } from './commands.ts';
import { recurringJobs } from './recurring-jobs.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

const now = new Date('2026-03-02T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const runHourlyJobs = async () => {
  const jobs = recurringJobs({ pool: database.pool, now: () => now, run: async () => {} });
  for (const job of jobs.filter(({ everyMs }) => everyMs === 3_600_000)) await job.run();
};

test('every ten minutes results that still count a voided question are rescored', async () => {
  const ran: WorkerCommand[] = [];
  const all = recurringJobs({
    pool: database.pool,
    now: () => new Date(),
    run: async (command) => void ran.push(command),
  });
  for (const job of all.filter(({ everyMs }) => everyMs <= 600_000)) await job.run();
  expect(ran).toEqual([{ type: 'RescoreCorrected' }]);
});

test('every hour idle sessions are deleted, and others stay', async () => {
  const { pool } = database;
  const userId = randomUUID();
  await pool.query("insert into accounts.users (id, issuer, subject) values ($1, 'urn:test', 'ana')", [userId]);
  const session = async (createdAt: Date, lastSeenAt: Date) => {
    const id = randomBytes(32);
    await pool.query('insert into accounts.sessions values ($1, $2, $3, $4)', [id, userId, createdAt, lastSeenAt]);
    return id.toString('hex');
  };
  const active = await session(daysAgo(29), daysAgo(6));
  await session(daysAgo(10), daysAgo(8));

  await runHourlyJobs();
  const { rows } = await pool.query<{ id: string }>("select encode(id_hash, 'hex') as id from accounts.sessions");
  expect(rows.map(({ id }) => id)).toEqual([active]);
});

test('every hour expired rows of the identity provider are deleted, and rows without an expiry stay', async () => {
  const { pool } = database;
  await pool.query(
    `insert into accounts.oidc_artifacts (name, id, payload, expires_at)
     values ('Session', 'past', '{}', $1), ('Session', 'future', '{}', $2), ('Grant', 'endless', '{}', null)`,
    [daysAgo(1), daysAgo(-1)],
  );
  await runHourlyJobs();
  const { rows } = await pool.query<{ id: string }>('select id from accounts.oidc_artifacts order by id');
  expect(rows.map(({ id }) => id)).toEqual(['endless', 'future']);
});

test('the hourly jobs read no table that grows from its beginning to its end', async () => {
  const { queries, scans } = await scansDuring(database.pool, runHourlyJobs);
  expect(queries).toBeGreaterThan(0);
  expect(scans).toEqual([]);
});

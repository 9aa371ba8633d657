import { randomBytes, randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeExpiredSessions } from './expired-sessions.ts';

const now = new Date('2026-03-02T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('idle and old sessions go, living ones stay', async () => {
  const { pool } = database;
  const userId = randomUUID();
  await pool.query("insert into accounts.users (id, issuer, subject) values ($1, 'urn:test', 'ana')", [userId]);
  const session = async (createdAt: Date, lastSeenAt: Date) => {
    const id = randomBytes(32);
    await pool.query('insert into accounts.sessions values ($1, $2, $3, $4)', [id, userId, createdAt, lastSeenAt]);
    return id.toString('hex');
  };
  const living = await session(daysAgo(29), daysAgo(6));
  await session(daysAgo(10), daysAgo(8));
  await session(daysAgo(31), daysAgo(0));

  await removeExpiredSessions(pool, now);
  const { rows } = await pool.query<{ id: string }>("select encode(id_hash, 'hex') as id from accounts.sessions");
  expect(rows.map(({ id }) => id)).toEqual([living]);
});

test('what the identity provider needs no more goes, what never expires stays', async () => {
  const { pool } = database;
  await pool.query(
    `insert into accounts.oidc_artifacts (name, id, payload, expires_at)
     values ('Session', 'past', '{}', $1), ('Session', 'future', '{}', $2), ('Grant', 'endless', '{}', null)`,
    [daysAgo(1), daysAgo(-1)],
  );
  await removeExpiredSessions(pool, now);
  const { rows } = await pool.query<{ id: string }>('select id from accounts.oidc_artifacts order by id');
  expect(rows.map(({ id }) => id)).toEqual(['endless', 'future']);
});

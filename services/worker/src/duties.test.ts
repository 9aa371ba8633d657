import { createTestDatabase } from '@matraz/infra/testing/database';
import { afterAll, expect, test } from 'vitest';
import type { WorkerCommand } from './commands.ts';
import { duties } from './duties.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

test('every minute somebody looks for results that still count a voided question', async () => {
  const ran: WorkerCommand[] = [];
  const all = duties({ pool: database.pool, now: () => new Date(), run: async (command) => void ran.push(command) });
  for (const duty of all.filter(({ everyMs }) => everyMs <= 60_000)) await duty.run();
  expect(ran).toEqual([{ type: 'RescoreVoided' }]);
});

test('every hour what ended goes: sessions, and what the identity provider remembers', async () => {
  const { pool } = database;
  await pool.query(
    "insert into accounts.oidc_artifacts (name, id, payload, expires_at) values ('Session', 'past', '{}', now() - interval '1 day')",
  );
  const all = duties({ pool, now: () => new Date(), run: async () => {} });
  for (const duty of all.filter(({ everyMs }) => everyMs === 3_600_000)) await duty.run();
  expect((await pool.query('select from accounts.oidc_artifacts')).rowCount).toBe(0);
});

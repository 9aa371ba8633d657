import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { openQueues } from './open-queues.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Far longer than a busy machine needs. */
const soon = { timeout: 50_000 };

test('a worker whose queries fail asks about once a second, and goes on when they succeed', async () => {
  const queues = await openQueues({ databaseUrl: database.url, logger: pino({ level: 'silent' }) });
  const run = vi.fn(async () => {});
  await queues.recurring([{ name: 'often', everyMs: 200, run }]);
  await vi.waitUntil(() => run.mock.calls.length > 0, soon);
  const query = vi.spyOn(pg.Pool.prototype, 'query');
  /** Queries for the next job. Queues of other test files may not have ended. */
  const asked = () =>
    query.mock.calls.filter(([text], place) => {
      const pool = query.mock.contexts[place] as pg.Pool;
      return String(text).includes('move_to_active') && String(pool.options.connectionString).startsWith(database.url);
    }).length;
  const { rows } = await database.pool.query(
    `select oid::regprocedure::text as name from pg_proc where pronamespace = 'bullmq'::regnamespace and proname = 'move_to_active'`,
  );
  const name = rows[0]?.name;
  await database.pool.query(`alter function ${name} rename to away`);
  await vi.waitUntil(() => asked() > 2, soon);
  const [before, runs, startedAt] = [asked(), run.mock.calls.length, performance.now()];
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const seconds = Math.ceil((performance.now() - startedAt) / 1_000);
  expect(asked() - before).toBeLessThanOrEqual(seconds + 1);
  await database.pool.query(`alter function ${name.replace('move_to_active', 'away')} rename to move_to_active`);
  await vi.waitUntil(() => run.mock.calls.length > runs, soon);
  query.mockRestore();
  await queues.close();
});

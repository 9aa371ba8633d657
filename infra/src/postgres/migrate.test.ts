import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';

test('processes that start together migrate once', async () => {
  const database = await createTestDatabase({ migrated: false });
  try {
    await Promise.all(Array.from({ length: 4 }, () => migrate(database.url)));
    const { rows } = await database.pool.query("select name from ops.migrations where name = '0001_event_store'");
    expect(rows).toHaveLength(1);
  } finally {
    await database.drop();
  }
});

test('afterwards the connection of the migrations is closed', async () => {
  const database = await createTestDatabase({ migrated: false });
  try {
    await database.pool.query('select'); // so that the last query needs no new connection
    await migrate(database.url);
    const { rows } = await database.pool.query(
      'select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    expect(rows).toEqual([]);
  } finally {
    await database.drop();
  }
});

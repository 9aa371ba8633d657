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

import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { newEvent, numbers } from '../testing/harness.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';

test('a filter with few matches is read in several scans, and no event at their ends is missed', async () => {
  const database = await createTestDatabase();
  const store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
  const rare = [20_000, 20_001, 40_000, 45_000];
  await database.pool.query(
    `insert into es.events (position, stream, version, event_id, type, schema_version, data, metadata)
     select n, case when n = any ($1) then 'rare-' || n else 'common-' || n end, 1, gen_random_uuid(), 'Counted', 1,
       jsonb_build_object('n', n), '{}'
     from generate_series(1, 45001) as n`,
    [rare],
  );
  const filter = { streamPrefixes: ['rare-'] };
  const whole = await store.readAll({ after: 0n, limit: 10, filter });
  expect(numbers(whole.events)).toEqual(rare);
  expect(whole.position).toBe(45_001n);

  const part = await store.readAll({ after: 0n, limit: 2, filter });
  expect(numbers(part.events)).toEqual([20_000, 20_001]);
  expect(part.position).toBe(20_001n);
  const rest = await store.readAll({ after: part.position, limit: 2, filter });
  expect(numbers(rest.events)).toEqual([40_000, 45_000]);

  await store.append('rare-last', [newEvent(7)], { expectedVersion: 0 });
  expect(numbers((await store.readAll({ after: whole.position, limit: 1, filter })).events)).toEqual([7]);
  await store.close();
  await database.drop();
});

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { hasPgBouncer, startPgBouncer } from '../testing/pgbouncer.ts';
import { refusePoolers } from './refuse-pooler.ts';

const present = hasPgBouncer('addresses of PgBouncer');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.runIf(present).each(['session', 'transaction', 'statement'] as const)(
  'PgBouncer is refused when it pools by the %s',
  async (mode) => {
    const pooler = await startPgBouncer(database.url, mode);
    onTestFinished(pooler.stop);
    const refusal = (name: string) =>
      `La dirección de ${name} es de un intermediario como PgBouncer: indique la del servidor PostgreSQL mismo.`;
    await expect(refusePoolers({ databaseUrl: pooler.url })).rejects.toThrow(refusal('DATABASE_URL'));
    const { url: databaseUrl } = database;
    await expect(refusePoolers({ databaseUrl, eventStoreUrl: pooler.url })).rejects.toThrow(refusal('EVENT_STORE_URL'));
  },
);

test('PostgreSQL itself is accepted, also while it does not answer', async () => {
  await refusePoolers({ databaseUrl: database.url, eventStoreUrl: 'esdb://127.0.0.1:1' });
  await refusePoolers({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
});

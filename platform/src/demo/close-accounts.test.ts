import { createCommandHandler } from '@matraz/application/command-handler';
import { streamOf } from '@matraz/contracts/streams';
import type { EventStore } from '@matraz/infra/event-store/port';
import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { openLocalUser } from '@matraz/infra/identity/local-accounts';
import { newId } from '@matraz/infra/ids';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparePlatform } from '../setup/prepare-platform.ts';
import { markDone } from '../setup/steps.ts';
import { reopenDemoAccounts } from './close-accounts.ts';
import { demoFolder, readDemoFiles } from './demo-content.ts';
import { seedAccounts } from './seed-accounts.ts';

let database: TestDatabase;
let store: EventStore;
beforeAll(async () => {
  database = await createTestDatabase();
  store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

/** Prepares the platform as a start does. @returns what the start says */
const prepare = async (change: { demo: boolean; localAccounts?: boolean }): Promise<string[]> => {
  const said: string[] = [];
  const onProgress = (text: string) => said.push(text);
  await preparePlatform({ databaseUrl: database.url, localAccounts: true, onProgress, ...change });
  return said;
};
const userOf = async (email: string): Promise<string> => {
  const { rows } = await database.pool.query('select id from accounts.users where email = $1', [email]);
  return rows[0].id;
};
const openSession = (userId: string) =>
  database.pool.query('insert into accounts.sessions values ($1, $2, now(), now())', [Buffer.from(newId()), userId]);
const sessionsOf = async (userId: string) =>
  (await database.pool.query('select from accounts.sessions where user_id = $1', [userId])).rowCount;
const eventsOf = async (userId: string) =>
  (await store.readStream(streamOf.account(userId))).map(({ type }) => type).filter((type) => type !== 'ConsentGiven');

test('with the demo off, sessions and rights of its accounts end, the start says so, and other accounts keep theirs', async () => {
  const deps = { pool: database.pool, handle: createCommandHandler({ store }), now: new Date() };
  await seedAccounts(deps.pool, deps.handle, { correlationId: 'test', now: deps.now });
  const person = { firstName: 'Ana', lastName: 'Rojas', email: 'ana@liceo.cl', password: 'cordillera-2026' };
  const ana = await openLocalUser(deps, person, newId());
  const [admin, student] = [await userOf('admin@matraz.test'), await userOf('estudiante@matraz.test')];
  for (const userId of [admin, admin, student, ana]) await openSession(userId);
  const { rows } = await database.pool.query("select id from accounts.local_users where email = 'admin@matraz.test'");
  const accountId = rows[0].id;
  await database.pool.query(
    `insert into accounts.oidc_artifacts (name, id, payload, expires_at)
     values ('Session', 'x', $1, now() + interval '1 hour'), ('Interaction', 'y', $2, now() + interval '1 hour')`,
    [{ accountId }, { result: { login: { accountId } } }],
  );

  expect(await prepare({ demo: false })).toEqual([
    'La demostración está apagada: sus cuentas no pueden entrar. Sesiones cerradas de esas cuentas: 3. Ya no administra: admin@matraz.test.',
  ]);
  expect([await sessionsOf(admin), await sessionsOf(student), await sessionsOf(ana)]).toEqual([0, 0, 1]);
  expect((await database.pool.query('select from accounts.oidc_artifacts')).rowCount).toBe(0);
  expect(await eventsOf(admin)).toEqual(['AccountOpened', 'AdminGranted', 'AdminRevoked']);
  expect(await eventsOf(student)).toEqual(['AccountOpened']);
  expect(await prepare({ demo: false })).toEqual([]);

  await reopenDemoAccounts(deps);
  await reopenDemoAccounts(deps);
  expect(await eventsOf(admin)).toEqual(['AccountOpened', 'AdminGranted', 'AdminRevoked', 'AdminGranted']);
});

test('with an external provider the demo accounts are closed too', async () => {
  const admin = await userOf('admin@matraz.test');
  await openSession(admin);
  await markDone(database.pool, `demo-content-${(await readDemoFiles(demoFolder)).version}`);
  expect(await prepare({ demo: true, localAccounts: false })).toContainEqual(
    expect.stringContaining('admin@matraz.test'),
  );
  expect(await sessionsOf(admin)).toBe(0);
});

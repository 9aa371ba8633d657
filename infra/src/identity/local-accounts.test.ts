import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { EmailTaken, logInLocally, openLocalUser, registerLocalAccount } from './local-accounts.ts';

let database: TestDatabase;
const ana = { firstName: 'Ana', lastName: 'Rojas', email: 'Ana@liceo.cl', password: 'cordillera-2026' };

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('of concurrent registrations of one e-mail, in upper or lower case, one succeeds', async () => {
  const attempts = await Promise.allSettled(
    ['Ana@liceo.cl', 'ana@liceo.cl', 'ANA@LICEO.CL'].map((email) => registerLocalAccount(database, { ...ana, email })),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const attempt of attempts) {
    if (attempt.status === 'rejected') expect(attempt.reason).toBeInstanceOf(EmailTaken);
  }
  expect(await logInLocally(database, ana, { demo: false })).toMatchObject({ firstName: 'Ana', lastName: 'Rojas' });
});

test('the database does not contain the password', async () => {
  const { rows } = await database.pool.query('select u::text as text from accounts.local_users u');
  expect(JSON.stringify(rows)).not.toContain('cordillera');
});

test('a user opened before its first login keeps its id and password when opened again', async () => {
  const demo = { ...ana, email: 'demo@matraz.test', password: 'demo-matraz' };
  const id = newId();
  expect(await openLocalUser(database, demo, id)).toBe(id);
  expect(await openLocalUser(database, { ...demo, password: 'otra-clave' }, newId())).toBe(id);
  expect(await logInLocally(database, demo, { demo: true })).toBeDefined();
});

test('a user is opened for an account whose owner registered first', async () => {
  const id = newId();
  expect(await openLocalUser(database, ana, id)).toBe(id);
});

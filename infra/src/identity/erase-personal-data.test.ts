import { afterAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../postgres/in-transaction.ts';
import { createTestDatabase } from '../testing/database.ts';
import { eraseInTransaction, erasePersonalData } from './erase-personal-data.ts';
import { registerLocalAccount } from './local-accounts.ts';
import { embeddedIssuer, savePlatformUser } from './platform-users.ts';

const database = await createTestDatabase();
const { pool } = database;
beforeEach(() => pool.query('truncate accounts.users, accounts.local_users, accounts.mails cascade'));
afterAll(() => database.drop());

const now = new Date('2026-11-20T12:00:00Z');
const erasure = { by: 'self', askedAt: now, at: now } as const;
const ana = { firstName: 'Ana', lastName: 'Rojas', email: 'ana@liceo.cl', password: 'cordillera-2026' };
const register = () => registerLocalAccount({ pool }, ana);
const identityOf = (subject: string) => ({ ...ana, issuer: embeddedIssuer, subject, profileImageUrl: null });
const users = async () => (await pool.query('select from accounts.users')).rowCount;
const untilBlocked = () =>
  expect.poll(async () => (await pool.query('select from pg_locks where not granted')).rowCount).toBeGreaterThan(0);

test('a login that began before the erasure does not bring the person back', async () => {
  const subject = await register();
  const userId = await savePlatformUser(pool, identityOf(subject));
  const logins = await inTransaction(pool, async (client) => {
    await eraseInTransaction(client, { userId }, erasure);
    const login = savePlatformUser(pool, identityOf(subject)).catch((error: Error) => error.message);
    await untilBlocked();
    return [login];
  });
  expect(await Promise.all(logins)).toEqual(['the account was erased']);
  await expect(savePlatformUser(pool, identityOf(subject))).rejects.toThrow('the account was erased');
  expect(await users()).toBe(0);
});

test('an erasure waits for a first login, and erases its user too', async () => {
  const subject = await register();
  const erasures = await inTransaction(pool, async (client) => {
    await savePlatformUser(client, identityOf(subject));
    const erased = erasePersonalData(pool, { subject }, erasure);
    await untilBlocked();
    return [erased];
  });
  expect(await Promise.all(erasures)).toEqual([true]);
  expect(await users()).toBe(0);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { registerLocalAccount } from './local-accounts.ts';
import { embeddedIssuer, savePlatformUser } from './platform-users.ts';
import { createSourceHash, noteSecurity, removeOldSecurityEvents, selectSecurityEvents } from './security-events.ts';

const at = new Date('2026-12-01T12:00:10Z');
const secondsLater = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
const ana = { firstName: 'Ana', lastName: 'Rojas', email: 'ana@liceo.cl', password: 'matraz-azul' };
const home = { address: '200.1.2.3', browser: 'Firefox de Ana' };

let database: TestDatabase;
const hashOf = createSourceHash({ sessionSecret: 'x'.repeat(43) });

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('truncate accounts.security_events, accounts.users, accounts.local_users cascade');
});
afterAll(() => database.drop());

const note = (values: Partial<Parameters<typeof noteSecurity>[1]>) =>
  noteSecurity(database.pool, { kind: 'login', account: null, source: home, at, ...values }, hashOf);
const kindsOf = async (userId: string) =>
  (await selectSecurityEvents(database.pool, userId, 10)).map(({ kind, times }) => [kind, times]);

test('a note names the account and tells its sources apart, and contains no address and no browser', async () => {
  const userId = newId();
  await note({ account: { userId } });
  await note({ account: { userId }, source: { ...home, address: '200.1.2.4' }, at: secondsLater(1) });
  const [second, first] = await selectSecurityEvents(database.pool, userId, 10);
  expect(first?.browser_hash).toEqual(second?.browser_hash);
  expect(first?.address_hash).not.toEqual(second?.address_hash);
  const { rows } = await database.pool.query('select e::text as row from accounts.security_events e');
  expect(JSON.stringify(rows)).not.toMatch(/200\.1|Firefox/);
  const hex = Buffer.from(home.address).toString('hex');
  expect(JSON.stringify(rows)).not.toContain(hex);
});

test('the hash of an address needs the secret', () => {
  const other = createSourceHash({ sessionSecret: 'y'.repeat(43) });
  expect(other(home).address).not.toEqual(hashOf(home).address);
});

test('the same in the same minute is one row, a minute later another', async () => {
  const userId = newId();
  for (const seconds of [0, 1, 2])
    await note({ kind: 'access-refused', account: { userId }, at: secondsLater(seconds) });
  await note({ kind: 'access-refused', account: { userId }, at: secondsLater(60) });
  expect(await kindsOf(userId)).toEqual([
    ['access-refused', 1],
    ['access-refused', 3],
  ]);
});

test('a local account is noted by its user as soon as it has one', async () => {
  const subject = await registerLocalAccount({ pool: database.pool }, ana);
  await note({ kind: 'login-failed', account: { subject } });
  expect(await kindsOf(subject)).toEqual([['login-failed', 1]]);
  const { email, firstName, lastName } = ana;
  const identity = { issuer: embeddedIssuer, subject, email, firstName, lastName, profileImageUrl: null };
  const userId = await savePlatformUser(database.pool, identity);
  await note({ kind: 'login-failed', account: { subject } });
  expect(await kindsOf(userId)).toEqual([['login-failed', 1]]);
});

test('notes are kept for a year', async () => {
  const userId = newId();
  await note({ account: { userId } });
  await removeOldSecurityEvents(database.pool, secondsLater(365 * 86_400));
  expect(await kindsOf(userId)).toHaveLength(1);
  await removeOldSecurityEvents(database.pool, secondsLater(365 * 86_400 + 1));
  expect(await kindsOf(userId)).toEqual([]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { confirmByMail, confirmEmail } from './email-confirmations.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { openLocalUser, registerLocalAccount } from './local-accounts.ts';
import { savePicture } from './pictures.ts';
import { endUnconfirmed, remindUnconfirmed } from './unconfirmed-accounts.ts';

const publicUrl = 'https://matraz.liceo.cl';
const registeredAt = new Date('2026-12-01T12:00:00Z');
const daysLater = (days: number) => new Date(registeredAt.getTime() + days * 86_400_000);
const ana = { firstName: 'Ana', lastName: 'Rojas', email: 'ana@liceo.cl', password: 'cordillera-2026' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('truncate accounts.users, accounts.local_users, accounts.mails cascade');
});
afterAll(() => database.drop());

const register = (email = ana.email) =>
  registerLocalAccount(database, { ...ana, email }, confirmByMail({ publicUrl, now: registeredAt }));
const confirm = (token: string, days: number) =>
  confirmEmail(database, { token, now: daysLater(days), onConfirmed: async () => {} });
const rows = async (text: string) => (await database.pool.query(text)).rows;
const emails = async () =>
  (await rows('select email from accounts.local_users order by email')).map(({ email }) => email);
const subjects = async () =>
  (await rows('select subject from accounts.mails order by created_at, id')).map(({ subject }) => subject);
const tokens = async () =>
  (await rows('select body from accounts.mails order by created_at, id')).map(
    ({ body }) => body.match(/token=(\S+)/)?.[1],
  );
const erase = async (subject: string, at: Date) => {
  await erasePersonalData(database.pool, { subject }, { by: 'platform', askedAt: at, at });
};
const end = (now: Date, isPaid = async () => false) =>
  endUnconfirmed(database.pool, { now, isPaid, erase: (subject) => erase(subject, now) });

test('an account that did not prove its e-mail ends after seven days, and the e-mail is free', async () => {
  await register();
  expect(await end(daysLater(6.9))).toBe(0);
  expect(await emails()).toEqual([ana.email]);
  expect(await end(daysLater(7))).toBe(1);
  expect(await emails()).toEqual([]);
  await register();
  expect(await emails()).toEqual([ana.email]);
});

test('its platform user, picture and sessions are gone with it', async () => {
  await register();
  const userId = await openLocalUser(database, ana, newId());
  await savePicture(database.pool, userId, Buffer.from('foto'));
  await database.pool.query('insert into accounts.sessions values ($1, $2, now(), now())', [Buffer.from('s'), userId]);
  await end(daysLater(7));
  for (const table of ['users', 'pictures', 'sessions', 'email_confirmations'])
    expect(await rows(`select from accounts.${table}`)).toEqual([]);
});

test('an account that was never mailed a link stays: of an older release, or of a platform without mails', async () => {
  await registerLocalAccount(database, ana);
  expect(await end(daysLater(400))).toBe(0);
  expect(await emails()).toEqual([ana.email]);
});

test('an account that proved its e-mail stays', async () => {
  await register();
  const [token = ''] = await tokens();
  expect(await confirm(token, 1)).toBe(true);
  expect(await end(daysLater(8))).toBe(0);
});

test('an account with Premium stays, and is not asked again', async () => {
  await register();
  await openLocalUser(database, ana, newId());
  expect(await end(daysLater(7), async () => true)).toBe(0);
  expect(await end(daysLater(8))).toBe(0);
  expect(await emails()).toEqual([ana.email]);
});

test('two days before the end it is reminded once, and both links work', async () => {
  await register();
  const remind = (days: number) => remindUnconfirmed(database.pool, { publicUrl, now: daysLater(days) });
  await remind(4.9);
  expect(await subjects()).toEqual(['Confirma tu correo en Matraz']);
  await Promise.all([remind(5), remind(5)]);
  await remind(6);
  expect(await subjects()).toEqual([
    'Confirma tu correo en Matraz',
    'Confirma tu correo antes del 8 de diciembre de 2026',
  ]);
  const [first = ''] = await tokens();
  expect(await confirm(first, 6)).toBe(true);
  const [, second = ''] = await tokens();
  expect(await confirm(second, 6)).toBe(false);
});

import { DomainError } from '@matraz/domain/errors';
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
  endUnconfirmed(database.pool, {
    now,
    isPaid,
    erase: (subject) => erase(subject, now),
    onFailure: (error) => {
      throw error;
    },
  });

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

test('an account that cannot be erased does not stop the end of others', async () => {
  for (const email of ['admin@liceo.cl', 'rota@liceo.cl', ana.email]) await register(email);
  const idOf = async (email: string) =>
    (await rows('select id, email from accounts.local_users')).find((row) => row.email === email)?.id;
  const [admin, broken] = [await idOf('admin@liceo.cl'), await idOf('rota@liceo.cl')];
  const failed: string[] = [];
  const now = daysLater(7);
  const endAll = () =>
    endUnconfirmed(database.pool, {
      now,
      isPaid: async () => false,
      async erase(subject) {
        if (subject === admin) throw new DomainError('last_administrator');
        if (subject === broken) throw new Error('broken');
        await erase(subject, now);
      },
      onFailure: (_, subject) => failed.push(subject),
    });
  expect(await endAll()).toBe(1);
  expect(await endAll()).toBe(0);
  expect(await emails()).toEqual(['admin@liceo.cl', 'rota@liceo.cl']);
  expect(failed).toEqual([broken, broken]);
  expect(await rows("select confirm_by from accounts.local_users where email = 'admin@liceo.cl'")).toEqual([
    { confirm_by: null },
  ]);
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

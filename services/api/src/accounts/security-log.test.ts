import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testSecrets } from '../testing/test-secrets.ts';
import { type Accounts, startAccounts, whoami } from './testing/accounts-app.ts';

const smtp = { url: 'smtp://127.0.0.1:25', from: 'matraz@liceo.cl' };
const ana = { firstName: 'Ana', lastName: 'Rojas', email: 'ana@liceo.cl', password: 'cordillera-2026' };
const wrong = { ...ana, password: 'cordillera-2027' };

let database: TestDatabase;
let accounts: Accounts;
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  accounts = await startAccounts(database, testSecrets(), { config: { smtp } });
  const browser = accounts.browser();
  await browser.register(ana);
  userId = (await whoami(browser)) ?? '';
});
beforeEach(async () => {
  await database.pool.query('truncate accounts.security_events');
});
afterAll(async () => {
  await accounts.close();
  await database.drop();
});

const notes = async () =>
  (await database.pool.query('select kind, user_id, times from accounts.security_events order by at, id')).rows;
const linkIn = async (kind: string) => {
  const { rows } = await database.pool.query('select body from accounts.mails where kind = $1', [kind]);
  return rows[0].body.match(/http\S+/)[0] as string;
};

test('login and logout are noted', async () => {
  const browser = accounts.browser();
  await browser.logIn(ana);
  await browser.visit('/api/logout');
  expect(await notes()).toEqual([
    { kind: 'login', user_id: userId, times: 1 },
    { kind: 'logout', user_id: userId, times: 1 },
  ]);
});

test('wrong passwords are noted at the account, and those of unknown addresses at none', async () => {
  await accounts.browser().logIn(wrong);
  await accounts.browser().logIn({ ...wrong, email: 'ANA@liceo.cl' });
  await accounts.browser().logIn({ ...wrong, email: 'nadie@liceo.cl' });
  expect(await notes()).toEqual([
    { kind: 'login-failed', user_id: userId, times: 2 },
    { kind: 'login-failed', user_id: null, times: 1 },
  ]);
});

test('a new password by mail and a confirmed e-mail are noted', async () => {
  const browser = accounts.browser();
  await browser.submit(await browser.visit('/idp/contrasena'), { email: ana.email });
  await browser.submit(await browser.visit(await linkIn('password-reset')), { password: 'volcán-villarrica' });
  await browser.submit(await browser.visit(await linkIn('email-confirmation')), {});
  expect((await notes()).map(({ kind, user_id }) => [kind, user_id])).toEqual([
    ['password-reset-asked', userId],
    ['password-reset', userId],
    ['email-confirmed', userId],
  ]);
});

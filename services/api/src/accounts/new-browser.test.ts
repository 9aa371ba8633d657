import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testSecrets } from '../testing/test-secrets.ts';
import { type Accounts, startAccounts } from './testing/accounts-app.ts';

const smtp = { url: 'smtp://127.0.0.1:25', from: 'matraz@liceo.cl' };
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const secrets = testSecrets();
let database: TestDatabase;
let accounts: Accounts;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  accounts = await startAccounts(database, secrets, { config: { smtp } });
});
beforeEach(async () => {
  await database.pool.query('truncate accounts.mails');
});
afterAll(async () => {
  await accounts.close();
  await database.drop();
});

const aPerson = () => ({ email: `ana${++people}@liceo.cl`, password: 'cordillera-2026' });
const notices = async () =>
  (await database.pool.query("select address, body from accounts.mails where kind = 'new-browser'")).rows;
const logIn = async (person: ReturnType<typeof aPerson>, browser = accounts.browser(), of = phone) => {
  const headers = { 'user-agent': of };
  return browser.submit(await browser.visit('/api/login', { headers }), person, { headers });
};

test('a login in a browser that the account did not know is told by mail, without an address of the network', async () => {
  const person = aPerson();
  const own = accounts.browser();
  await own.register(person);
  await logIn(person, own);
  expect(await notices()).toEqual([]);
  await logIn(person);
  expect(await notices()).toMatchObject([
    { address: person.email, body: expect.stringContaining('Chrome en Android') },
  ]);
  const { rows } = await database.pool.query(
    'select device, address_hash is not null as known from accounts.sessions order by created_at desc limit 1',
  );
  expect(rows).toEqual([{ device: 'Chrome en Android', known: true }]);
  expect(JSON.stringify(await notices())).not.toMatch(/127\.0|Mozilla/);
});

test('the second login in that browser is not told, and a wrong password never', async () => {
  const person = aPerson();
  await accounts.browser().register(person);
  const other = accounts.browser();
  await logIn({ ...person, password: 'otra' }, other);
  expect(await notices()).toEqual([]);
  await logIn(person, other);
  await logIn(person, other);
  expect(await notices()).toHaveLength(1);
});

test('a browser that forgets its cookies is told three times a day', async () => {
  const person = aPerson();
  await accounts.browser().register(person);
  for (let login = 1; login <= 5; login++) await logIn(person);
  expect(await notices()).toHaveLength(3);
});

test('a header that names no browser becomes no text of the mail', async () => {
  const person = aPerson();
  await accounts.browser().register(person);
  await logIn(person, accounts.browser(), 'Visita https://intruso.example ahora');
  const [{ body }] = (await notices()) as [{ body: string }];
  expect(body).toContain('un navegador sin nombre');
  expect(body).not.toContain('intruso');
});

test('a platform without mails writes none', async () => {
  const silent = await startAccounts(database, secrets, { config: { demo: false } });
  const person = aPerson();
  await silent.browser().register(person);
  await silent.browser().logIn(person);
  await silent.close();
  expect(await notices()).toEqual([]);
});

import type { Secrets } from '@matraz/infra/config/secrets';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { scansDuring } from '@matraz/infra/testing/scanned-tables';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testSecrets } from '../testing/test-secrets.ts';
import { type Accounts, startAccounts } from './testing/accounts-app.ts';

const smtp = { url: 'smtp://127.0.0.1:25', from: 'matraz@liceo.cl' };
let database: TestDatabase;
let secrets: Secrets;
let accounts: Accounts;
let now = Date.now();
let people = 0;

beforeAll(async () => {
  [database, secrets] = [await createTestDatabase(), testSecrets()];
  accounts = await startAccounts(database, secrets, { config: { smtp }, clock: () => new Date(now) });
});
beforeEach(async () => {
  now = Date.now();
  await database.pool.query('truncate accounts.mails');
});
afterAll(async () => {
  await accounts.close();
  await database.drop();
});

const register = async (of = accounts) => {
  const person = { email: `alumna${++people}@liceo.cl`, password: 'cordillera-2026' };
  await of.browser().register(person);
  return person.email;
};
const mails = async () => (await database.pool.query('select kind, address, body from accounts.mails')).rows;
const newestLink = async () => (await mails()).at(-1)?.body.match(/http\S+/)?.[0] ?? '';
const isConfirmed = async (email: string) =>
  (await database.pool.query('select email_confirmed_at from accounts.local_users where email = $1', [email])).rows[0]
    .email_confirmed_at !== null;

test('a registration mails a link, and the button of its page proves the e-mail', async () => {
  const email = await register();
  expect(await mails()).toMatchObject([{ kind: 'email-confirmation', address: email }]);
  const browser = accounts.browser();
  const page = await browser.visit(await newestLink());
  expect(page.text).toContain(email);
  expect(await isConfirmed(email)).toBe(false);
  const done = await browser.submit(page, {});
  expect(done.text).toContain('Tu correo está confirmado');
  expect(await isConfirmed(email)).toBe(true);
});

test('a link works once, for seven days', async () => {
  const email = await register();
  const link = await newestLink();
  const browser = accounts.browser();
  const page = await browser.visit(link);
  now += 7 * 24 * 3_600_000;
  expect(await browser.visit(link)).toMatchObject({ status: 400, text: expect.stringContaining('ya no sirve') });
  expect((await browser.submit(page, {})).status).toBe(400);
  expect(await isConfirmed(email)).toBe(false);
  now -= 1;
  expect((await browser.submit(page, {})).status).toBe(200);
  expect((await browser.submit(page, {})).status).toBe(400);
});

test.each(['', '?token=', `?token=${'A'.repeat(43)}`, '?token=%00', '?token=a&token=b'])(
  'an invented link is refused: %s',
  async (query) => {
    expect((await accounts.browser().visit(`/idp/correo${query}`)).status).toBe(400);
    expect((await accounts.browser().visit(`/idp/correo${query}`, { form: {} })).status).toBe(400);
  },
);

test('the table does not contain the token', async () => {
  await register();
  const token = new URL(await newestLink()).searchParams.get('token') ?? '';
  const { rows } = await database.pool.query('select c::text from accounts.email_confirmations c');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a registration that was refused mails no confirmation', async () => {
  await accounts.browser().register({ email: 'otra@liceo.cl', password: 'password' });
  expect(await mails()).toEqual([]);
});

test('a platform that sends no mails asks for no confirmation', async () => {
  const silent = await startAccounts(database, secrets, { config: { demo: false } });
  const email = await register(silent);
  await silent.close();
  expect(await mails()).toEqual([]);
  expect(await isConfirmed(email)).toBe(false);
});

test('the requests read no table that grows from its beginning to its end', async () => {
  await register();
  const link = await newestLink();
  const { queries, scans } = await scansDuring(database.pool, async () => {
    const browser = accounts.browser();
    await browser.submit(await browser.visit(link), {});
  });
  expect(queries).toBeGreaterThan(1);
  expect(scans).toEqual([]);
});

import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { scansDuring } from '@matraz/infra/testing/scanned-tables';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testSecrets } from '../testing/test-secrets.ts';
import { type Accounts, startAccounts, whoami } from './testing/accounts-app.ts';

const smtp = { url: 'smtp://127.0.0.1:25', from: 'matraz@liceo.cl' };
const secrets = testSecrets();
let database: TestDatabase;
let accounts: Accounts;
let people = 0;
let now = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  accounts = await startAccounts(database, secrets, { config: { smtp }, clock: () => new Date(now) });
});
beforeEach(async () => {
  now = Date.now();
  await database.pool.query('truncate ops.limits, accounts.mails');
});
afterAll(async () => {
  await accounts.close();
  await database.drop();
});

const aPerson = (password: string) => ({ email: `ana${people}@liceo.cl`, password });
/** A stranger has registered the e-mail of the owner. */
const squatted = async () => {
  people += 1;
  const [stranger, owner] = [aPerson('clave-del-extraño'), aPerson('clave-de-la-dueña')];
  const strangersBrowser = accounts.browser();
  await strangersBrowser.register(stranger);
  await database.pool.query('truncate accounts.mails');
  return { stranger, owner, strangersBrowser };
};
const mails = async () =>
  (
    await database.pool.query<{ kind: string; body: string }>(
      'select kind, body from accounts.mails order by created_at, id',
    )
  ).rows;
const claimLink = async () => (await mails()).at(-1)?.body.match(/http\S+reclamar\S+/)?.[0] ?? '';
const confirm = (email: string) =>
  database.pool.query('update accounts.local_users set email_confirmed_at = now() where email = $1', [email]);

test('the owner of an e-mail that a stranger registered gets a link, which ends that account and frees the e-mail', async () => {
  const { stranger, owner, strangersBrowser } = await squatted();
  const browser = accounts.browser();
  const refused = await browser.register(owner);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('mira tu correo');
  const page = await browser.visit(await claimLink());
  expect(page.text).toContain(owner.email);
  expect(await whoami(strangersBrowser)).not.toBeNull();
  const freed = await browser.submit(page, {});
  expect(freed.text).toContain('<a class="button" href="/api/login?screen=registro">Registrarse</a>');
  await expect.poll(() => whoami(strangersBrowser)).toBeNull();
  expect((await accounts.browser().logIn(stranger)).status).toBe(401);
  const { rows } = await database.pool.query("select data from es.events where type = 'AccountErased'");
  expect(rows).toHaveLength(1);
  await browser.register(owner);
  expect(await whoami(browser)).not.toBeNull();
});

test('a link works once, for a day, and not after the account proved the e-mail', async () => {
  const { owner } = await squatted();
  await accounts.browser().register(owner);
  const link = await claimLink();
  const isRefused = async () => (await accounts.browser().visit(link)).status === 400;
  now += 86_400_000;
  expect(await isRefused()).toBe(true);
  now -= 1_000;
  expect(await isRefused()).toBe(false);
  const page = await accounts.browser().visit(link);
  await confirm(owner.email);
  expect(await isRefused()).toBe(true);
  expect((await accounts.browser().submit(page, {})).status).toBe(400);
  await database.pool.query('update accounts.local_users set email_confirmed_at = null where email = $1', [
    owner.email,
  ]);
  expect((await accounts.browser().submit(page, {})).status).toBe(200);
  expect((await accounts.browser().submit(page, {})).status).toBe(400);
});

test('the owner of an account that proved the e-mail gets a mail without such a link; the page is the same', async () => {
  const { owner } = await squatted();
  const unproven = await accounts.browser().register(owner);
  await confirm(owner.email);
  const proven = await accounts.browser().register(owner);
  const textOf = ({ text }: { text: string }) => text.replaceAll(/interaction\/[\w-]+/g, '');
  expect(textOf(proven)).toBe(textOf(unproven));
  expect((await mails()).map(({ kind, body }) => [kind, body.includes('token=')])).toEqual([
    ['email-taken', true],
    ['email-taken', false],
  ]);
});

test('a stranger cannot fill a mailbox with registrations', async () => {
  const { owner } = await squatted();
  for (let count = 0; count < 5; count++) expect((await accounts.browser().register(owner)).status).toBe(409);
  expect(await mails()).toHaveLength(3);
});

test('an account of the demo is never given away', async () => {
  const { owner } = await squatted();
  await database.pool.query('update accounts.local_users set is_demo = true where email = $1', [owner.email]);
  await accounts.browser().register(owner);
  expect(await mails()).toEqual([]);
});

test('without mails the page says only that the e-mail is taken', async () => {
  const { owner } = await squatted();
  const silent = await startAccounts(database, secrets, { config: { demo: false } });
  const refused = await silent.browser().register(owner);
  expect(refused.text).toContain('Inicia sesión o usa otro.');
  expect(refused.text).not.toContain('mira tu correo');
  await silent.close();
  expect(await mails()).toEqual([]);
});

test.each(['nuevo', 'anterior', 'reclamar'])('an invented link is refused: %s', async (kind) => {
  for (const query of ['', '?token=', `?token=${'A'.repeat(43)}`, '?token=%00', '?token=a&token=b']) {
    const browser = accounts.browser();
    expect((await browser.visit(`/idp/correo/${kind}${query}`)).status).toBe(400);
    expect((await browser.visit(`/idp/correo/${kind}${query}`, { form: {} })).status).toBe(400);
  }
});

test('the requests read no table that grows from its beginning to its end', async () => {
  const { owner } = await squatted();
  const { queries, scans } = await scansDuring(database.pool, async () => {
    const browser = accounts.browser();
    await browser.register(owner);
    await browser.submit(await browser.visit(await claimLink()), {});
  });
  expect(queries).toBeGreaterThan(10);
  expect(scans.filter((scan) => !scan.includes('order by created_at, id'))).toEqual([]);
});

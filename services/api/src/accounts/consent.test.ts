import { legalVersion } from '@matraz/contracts/accounts/legal';
import type { Secrets } from '@matraz/infra/config/secrets';
import { registerLocalAccount } from '@matraz/infra/identity/local-accounts';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { scansDuring } from '@matraz/infra/testing/scanned-tables';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testSecrets } from '../testing/test-secrets.ts';
import { type Accounts, startAccounts } from './testing/accounts-app.ts';

const smtp = { url: 'smtp://127.0.0.1:25', from: 'matraz@liceo.cl' };
const dayMs = 24 * 3_600_000;
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
  await database.pool.query('truncate accounts.mails, accounts.guardian_requests, ops.limits');
});
afterAll(async () => {
  await accounts.close();
  await database.drop();
});

const person = () => ({ email: `alumna${++people}@liceo.cl`, password: 'cordillera-2026' });
const registerChild = async (guardianEmail = 'Madre@correo.cl', of = accounts) => {
  const child = person();
  await of.browser().register({ ...child, age: 'child', guardianEmail });
  return child;
};
const logOf = async (email: string) => {
  const { rows } = await database.pool.query('select id from accounts.users where email = $1', [email]);
  const events = await accounts.store.readStream(`account-${rows[0].id}`);
  return events.map(({ type, data }) => [type, data]);
};
const typesOf = async (email: string) => (await logOf(email)).map(([type]) => type);
const guardianMails = async (): Promise<{ address: string; body: string }[]> =>
  (await database.pool.query("select address, body from accounts.mails where kind = 'guardian-request' order by id"))
    .rows;
const newestLink = async () => (await guardianMails()).at(-1)?.body.match(/http\S+/)?.[0] ?? '';
const guardianLeft = async () => {
  const { rows } = await database.pool.query(
    `select address from accounts.guardian_requests union all select address from accounts.mails
    union all select guardian_address from accounts.local_users where guardian_address is not null`,
  );
  return rows.filter(({ address }) => /madre/i.test(address)).length;
};

test('a registration with consent writes the version of the texts to the log once', async () => {
  const ana = person();
  await accounts.browser().register(ana);
  await accounts.browser().logIn(ana);
  const consents = (await logOf(ana.email)).filter(([type]) => type === 'ConsentGiven');
  expect(consents).toEqual([
    ['ConsentGiven', { userId: expect.any(String), version: legalVersion, needsGuardian: false }],
  ]);
});

test.each([
  [{ consent: '' }, 'tienes que aceptar los términos y la política de privacidad'],
  [{ age: '' }, 'Elige si tienes 14 años o más.'],
  [{ age: 'child' }, 'Escribe el correo de tu madre, padre o apoderado.'],
  [{ age: 'child', guardianEmail: 'madre' }, 'Escribe un correo válido, como nombre@ejemplo.cl.'],
  [{ age: 'child', guardianEmail: 'YO@liceo.cl' }, 'Escribe el correo de una persona adulta, no el tuyo.'],
])('a registration with %j is refused, and the typed values stay', async (choices, error) => {
  const page = await accounts.browser().register({ ...person(), email: 'yo@liceo.cl', ...choices } as never);
  expect(page.status).toBe(400);
  expect(page.text).toContain(error);
  expect(page.text).toContain('value="yo@liceo.cl"');
  const { rows } = await database.pool.query("select from accounts.local_users where email = 'yo@liceo.cl'");
  expect(rows).toEqual([]);
});

test('the guardian of a child gets a link, agrees with a button, and then the address is nowhere', async () => {
  const child = await registerChild();
  expect(await typesOf(child.email)).toEqual(['AccountOpened', 'ConsentGiven']);
  expect(await guardianMails()).toMatchObject([{ address: 'Madre@correo.cl' }]);
  const browser = accounts.browser();
  const page = await browser.visit(await newestLink());
  expect(page.text).toContain(child.email);
  expect(await typesOf(child.email)).toEqual(['AccountOpened', 'ConsentGiven']);
  const done = await browser.submit(page, {});
  expect(done.text).toContain('La cuenta está autorizada');
  expect((await logOf(child.email)).at(-1)).toEqual([
    'GuardianConsentGiven',
    { userId: expect.any(String), version: legalVersion },
  ]);
  expect(await guardianLeft()).toBe(0);
  expect((await browser.submit(page, {})).text).toContain('ya no sirve');
});

test('a guardian of two children is asked until both have an answer', async () => {
  const [first] = [await registerChild('madre@correo.cl'), await registerChild('Madre@correo.cl')];
  const [, second] = await guardianMails();
  const browser = accounts.browser();
  await browser.submit(await browser.visit(second?.body.match(/http\S+/)?.[0] ?? ''), {});
  expect(await guardianMails()).toHaveLength(2);
  expect(await typesOf(first.email)).not.toContain('GuardianConsentGiven');
  await database.pool.query('delete from accounts.users where email = $1', [first.email]);
  expect(await guardianMails()).toEqual([]);
});

test('a link of a guardian is valid for seven days', async () => {
  await registerChild();
  const link = await newestLink();
  const page = await accounts.browser().visit(link);
  now += 7 * dayMs;
  expect(await accounts.browser().visit(link)).toMatchObject({
    status: 400,
    text: expect.stringContaining('ya no sirve'),
  });
  expect((await accounts.browser().submit(page, {})).status).toBe(400);
});

test.each(['', '?token=', '?token=x', `?token=${'A'.repeat(43)}`, '?token=%00'])(
  'the address of guardians with %j is an old link',
  async (query) => {
    expect((await accounts.browser().visit(`/api/guardian${query}`)).status).toBe(400);
  },
);

test('a login that died while it asked the guardian is completed by the next one', async () => {
  const child = await registerChild('madre@correo.cl', await dyingAt('GiveConsent'));
  expect(await typesOf(child.email)).toEqual(['AccountOpened']);
  await accounts.browser().logIn(child);
  await accounts.browser().logIn(child);
  expect(await typesOf(child.email)).toEqual(['AccountOpened', 'ConsentGiven']);
  expect(await guardianMails()).toHaveLength(1);
});

test('an answer that died before the log had it can be given again', async () => {
  const child = await registerChild();
  const dying = await dyingAt('GiveGuardianConsent');
  const link = await newestLink();
  expect((await dying.browser().submit(await dying.browser().visit(link), {})).status).toBe(500);
  const browser = accounts.browser();
  await browser.submit(await browser.visit(link), {});
  expect(await typesOf(child.email)).toEqual(['AccountOpened', 'ConsentGiven', 'GuardianConsentGiven']);
});

const opened: Accounts[] = [];
const dyingAt = async (diesAt: string) => {
  const app = await startAccounts(database, secrets, { config: { smtp }, diesAt, clock: () => new Date(now) });
  opened.push(app);
  return app;
};
afterAll(() => Promise.all(opened.map((app) => app.close())));

test('a stranger cannot fill a mailbox: the fourth child gets no mail to the same guardian', async () => {
  for (let child = 0; child < 4; child++) await registerChild();
  expect(await guardianMails()).toHaveLength(3);
  const { rows } = await database.pool.query('select from accounts.guardian_requests');
  expect(rows).toHaveLength(4);
});

test('without mails the guardian is noted and nothing is sent', async () => {
  const silent = await startAccounts(database, secrets, { config: { demo: false }, clock: () => new Date(now) });
  opened.push(silent);
  const child = await registerChild('madre@correo.cl', silent);
  expect(await typesOf(child.email)).toContain('ConsentGiven');
  expect(await guardianMails()).toEqual([]);
  expect(await guardianLeft()).toBe(1);
});

test('an account of an older release has no consent, and its login changes nothing', async () => {
  const old = { ...person(), firstName: 'Ana', lastName: 'Rojas' };
  await registerLocalAccount(database, old);
  await accounts.browser().logIn(old);
  expect(await typesOf(old.email)).toEqual(['AccountOpened']);
});

test('a registration, a login and a guardian read no table from its beginning to its end', async () => {
  const { queries, scans } = await scansDuring(database.pool, async () => {
    await registerChild();
    const browser = accounts.browser();
    await browser.submit(await browser.visit(await newestLink()), {});
  });
  expect(queries).toBeGreaterThan(5);
  expect(scans.filter((scan) => !scan.includes("kind = 'guardian-request' order by id"))).toEqual([]);
});

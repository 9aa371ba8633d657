import type { Secrets } from '@matraz/infra/config/secrets';
import { createLogger } from '@matraz/infra/logging/logger';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { storeQuickHash } from '@matraz/infra/testing/quick-password';
import { scansDuring } from '@matraz/infra/testing/scanned-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testSecrets } from '../testing/test-secrets.ts';
import { forgottenReplyMs } from './password.routes.ts';
import { type Accounts, startAccounts, whoami } from './testing/accounts-app.ts';

const smtp = { url: 'smtp://127.0.0.1:25', from: 'matraz@liceo.cl' };
const ana = { firstName: 'Ana', lastName: 'Rojas', email: 'Ana@liceo.cl', password: 'cordillera-2026' };
const renewed = { ...ana, password: 'volcán-villarrica' };
let database: TestDatabase;
let secrets: Secrets;
let accounts: Accounts;
let now = Date.now();
const lines: string[] = [];

beforeAll(async () => {
  [database, secrets] = [await createTestDatabase(), testSecrets()];
  const logger = createLogger('api', { write: (line) => lines.push(line) });
  accounts = await startAccounts(database, secrets, { config: { smtp }, clock: () => new Date(now), logger });
  await accounts.browser().register(ana);
});
beforeEach(async () => {
  now = Date.now();
  await database.pool.query('truncate ops.limits, accounts.mails, accounts.password_resets');
  await storeQuickHash(database, ana);
});
afterAll(async () => {
  await accounts.close();
  await database.drop();
});

const mails = async () =>
  (await database.pool.query('select kind, address, body from accounts.mails order by created_at, id')).rows;
const forget = async (email: string, of = accounts) => {
  const browser = of.browser();
  return browser.submit(await browser.visit('/idp/contrasena'), { email });
};
const linkOf = ({ body }: { body: string }) => body.match(/http\S+/)?.[0] ?? '';
const newestLink = async () => linkOf((await mails()).findLast(({ kind }) => kind === 'password-reset'));
const choose = async (link: string, password = renewed.password) => {
  const browser = accounts.browser();
  return browser.submit(await browser.visit(link), { password });
};

test('the login leads to a page that mails a link, which sets another password and leads back to the login', async () => {
  const browser = accounts.browser();
  const login = await browser.visit('/api/login?returnTo=/exams');
  const form = await browser.visit(login.text.match(/href="([^"]+)">Olvidé mi contraseña/)?.[1] ?? '');
  const sent = await browser.submit(form, { email: 'ANA@liceo.cl' });
  expect(sent.text).toContain('<h1>Revisa tu correo</h1>');
  expect(await mails()).toMatchObject([{ kind: 'password-reset', address: 'Ana@liceo.cl' }]);
  const page = await browser.visit(await newestLink());
  expect(page.text).toContain('Ana@liceo.cl');
  const changed = await browser.submit(page, { password: renewed.password });
  expect(changed.text).toContain('<h1>Tu contraseña cambió</h1>');
  const again = await browser.visit(
    (changed.text.match(/class="button" href="([^"]+)"/)?.[1] ?? '').replaceAll('&amp;', '&'),
  );
  expect((await browser.submit(again, renewed)).url.pathname).toBe('/exams');
  expect(await whoami(browser)).not.toBeNull();
  expect((await accounts.browser().logIn(ana)).status).toBe(401);
  expect(await mails()).toMatchObject([
    { kind: 'password-reset' },
    { kind: 'password-changed', address: 'Ana@liceo.cl', body: expect.stringContaining('/idp/contrasena') },
  ]);
});

test('a new password ends all sessions of the account, here and at the provider, and no other', async () => {
  const beto = { ...ana, email: 'beto@liceo.cl' };
  const [own, halfway, others] = [accounts.browser(), accounts.browser(), accounts.browser()];
  await own.logIn(ana);
  await others.register(beto);
  const resumed = await halfway.submit(await halfway.visit('/api/login'), ana, { follow: false });
  await forget(ana.email);
  await choose(await newestLink());
  await expect.poll(() => whoami(own)).toBeNull();
  await halfway.visit(resumed.headers.location ?? '');
  expect(await whoami(halfway)).toBeNull();
  expect(await whoami(others)).not.toBeNull();
});

describe('a link', () => {
  const isRefused = async (link: string) => {
    const page = await accounts.browser().visit(link);
    return page.status === 400 && page.text.includes('Este enlace ya no sirve');
  };

  test('works once; opening it uses nothing up', async () => {
    await forget(ana.email);
    const link = await newestLink();
    for (let visit = 0; visit < 3; visit++) expect(await isRefused(link)).toBe(false);
    const [first, second] = [accounts.browser(), accounts.browser()];
    const forms = [await first.visit(link), await second.visit(link)] as const;
    const pages = await Promise.all([
      first.submit(forms[0], { password: renewed.password }),
      second.submit(forms[1], { password: 'otra-cordillera' }),
    ]);
    expect(pages.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await isRefused(link)).toBe(true);
  });

  test('ends after an hour, and when another one is asked for', async () => {
    await forget(ana.email);
    const first = await newestLink();
    await forget(ana.email);
    const second = await newestLink();
    expect(await isRefused(first)).toBe(true);
    now += 3_599_000;
    expect(await isRefused(second)).toBe(false);
    now += 1_000;
    expect(await isRefused(second)).toBe(true);
  });

  test.each([
    '',
    '?token=',
    '?token=%00',
    `?token=${'A'.repeat(43)}`,
    `?token=${'x'.repeat(5_000)}`,
    '?token=a&token=b',
  ])('that was invented is refused: %s', async (query) => {
    expect(await isRefused(`/idp/contrasena/nueva${query}`)).toBe(true);
  });

  test('is not stored as it is', async () => {
    await forget(ana.email);
    const token = new URL(await newestLink()).searchParams.get('token') ?? '';
    const { rows } = await database.pool.query('select r::text from accounts.password_resets r');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('proves the e-mail of the account', async () => {
    const confirmed = async () =>
      (await database.pool.query('select email_confirmed_at from accounts.local_users where email = $1', [ana.email]))
        .rows[0].email_confirmed_at;
    await database.pool.query('update accounts.local_users set email_confirmed_at = null');
    await forget(ana.email);
    expect(await confirmed()).toBeNull();
    await choose(await newestLink());
    expect(await confirmed()).toEqual(new Date(now));
  });
});

test('a password that is common, short or her own is refused beside the field, and the link still works', async () => {
  await forget(ana.email);
  const link = await newestLink();
  for (const [password, error] of [
    ['password', 'Muchas personas usan esa contraseña'],
    ['        ', 'Muchas personas usan esa contraseña'],
    ['corta', 'al menos 8 caracteres'],
    ['ana@liceo.cl', 'tu correo ni tu nombre'],
    ['', 'al menos 8 caracteres'],
  ] as const) {
    const page = await choose(link, password);
    expect(page.status).toBe(400);
    expect(page.text).toMatch(new RegExp(`<p class="error" id="password-error">[^<]*${error}`));
  }
  expect((await choose(link)).text).toContain('Tu contraseña cambió');
});

test('a known and an unknown e-mail get the same page, and not before the same time', async () => {
  const timed = async (email: string) => {
    const begun = performance.now();
    const { text, status, url } = await forget(email);
    expect(performance.now() - begun).toBeGreaterThan(forgottenReplyMs - 5);
    return { text, status, url };
  };
  expect(await timed(ana.email)).toEqual(await timed('nadie@liceo.cl'));
  expect(await mails()).toHaveLength(1);
});

test.each(['', 'ana', 'ana@liceo', 'a,b@liceo.cl', '\0@liceo.cl', 'ana@liceo.cl\r\nBcc: b@liceo.cl'])(
  '"%s" is no e-mail: the form says so',
  async (email) => {
    const page = await forget(email);
    expect(page.status).toBe(400);
    expect(page.text).toMatch(/<p class="error" id="email-error">Escribe /);
    expect(await mails()).toEqual([]);
  },
);

test('an e-mail gets three links in a quarter of an hour, with and without an account', async () => {
  for (const email of [ana.email, 'nadie@liceo.cl']) {
    for (let count = 0; count < 3; count++) expect((await forget(email)).status).toBe(200);
    const refused = await forget(email.toUpperCase());
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.text).toContain('Demasiados intentos');
  }
  expect(await mails()).toHaveLength(3);
});

test('an address may ask a hundred times, for all accounts together', async () => {
  const strict = await startAccounts(database, secrets, { config: { smtp, rateLimitScale: 0.01 } });
  expect((await forget('una@liceo.cl', strict)).status).toBe(200);
  expect((await forget('otra@liceo.cl', strict)).status).toBe(429);
  await strict.close();
});

test('the wrong passwords of a student who forgot hers do not keep her out afterwards', async () => {
  for (let guess = 1; guess <= 11; guess++) await accounts.browser().logIn({ ...ana, password: `intento-${guess}` });
  expect((await accounts.browser().logIn(ana)).status).toBe(429);
  await forget(ana.email);
  await choose(await newestLink());
  const browser = accounts.browser();
  await browser.logIn(renewed);
  expect(await whoami(browser)).not.toBeNull();
});

test('a demo account gets a link only in the demo', async () => {
  await database.pool.query('update accounts.local_users set is_demo = true where email = $1', [ana.email]);
  const closed = await startAccounts(database, secrets, { config: { smtp, demo: false } });
  await forget(ana.email, closed);
  await closed.close();
  expect(await mails()).toEqual([]);
  await forget(ana.email);
  expect(await mails()).toHaveLength(1);
  await database.pool.query('update accounts.local_users set is_demo = false');
});

describe('without a mail server', () => {
  test('the demo of this machine shows its mails on a page, with links', async () => {
    const demo = await startAccounts(database, secrets);
    const browser = demo.browser();
    const sent = await browser.submit(await browser.visit('/idp/contrasena'), { email: ana.email });
    const page = await browser.visit(sent.text.match(/href="(\/idp\/correos)"/)?.[1] ?? '');
    expect(page.text).toContain('Elige una contraseña nueva para Matraz');
    expect(page.headers['cache-control']).toBe('no-store');
    const link = page.text.match(/href="(http:[^"]+token=[\w-]{43})"/)?.[1] ?? '';
    expect((await browser.visit(link)).text).toContain('Elige una contraseña nueva');
    await demo.close();
  });

  test.each([
    ['with a mail server', { smtp }],
    ['without the demo', { demo: false }],
    ['on a public address', { publicUrl: 'https://matraz.liceo.cl' }],
  ])('%s that page does not exist', async (_, config) => {
    const other = await startAccounts(database, secrets, { config });
    expect((await other.browser().visit('/idp/correos')).status).toBe(404);
    await other.close();
  });

  test('another machine does not see it', async () => {
    const demo = await startAccounts(database, secrets, { config: { trustedProxies: ['127.0.0.1'] } });
    const page = await demo.browser().visit('/idp/correos', { headers: { 'x-forwarded-for': '192.168.0.9' } });
    expect(page.status).toBe(404);
    expect(page.text).not.toContain('token=');
    await demo.close();
  });

  test('without the demo the page says whom to ask, and nothing is written', async () => {
    const closed = await startAccounts(database, secrets, { config: { demo: false } });
    const browser = closed.browser();
    const page = await browser.visit('/idp/contrasena');
    expect(page.text).toContain('Pide a tu profesora o profesor');
    expect(page.text).not.toContain('<form');
    await browser.visit('/idp/contrasena', { form: { email: ana.email } });
    expect(await mails()).toEqual([]);
    await closed.close();
  });
});

test('the requests read no table that grows from its beginning to its end', async () => {
  const { queries, scans } = await scansDuring(database.pool, async () => {
    await forget(ana.email);
    await choose(await newestLink());
  });
  expect(queries).toBeGreaterThan(5);
  expect(scans.filter((scan) => !scan.includes('order by created_at, id'))).toEqual([]);
});

test('no log line of these tests has an e-mail, a password or a token', () => {
  const log = lines.join('\n');
  expect(log).toContain('access refused');
  expect(log).not.toMatch(/liceo\.cl|volcán|cordillera|token=/i);
});

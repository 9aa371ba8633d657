import { createHash } from 'node:crypto';
import { storageKeyCookie, studentCookie } from '@matraz/contracts/accounts/student-cookie';
import type { Secrets } from '@matraz/infra/config/secrets';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { storeQuickHash } from '@matraz/infra/testing/quick-password';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSecrets } from '../testing/test-secrets.ts';
import { type Accounts, startAccounts, whoami } from './testing/accounts-app.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let now = Date.parse('2026-11-20T12:00:00Z');
const clock = () => new Date(now);

let database: TestDatabase;
let secrets: Secrets;
let accounts: Accounts;
const ana = { firstName: 'Ana', lastName: 'Rojas', email: 'ana@liceo.cl', password: 'cordillera-2026' };

beforeAll(async () => {
  [database, secrets] = [await createTestDatabase(), testSecrets()];
  accounts = await startAccounts(database, secrets, { clock });
  await accounts.browser().register(ana);
  await storeQuickHash(database, ana);
});

afterAll(async () => {
  await accounts.close();
  await database.drop();
});

const lastSeen = async (id: string) => {
  const { rows } = await database.pool.query<{ last_seen_at: Date }>(
    'select last_seen_at from accounts.sessions where id_hash = $1',
    [createHash('sha256').update(id).digest()],
  );
  return rows[0]?.last_seen_at.getTime();
};

const loggedIn = async () => {
  const browser = accounts.browser();
  await browser.logIn(ana);
  return { browser, id: browser.cookies.get('matraz')?.value ?? '' };
};

test('a visitor has no cookie and no row', async () => {
  const { rows: before } = await database.pool.query('select count(*) from accounts.sessions');
  const browser = accounts.browser();
  expect(await whoami(browser)).toBeNull();
  await browser.visit('/api/login');
  expect([...browser.cookies.keys()]).not.toContain('matraz');
  const { rows: after } = await database.pool.query('select count(*) from accounts.sessions');
  expect(after).toEqual(before);
});

test('scripts and other sites cannot read the cookie; the database has only its hash', async () => {
  const { browser, id } = await loggedIn();
  expect(browser.cookies.get('matraz')?.attributes).toMatch(/HttpOnly.*SameSite=Lax/);
  expect(await lastSeen(id)).toBe(now);
  const { rows } = await database.pool.query('select s::text as text from accounts.sessions s');
  expect(rows.map(({ text }) => text).join()).not.toContain(id);
});

test('[security 24] every login has a new session id, and the previous session ends', async () => {
  const { browser, id: first } = await loggedIn();
  await browser.logIn(ana);
  const second = browser.cookies.get('matraz')?.value;
  expect(second).not.toBe(first);
  expect(await whoami(browser)).not.toBeNull();
  browser.cookies.set('matraz', { value: first, path: '/', attributes: '' });
  expect(await whoami(browser)).toBeNull();
});

test('[security 24] a planted session id is not used', async () => {
  const browser = accounts.browser();
  const planted = 'a'.repeat(43);
  browser.cookies.set('matraz', { value: planted, path: '/', attributes: '' });
  expect(await whoami(browser)).toBeNull();
  await browser.logIn(ana);
  expect(browser.cookies.get('matraz')?.value).not.toBe(planted);
});

test('[security 26] logout ends the session on the server, and the next login asks for the password', async () => {
  const { browser, id } = await loggedIn();
  const landed = await browser.visit('/api/logout');
  expect(landed.url.pathname).toBe('/');
  expect(browser.cookies.has('matraz')).toBe(false);
  browser.cookies.set('matraz', { value: id, path: '/', attributes: '' });
  expect(await whoami(browser)).toBeNull();
  expect((await browser.visit('/api/login')).text).toContain('<h1>Iniciar sesión</h1>');
});

test('[security 26] after a login no session of the embedded provider remains', async () => {
  const { browser } = await loggedIn();
  expect([...browser.cookies.keys()].filter((name) => name.includes('idp'))).toEqual([]);
  const { rows } = await database.pool.query(`select 1 from accounts.oidc_artifacts where name = 'Session'`);
  expect(rows).toEqual([]);
});

test.each([
  [
    'a picture on another site',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  ],
  [
    'a link on another site',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
  [
    'a picture in a lesson',
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  ],
  ['a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ['a link on another site, without Sec-Fetch', { referer: 'http://intruso.example/' }],
])('[security 23] %s does not log out', async (_, headers) => {
  const { browser } = await loggedIn();
  const page = await browser.visit('/api/logout', { headers, follow: false });
  expect(page.status).toBe(403);
  expect(page.text).toContain('<a class="button" href="/api/logout">Cerrar sesión</a>');
  expect(await whoami(browser)).not.toBeNull();
});

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['our own page over plain http', { referer: 'http://localhost:3000/topic/1' }],
])('%s logs out', async (_, headers) => {
  const { browser } = await loggedIn();
  expect((await browser.visit('/api/logout', { headers, follow: false })).headers.location).toBe('/');
  expect(await whoami(browser)).toBeNull();
});

test('last_seen_at is written at most once a minute', async () => {
  const { browser, id } = await loggedIn();
  const atLogin = now;
  now += minute;
  await whoami(browser);
  expect(await lastSeen(id)).toBe(atLogin);
  now += 1;
  await whoami(browser);
  expect(await lastSeen(id)).toBe(now);
});

test('an open page does not extend its session', async () => {
  const { browser, id } = await loggedIn();
  const atLogin = now;
  now += day;
  expect((await browser.visit('/alive')).text).toBe('true');
  expect(await lastSeen(id)).toBe(atLogin);
  now += 6 * day;
  expect((await browser.visit('/alive')).text).toBe('false');
});

test('[security 26] a session ends after seven idle days', async () => {
  const { browser } = await loggedIn();
  now += 7 * day - 1;
  expect(await whoami(browser)).not.toBeNull();
  now += 7 * day;
  expect(await whoami(browser)).toBeNull();
});

test('[security 26] a session ends after thirty days, also when it is used', async () => {
  const { browser } = await loggedIn();
  for (let days = 5; days < 30; days += 5) {
    now += 5 * day;
    expect(await whoami(browser)).not.toBeNull();
  }
  now += 5 * day;
  expect(await whoami(browser)).toBeNull();
});

test('sessions and pending logins survive a restart', async () => {
  const { browser } = await loggedIn();
  const halfDone = accounts.browser();
  const form = await halfDone.visit('/api/login?returnTo=/exams');
  await accounts.close();
  accounts = await startAccounts(database, secrets, { clock });
  const [restarted, finished] = [accounts.browser(), accounts.browser()];
  [restarted.cookies, finished.cookies] = [browser.cookies, halfDone.cookies];
  expect(await whoami(restarted)).not.toBeNull();
  expect((await finished.submit(form, ana)).url.pathname).toBe('/exams');
  expect(await whoami(finished)).not.toBeNull();
});

test('[security 25] behind https every cookie is Secure, the session has the __Host- prefix, and a page can only read whose it is', async () => {
  const secure = await startAccounts(database, secrets, { clock, config: { publicUrl: 'https://matraz.example' } });
  const browser = secure.browser();
  const form = await browser.visit('/api/login');
  const atProvider = [...browser.cookies];
  await browser.submit(form, ana);
  const all = [...atProvider, ...browser.cookies];
  for (const [name, { attributes }] of all) {
    expect(name).toMatch(/^__(Host|Secure)-matraz/);
    expect(attributes.toLowerCase()).toContain('secure');
  }
  const readable = all.filter(([, { attributes }]) => !attributes.toLowerCase().includes('httponly'));
  expect(readable.map(([name]) => name).sort()).toEqual(
    [`__Host-${storageKeyCookie}`, `__Host-${studentCookie}`].sort(),
  );
  expect(browser.cookies.get('__Host-matraz')?.path).toBe('/');
  expect(await whoami(browser)).not.toBeNull();
  await secure.close();
});

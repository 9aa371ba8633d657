import type { Secrets } from '@matraz/infra/config/secrets';
import { registerLocalAccount } from '@matraz/infra/identity/local-accounts';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { storeQuickHash } from '@matraz/infra/testing/quick-password';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { testSecrets } from '../testing/test-secrets.ts';
import { type Accounts, startAccounts, whoami } from './testing/accounts-app.ts';

let database: TestDatabase;
let secrets: Secrets;
let accounts: Accounts;
const ana = { firstName: 'Ana', lastName: 'Rojas', email: 'ana@liceo.cl', password: 'cordillera-2026' };

beforeAll(async () => {
  [database, secrets] = [await createTestDatabase(), testSecrets()];
  accounts = await startAccounts(database, secrets);
  await accounts.browser().register(ana);
  await storeQuickHash(database, ana);
});

/** Each test begins without wrong passwords. */
beforeEach(() => database.pool.query('truncate ops.limits'));

afterAll(async () => {
  await accounts.close();
  await database.drop();
});

/** A login that stops before the browser sends the code to the callback. */
const upToCallback = async () => {
  const browser = accounts.browser();
  const form = await browser.visit('/api/login');
  const resumed = await browser.submit(form, ana, { follow: false });
  const sentBack = await browser.visit(resumed.headers.location ?? '', { follow: false });
  const callback = new URL(sentBack.headers.location ?? '');
  expect(callback.pathname).toBe('/api/callback');
  return { browser, callback, cookies: new Map(browser.cookies) };
};

test('[security 27] a code works once, also with the same cookies', async () => {
  const { browser, callback, cookies } = await upToCallback();
  expect((await browser.visit(callback)).url.pathname).toBe('/');
  const thief = accounts.browser();
  thief.cookies = cookies;
  expect((await thief.visit(callback)).url.search).toBe('?error=failed');
  expect(await whoami(thief)).toBeNull();
});

test('of two parallel exchanges of one code at most one succeeds', async () => {
  const { callback, cookies } = await upToCallback();
  const browsers = Array.from({ length: 6 }, () => accounts.browser());
  await Promise.all(
    browsers.map((browser) => {
      browser.cookies = new Map(cookies);
      return browser.visit(callback);
    }),
  );
  const sessions = await Promise.all(browsers.map(whoami));
  expect(sessions.filter((user) => user !== null).length).toBeLessThanOrEqual(1);
});

test('[security 27] a callback with another state or in another browser does not log in', async () => {
  const { browser, callback } = await upToCallback();
  const foreign = new URL(callback);
  foreign.searchParams.set('state', 'x'.repeat(43));
  const page = await browser.visit(foreign);
  expect(page.url.search).toBe('?error=expired');
  expect(page.text).toContain('<a class="button" href="/api/login">Volver a iniciar sesión</a>');
  const victim = accounts.browser();
  await victim.visit(callback);
  expect(await whoami(browser)).toBeNull();
  expect(await whoami(victim)).toBeNull();
});

test('[security 27] the code of one login cannot be used with the state of another', async () => {
  const [mine, theirs] = [await upToCallback(), await upToCallback()];
  const mixed = new URL(mine.callback);
  mixed.searchParams.set('code', theirs.callback.searchParams.get('code') ?? '');
  expect((await mine.browser.visit(mixed)).url.search).toBe('?error=failed');
  expect(await whoami(mine.browser)).toBeNull();
});

test('[security 27] a callback of another issuer is refused', async () => {
  const { browser, callback } = await upToCallback();
  callback.searchParams.set('iss', 'https://intruso.example');
  expect((await browser.visit(callback)).url.search).toBe('?error=failed');
  expect(await whoami(browser)).toBeNull();
});

test.each(['x', 'failed', '', '__proto__', 'constructor'])(
  'the page of a failed login is no fault of the server: %j',
  async (error) => {
    const { status } = await accounts.browser().visit(`/api/login/failed?error=${error}`);
    expect(status).toBe(400);
  },
);

test('the back button after a login shows no error', async () => {
  const { browser, callback } = await upToCallback();
  await browser.visit(callback);
  expect((await browser.visit(callback)).url.pathname).toBe('/');
});

const authorization = async (change: (params: URLSearchParams) => void) => {
  const browser = accounts.browser();
  const { headers } = await browser.visit('/api/login', { follow: false });
  const url = new URL(headers.location ?? '', 'http://localhost:3000');
  change(url.searchParams);
  return browser.visit(url, { follow: false });
};

test.each([
  'http://localhost:3000/api/callback/',
  'http://localhost:3000/api/callback?x=1',
  'http://localhost:3001/api/callback',
  'https://intruso.example/api/callback',
])('[security 28] the provider never sends a code to %s', async (redirectUri) => {
  const page = await authorization((params) => params.set('redirect_uri', redirectUri));
  expect(page.status).toBe(400);
  expect(page.headers.location).toBeUndefined();
  expect(page.text).toContain('Esta página ya venció');
});

test('[security 27] the provider requires PKCE', async () => {
  const { headers } = await authorization((params) => {
    params.delete('code_challenge');
    params.delete('code_challenge_method');
  });
  expect(new URL(headers.location ?? '').searchParams.get('error')).toBe('invalid_request');
});

test('null characters in the protocol are no fault of the server', async () => {
  for (const name of ['state', 'nonce', 'screen', 'client_id', 'redirect_uri', 'code_challenge', 'x']) {
    const { status } = await authorization((params) => params.set(name, '\0'));
    expect({ name, isFault: status >= 500 }).toEqual({ name, isFault: false });
  }
  for (const body of [
    'client_id=%00',
    'client_id=matraz&client_secret=%00',
    'grant_type=authorization_code&code=%00',
  ]) {
    const { statusCode } = await accounts.app.inject({
      method: 'POST',
      url: '/idp/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: body,
    });
    expect({ body, isFault: statusCode >= 500 }).toEqual({ body, isFault: false });
  }
});

test('pages that are expired or belong to another browser link to the login', async () => {
  const form = await accounts.browser().visit('/api/login');
  for (const address of [form.url, '/idp/interaction/nadie', '/idp/interaction/nadie/registro', '/idp/auth/nadie']) {
    const page = await accounts.browser().visit(address);
    expect(page.status).toBe(400);
    expect(page.text).toContain('href="/api/login"');
    expect(page.text).not.toContain('node_modules');
  }
  const posted = await accounts.browser().submit(form, ana);
  expect(posted.status).toBe(400);
});

test('a form from another site is refused', async () => {
  const browser = accounts.browser();
  const form = await browser.visit('/api/login');
  for (const [name, value] of [
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://intruso.example'],
  ] as const) {
    expect((await browser.submit(form, ana, { headers: { [name]: value } })).status).toBe(403);
  }
});

test('[security 29] after more than ten wrong passwords each next try has to wait, longer each time, also with the correct password', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const guarded = await startAccounts(database, secrets);
  const browser = guarded.browser();
  for (let guess = 1; guess <= 11; guess++) {
    expect((await browser.logIn({ ...ana, password: `intento-${guess}` })).status).toBe(401);
  }
  const refused = await browser.logIn(ana);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('30');
  expect(refused.text).toContain('Demasiados intentos');
  expect(refused.text).toContain('Vuelve a probar en 30 segundos.');
  vi.advanceTimersByTime(31_000);
  expect((await browser.logIn({ ...ana, password: 'intento-12' })).status).toBe(401);
  expect((await browser.logIn(ana)).text).toContain('Vuelve a probar en 1 minuto.');
  vi.advanceTimersByTime(61_000);
  expect((await browser.logIn(ana)).status).toBe(404); // logged in; `/` is not served in this test
  expect(await whoami(browser)).not.toBeNull();
  await guarded.close();
});

test('wrong passwords from elsewhere do not lock out a browser from which the account was opened before', async () => {
  const guarded = await startAccounts(database, secrets);
  const [own, elsewhere, strange] = [guarded.browser(), guarded.browser(), guarded.browser()];
  const other = { email: 'otra@liceo.cl', password: 'cordillera-2026', firstName: 'Otra', lastName: 'Persona' };
  await strange.register(other);
  await own.logIn(ana);
  await own.get('/api/logout');
  for (let guess = 1; guess <= 11; guess++) {
    expect((await elsewhere.logIn({ ...ana, password: `intento-${guess}` })).status).toBe(401);
  }
  expect((await elsewhere.logIn(ana)).status).toBe(429);
  // A browser that knows another account is no known browser of this one.
  expect((await strange.logIn(ana)).status).toBe(429);
  expect((await own.logIn({ ...ana, email: 'ANA@liceo.cl' })).status).toBe(404);
  expect(await whoami(own)).not.toBeNull();
  await guarded.close();
});

test('a known browser has ten wrong passwords of its own, and they do not count for others', async () => {
  const guarded = await startAccounts(database, secrets);
  const own = guarded.browser();
  await own.logIn(ana);
  for (let guess = 1; guess <= 11; guess++) {
    expect((await own.logIn({ ...ana, password: `intento-${guess}` })).status).toBe(401);
  }
  expect((await own.logIn(ana)).status).toBe(429);
  expect((await guarded.browser().logIn(ana)).status).toBe(404);
  await guarded.close();
});

test('the cookie of a known browser cannot be made, and contains no e-mail', async () => {
  const guarded = await startAccounts(database, secrets);
  const own = guarded.browser();
  await own.logIn(ana);
  const cookie = own.cookies.get('matraz-browser');
  expect(cookie).toMatchObject({ path: '/idp', attributes: expect.stringMatching(/HttpOnly.*SameSite=Lax/i) });
  expect(cookie?.value).toMatch(/^[\w-]{22}(\.[\w-]{22})+$/);
  const forger = guarded.browser();
  for (const value of ['', '.', `${cookie?.value.split('.')[0]}.`, `x.${'A'.repeat(22)}`, '%00', 'a'.repeat(3_000)]) {
    forger.cookies.set('matraz-browser', { value, path: '/idp', attributes: '' });
    const page = await forger.logIn({ ...ana, password: `intento-${value.length}` });
    expect(page.status).toBe(401);
  }
  for (let guess = 1; guess <= 5; guess++) await forger.logIn({ ...ana, password: `otro-${guess}` });
  expect((await forger.logIn(ana)).status).toBe(429);
  expect((await own.logIn(ana)).status).toBe(404);
  await guarded.close();
});

test('a class of 40 behind one address gets in, after up to ten wrong passwords of each student', async () => {
  const guarded = await startAccounts(database, secrets);
  const students = Array.from({ length: 40 }, (_, n) => ({ ...ana, email: `alumna${n}@liceo.cl` }));
  for (const { email } of students)
    await registerLocalAccount({ pool: database.pool }, { ...ana, email, password: 'otra-cordillera' });
  for (const student of students) await storeQuickHash(database, student);
  const logIn = async (student: typeof ana) => {
    const browser = guarded.browser();
    const form = await browser.visit('/api/login');
    for (let guess = 1; guess <= 10; guess++)
      expect((await browser.submit(form, { ...student, password: `intento-${guess}` })).status).toBe(401);
    return (await browser.submit(form, student, { follow: false })).status;
  };
  expect(new Set(await Promise.all(students.map(logIn)))).toEqual(new Set([303]));
  await guarded.close();
});

test('[security 29] an address that guesses at many accounts has to wait', async () => {
  // A fiftieth of the limits: ten wrong passwords of the address, one of an account.
  const guarded = await startAccounts(database, secrets, { config: { rateLimitScale: 0.02 } });
  const browser = guarded.browser();
  const form = await browser.visit('/api/login');
  const guess = (n: number) => browser.submit(form, { email: `nadie${n}@liceo.cl`, password: 'cordillera' });
  for (let n = 1; n <= 11; n++) expect((await guess(n)).status).toBe(401);
  const refused = await guess(12);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
  await guarded.close();
});

test('[security 29] many addresses that guess at one account have to wait together', async () => {
  const config = { trustedProxies: ['127.0.0.1'] };
  const guarded = await startAccounts(database, secrets, { config });
  const from = async (address: string, password: string) => {
    const headers = { 'x-forwarded-for': address };
    const browser = guarded.browser();
    const form = await browser.visit('/api/login', { headers });
    return (await browser.submit(form, { ...ana, password }, { headers, follow: false })).status;
  };
  for (let machine = 1; machine <= 21; machine++)
    expect(await from(`200.1.2.${machine}`, `intento-${machine}`)).toBe(401);
  expect(await from('200.1.2.99', ana.password)).toBe(429);
  await guarded.close();
});

test('the typing errors of a school behind one address do not lock it out', async () => {
  const guarded = await startAccounts(database, secrets);
  for (let error = 1; error <= 12; error++) {
    expect((await guarded.browser().logIn({ ...ana, password: 'cordillerra' })).status).toBe(401);
    expect((await guarded.browser().logIn(ana)).status).toBe(404);
  }
  await guarded.close();
});

test('correct passwords are limited too, because each one costs computing time', async () => {
  const strict = await startAccounts(database, secrets, { config: { rateLimitScale: 0.001 } });
  const browser = strict.browser();
  const form = await browser.visit('/api/login');
  expect((await browser.submit(form, ana, { follow: false })).status).toBe(303);
  expect((await browser.submit(form, ana, { follow: false })).status).toBe(429);
  await strict.close();
});

test('[security 31] behind a trusted proxy wrong passwords count per client; without one X-Forwarded-For is ignored', async () => {
  const wrong = { ...ana, password: 'cordillera' };
  for (const [trustedProxies, others] of [
    [['127.0.0.1'], 303],
    [[], 429],
  ] as const) {
    await database.pool.query('truncate ops.limits');
    const config = { rateLimitScale: 0.1, trustedProxies: [...trustedProxies] };
    const guarded = await startAccounts(database, secrets, { config });
    const statusOf = async (person: typeof wrong, client: string) => {
      const browser = guarded.browser();
      const headers = { 'x-forwarded-for': client };
      return (await browser.submit(await browser.visit('/api/login', { headers }), person, { headers, follow: false }))
        .status;
    };
    for (let guess = 1; guess <= 2; guess++) expect(await statusOf(wrong, '200.1.2.3')).toBe(401);
    expect(await statusOf(ana, '200.1.2.3')).toBe(429);
    expect(await statusOf(ana, '200.1.2.4')).toBe(others);
    await guarded.close();
  }
});

test('RATE_LIMIT_SCALE multiplies the limit of ten', async () => {
  const lenient = await startAccounts(database, secrets, { config: { rateLimitScale: 2 } });
  const browser = lenient.browser();
  const form = await browser.visit('/api/login');
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, guess) => browser.submit(form, { ...ana, password: `intento-${guess}` })),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(21);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(9);
  await lenient.close();
});

test('an address that starts too many logins gets an error page, also with another spelling of the path', async () => {
  const strict = await startAccounts(database, secrets, { config: { rateLimitScale: 0.001 } });
  for (const address of ['/api/login', '/idp/auth']) {
    const browser = strict.browser();
    await browser.visit(address, { follow: false });
    const page = await browser.visit(address.replace('auth', 'AUTH'), { follow: false });
    expect(page.status).toBe(429);
    expect(page.text).toContain('Demasiados intentos');
  }
  await strict.close();
});

import type { Secrets } from '@matraz/infra/config/secrets';
import { registerLocalAccount } from '@matraz/infra/identity/local-accounts';
import { createStaffInvitation } from '@matraz/infra/identity/staff-invitations';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSecrets } from '../testing/test-secrets.ts';
import { type Accounts, startAccounts, whoami } from './testing/accounts-app.ts';

let database: TestDatabase;
let secrets: Secrets;
let accounts: Accounts;

beforeAll(async () => {
  [database, secrets] = [await createTestDatabase(), testSecrets()];
  accounts = await startAccounts(database, secrets, { config: { adminEmails: ['rectora@liceo.cl'] } });
});

afterAll(async () => {
  await accounts.close();
  await database.drop();
});

const ana = { firstName: 'Ana', lastName: "O'Higgins <b>", email: 'ana@liceo.cl', password: 'cordillera-2026' };
/** The log of an account that was registered and has logged in. */
const registered = ['AccountOpened', 'ConsentGiven'];

test('a visitor registers, is logged in and gets the requested page', async () => {
  const browser = accounts.browser();
  const form = await browser.visit('/api/login?screen=registro&returnTo=/topic/7%3Ftab%3Dvideos');
  expect(form.url.pathname).toMatch(/^\/idp\/interaction\/[^/]+\/registro$/);
  const landed = await browser.submit(form, ana);
  expect(landed.url.href).toBe('http://localhost:3000/topic/7?tab=videos');
  const userId = await whoami(browser);
  expect(userId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  const { rows } = await database.pool.query('select first_name, last_name, email from accounts.users where id = $1', [
    userId,
  ]);
  expect(rows).toEqual([{ first_name: 'Ana', last_name: "O'Higgins <b>", email: 'ana@liceo.cl' }]);
  const events = await accounts.store.readStream(`account-${userId}`);
  expect(events.map(({ type }) => type)).toEqual(registered);
});

test('the back button after a login leads from the used login page to the requested page', async () => {
  const browser = accounts.browser();
  const form = await browser.visit('/api/login?returnTo=/exams');
  expect((await browser.submit(form, ana)).url.pathname).toBe('/exams');
  const userId = await whoami(browser);
  expect((await browser.visit(form.url)).url.pathname).toBe('/exams');
  expect(await whoami(browser)).toBe(userId);
});

test('a login page that has expired, and a form sent from it, link to a login for the same page', async () => {
  const browser = accounts.browser();
  const form = await browser.visit('/api/login?returnTo=/topic/7%3Ftab%3Dvideos');
  await database.pool.query("delete from accounts.oidc_artifacts where name = 'Interaction'");
  for (const page of [await browser.visit(form.url), await browser.submit(form, ana)]) {
    expect(page.status).toBe(400);
    expect(page.text).toContain('href="/api/login?returnTo=%2Ftopic%2F7%3Ftab%3Dvideos"');
  }
  const again = await browser.visit('/api/login?returnTo=%2Ftopic%2F7%3Ftab%3Dvideos');
  expect((await browser.submit(again, ana)).url.href).toBe('http://localhost:3000/topic/7?tab=videos');
});

test('an account logs in again with its e-mail in upper case, and is opened once', async () => {
  const [first, second] = [accounts.browser(), accounts.browser()];
  await first.logIn(ana);
  await second.logIn({ ...ana, email: 'Ana@Liceo.CL' });
  const userId = await whoami(first);
  expect(userId).not.toBeNull();
  expect(await whoami(second)).toBe(userId);
  expect((await accounts.store.readStream(`account-${userId}`)).map(({ type }) => type)).toEqual(registered);
});

const typesOf = async (email: string) => {
  const { rows } = await database.pool.query('select id from accounts.users where lower(email) = lower($1)', [email]);
  return (await accounts.store.readStream(`account-${rows[0].id}`)).map(({ type }) => type);
};

test('an e-mail of ADMIN_EMAILS that the embedded provider did not verify makes no administrator', async () => {
  const browser = accounts.browser();
  await browser.register({ ...ana, email: 'Rectora@liceo.cl' });
  expect(await whoami(browser)).not.toBeNull();
  expect(await typesOf('rectora@liceo.cl')).toEqual(registered);
});

describe('the link of an invitation to be an administrator', () => {
  const invite = async (email: string, now = new Date()) =>
    (await createStaffInvitation({ pool: database.pool }, { email, role: 'admin', now })).token;
  const linkOf = (token: string) => `/api/login?returnTo=/admin&invitation=${token}`;
  const granted = [...registered, 'AdminGranted'];

  test('makes the account with its e-mail an administrator, once', async () => {
    const account = { ...ana, email: 'jefa@liceo.cl' };
    await accounts.browser().register(account);
    expect(await typesOf(account.email)).toEqual(registered);
    const token = await invite('Jefa@liceo.cl');
    const browser = accounts.browser();
    const landed = await browser.submit(await browser.visit(linkOf(token)), account);
    expect(landed.url.pathname).toBe('/admin');
    expect(await typesOf(account.email)).toEqual(granted);
    const again = accounts.browser();
    const refused = await again.submit(await again.visit(linkOf(token)), account);
    expect(refused).toMatchObject({ status: 403, text: expect.stringContaining('Este enlace ya no sirve') });
    expect(await whoami(again)).not.toBeNull();
  });

  test('says what it is for; another link does not', async () => {
    const token = await invite('invitada@liceo.cl');
    for (const screen of ['login', 'registro']) {
      const page = await accounts.browser().visit(`${linkOf(token)}&screen=${screen}`);
      expect(page.text).toContain('Te invitaron a administrar en Matraz');
      const other = await accounts.browser().visit(`${linkOf('x'.repeat(43))}&screen=${screen}`);
      expect(other.text).not.toContain('Te invitaron');
    }
  });

  test('works for a new account, which is registered on the way', async () => {
    const account = { ...ana, email: 'nueva@liceo.cl' };
    const browser = accounts.browser();
    const form = await browser.visit(`${linkOf(await invite(account.email))}&screen=registro`);
    await browser.submit(form, account);
    expect(await typesOf(account.email)).toEqual(granted);
  });

  test('does not work for another e-mail, and stays valid for its own', async () => {
    const [stranger, owner] = [
      { ...ana, email: 'intrusa@liceo.cl' },
      { ...ana, email: 'duena@liceo.cl' },
    ];
    for (const account of [stranger, owner]) await accounts.browser().register(account);
    const token = await invite(owner.email);
    for (const account of [stranger, owner]) {
      const browser = accounts.browser();
      await browser.submit(await browser.visit(linkOf(token)), account);
    }
    expect(await typesOf(stranger.email)).toEqual(registered);
    expect(await typesOf(owner.email)).toEqual(granted);
  });

  test('does not work after a week, after a newer one, or when it is invented', async () => {
    const account = { ...ana, email: 'tarde@liceo.cl' };
    await accounts.browser().register(account);
    const weekAgo = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000 - 1);
    const [old, replaced] = [await invite(account.email, weekAgo), await invite(account.email)];
    await invite(account.email);
    for (const token of [old, replaced, 'A'.repeat(43), '', '%00', 'x'.repeat(5_000)]) {
      const browser = accounts.browser();
      const page = await browser.submit(await browser.visit(linkOf(token)), account);
      expect(page.status).toBeLessThan(500);
      expect(await whoami(browser)).not.toBeNull();
    }
    expect(await typesOf(account.email)).toEqual(registered);
  });

  test('is not stored as it is', async () => {
    const token = await invite('secreta@liceo.cl');
    const { rows } = await database.pool.query('select * from accounts.admin_invitations');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

test('the next login completes a login that died between two steps', async () => {
  const account = { ...ana, email: 'rescatada@liceo.cl' };
  const { token } = await createStaffInvitation(
    { pool: database.pool },
    { email: account.email, role: 'admin', now: new Date() },
  );
  const before = { OpenAccount: [], GiveConsent: ['AccountOpened'], GrantAdmin: registered };
  for (const diesAt of ['OpenAccount', 'GiveConsent', 'GrantAdmin'] as const) {
    const dying = await startAccounts(database, secrets, { diesAt });
    const browser = dying.browser();
    const screen = diesAt === 'OpenAccount' ? 'registro' : 'login';
    const page = await browser.submit(await browser.visit(`/api/login?screen=${screen}&invitation=${token}`), account);
    expect(page.text).toContain('No pudimos iniciar tu sesión');
    expect(await whoami(browser)).toBeNull();
    expect(await typesOf(account.email)).toEqual(before[diesAt]);
    await dying.close();
  }
  const browser = accounts.browser();
  await browser.submit(await browser.visit(`/api/login?invitation=${token}`), account);
  expect(await whoami(browser)).not.toBeNull();
  expect(await typesOf(account.email)).toEqual([...registered, 'AdminGranted']);
});

test('a wrong password, an unknown account and an empty form give the same page, with the e-mail and without the password', async () => {
  const browser = accounts.browser();
  for (const [email, password] of [
    ['ana@liceo.cl', 'cordillera-2027'],
    ['nadie"><script>@liceo.cl', 'cordillera-2026'],
    ['nadie@liceo.cl', 'cordillera-2026'],
    ['ana@liceo.cl\0', 'x'],
  ] as const) {
    const page = await browser.logIn({ email, password });
    expect(page.status).toBe(401);
    expect(page.text).toContain('<p class="alert" role="alert">El correo o la contraseña no coinciden.</p>');
    expect(page.text).not.toContain(password === 'x' ? 'cordillera' : password);
    expect(page.text).not.toContain('<script>');
  }
  expect((await browser.logIn({ email: 'nadie@liceo.cl', password: '' })).text).toContain('value="nadie@liceo.cl"');
  expect(await whoami(browser)).toBeNull();
});

test('registration shows errors in Spanish and keeps the typed values', async () => {
  const browser = accounts.browser();
  const page = await browser.register({
    firstName: 'Ana',
    lastName: ' ',
    email: 'ana(arroba)liceo',
    password: 'clave1',
  });
  expect(page.status).toBe(400);
  for (const text of [
    'Revisa estos campos: apellido, correo electrónico y contraseña.',
    'Escribe tu apellido.',
    'Escribe un correo válido, como nombre@ejemplo.cl.',
    'La contraseña debe tener al menos 8 caracteres.',
    'value="Ana"',
    'value="ana(arroba)liceo"',
  ]) {
    expect(page.text).toContain(text);
  }
  expect(page.text).not.toContain('clave1');
  const taken = await browser.submit(page, { ...ana, email: 'ANA@liceo.cl', password: 'otra-clave' });
  expect(taken.status).toBe(409);
  expect(taken.text).toContain('Ya existe una cuenta con este correo.');
  expect(taken.text).toContain('value="O&#39;Higgins &lt;b&gt;"');
});

test.each([
  ['12345678', 'Muchas personas usan esa contraseña'],
  ['        ', 'Muchas personas usan esa contraseña'],
  ['Nueva.Alumna', 'La contraseña no puede ser tu correo ni tu nombre.'],
])(
  'registration refuses the password "%s" beside its field, and an account that has it still logs in',
  async (password, error) => {
    const browser = accounts.browser();
    const person = { firstName: 'Elena', lastName: 'Soto', email: 'nueva.alumna@liceo.cl', password };
    const page = await browser.register(person);
    expect(page.status).toBe(400);
    expect(page.text).toMatch(new RegExp(`<p class="error" id="password-error">${error}`));
    await registerLocalAccount(database, { ...person, email: `antes${password.length}${password.trim()}@liceo.cl` });
    await browser.logIn({ email: `antes${password.length}${password.trim()}@liceo.cl`, password });
    expect(await whoami(browser)).not.toBeNull();
  },
);

test('a registration that is sent twice creates one account and logs in', async () => {
  const browser = accounts.browser();
  const form = await browser.visit('/api/login?screen=registro');
  const twin = { ...ana, email: 'gemela@liceo.cl' };
  const [first, second] = await Promise.all([
    browser.submit(form, twin, { follow: false }),
    browser.submit(form, twin, { follow: false }),
  ]);
  expect([first.status, second.status]).toEqual([303, 303]);
  await browser.visit(second.headers.location ?? '');
  expect(await whoami(browser)).not.toBeNull();
});

test('after an error the registration says that the password has to be typed again', async () => {
  const browser = accounts.browser();
  const form = await browser.visit('/api/login?screen=registro');
  expect(form.text).not.toContain('Vuelve a escribir tu contraseña');
  const refused = await browser.submit(form, { ...ana, email: 'sin-arroba' });
  expect(refused.status).toBe(400);
  expect(refused.text).toMatch(/role="alert">[^<]* Vuelve a escribir tu contraseña: por seguridad no la guardamos\.</);
  expect(refused.text).toContain('id="password-hint">Vuelve a escribir tu contraseña');
  const short = await browser.submit(form, { ...ana, email: 'sin-arroba', password: 'corta' });
  expect(short.text).not.toContain('Vuelve a escribir tu contraseña');
});

test('login and registration link to each other', async () => {
  const browser = accounts.browser();
  const login = await browser.visit('/api/login');
  const registration = await browser.visit(login.text.match(/href="([^"]+\/registro)"/)?.[1] ?? '');
  expect(registration.text).toContain('<h1>Crea tu cuenta</h1>');
  const back = await browser.visit(registration.text.match(/href="([^"]+screen=login)"/)?.[1] ?? '');
  expect(back.text).toContain('<h1>Iniciar sesión</h1>');
});

test('[security 39] the pages load only our script and style sheet, and are not cached', async () => {
  const browser = accounts.browser();
  const page = await browser.visit('/api/login');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['content-security-policy']).toContain("style-src 'self'");
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.text.match(/<script.*/g)).toEqual(['<script type="module" src="/api/login/passkey.js"></script>']);
  expect(page.text).not.toMatch(/<style| style=| on\w+=/);
  const script = await browser.visit('/api/login/passkey.js');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const style = await browser.visit(page.text.match(/stylesheet" href="([^"]+)"/)?.[1] ?? '');
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(style.text).toContain('prefers-color-scheme: dark');
});

test('the other loopback names work too', async () => {
  const browser = accounts.browser('http://127.0.0.1:3000');
  const landed = await browser.logIn(ana);
  expect(landed.url.origin).toBe('http://127.0.0.1:3000');
  expect(await whoami(browser)).not.toBeNull();
});

test('[security 31] a foreign Host or X-Forwarded-Host is ignored', async () => {
  const browser = accounts.browser('http://intruso.example');
  const moved = await browser.visit('/api/login?returnTo=/exams', { follow: false });
  expect(moved.headers.location).toBe('http://localhost:3000/api/login?returnTo=/exams&moved=1');
  const forwarded = await accounts
    .browser()
    .visit('/api/login', { headers: { 'x-forwarded-host': 'intruso.example' } });
  expect(forwarded.url.origin).toBe('http://localhost:3000');
  expect(forwarded.text).not.toContain('intruso');
});

test.each<Record<string, string>>([
  { host: 'intruso.example' },
  { 'x-forwarded-host': 'intruso.example' },
  { 'x-forwarded-host': 'intruso.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' },
])('[security 31] the identity provider names our own addresses, whatever a client claims: %j', async (headers) => {
  const { body } = await accounts.app.inject({ url: '/idp/.well-known/openid-configuration', headers });
  expect(JSON.parse(body)).toMatchObject({
    authorization_endpoint: 'http://localhost:3000/idp/auth',
    token_endpoint: 'http://localhost:3000/idp/token',
  });
  expect(body).not.toContain('intruso');
});

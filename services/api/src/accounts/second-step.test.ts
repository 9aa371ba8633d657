import { createPasswordReset, resetPassword } from '@matraz/infra/identity/password-resets';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeSecrets } from '../testing/test-secrets.ts';
import { type FactorsApp, password, type Student, startFactorsApp } from './testing/factors-app.ts';

let app: FactorsApp;

beforeAll(async () => {
  app = await startFactorsApp();
});
afterAll(() => app.close());

let student: Student;
let secret: string;
let recoveryCodes: string[];
beforeEach(async () => {
  student = await app.student();
  ({ secret, recoveryCodes } = await app.addCodeApp(student));
  // The code that turned the app on is used.
  app.pass(30);
});

const withPassword = async () => {
  const browser = app.browser();
  return { browser, page: await browser.logIn({ email: student.email, password }) };
};
const logInWith = async (code: string) => {
  const { browser, page } = await withPassword();
  const landed = await browser.submit(page, { code });
  return { browser, page: landed, userId: await app.whoami(browser) };
};
const left = async () => (await student.get('/api/user/factors')).body.recoveryCodesLeft;

test('codes are on after the first right one, and the secret is sealed in the table', async () => {
  const other = await app.student();
  const { body } = await other.post('/api/user/code-app', { proof: other.proof });
  expect(body.uri).toContain(`otpauth://totp/Matraz:${encodeURIComponent(other.email)}?secret=${body.secret}`);
  expect((await other.put('/api/user/code-app', { code: '000000' })).body.code).toBe('wrong_code');
  expect((await other.get('/api/user/factors')).body).toMatchObject({ hasCodeApp: false, recoveryCodesLeft: 0 });
  const plain = app.browser();
  await plain.logIn({ email: other.email, password });
  expect(await app.whoami(plain)).toBe(other.userId);

  expect((await other.put('/api/user/code-app', { code: app.codeOf(body.secret) })).body.recoveryCodes).toHaveLength(
    10,
  );
  expect((await other.get('/api/user/factors')).body).toMatchObject({ hasCodeApp: true, recoveryCodesLeft: 10 });
  expect((await other.post('/api/user/code-app', { proof: other.proof })).body.code).toBe('code_app_exists');
  const { rows } = await app.deps.pool.query(
    "select c::text || encode(c.sealed_secret, 'escape') as text from accounts.code_apps c",
  );
  expect(JSON.stringify(rows)).not.toContain(body.secret);
});

test('after the password a code is asked for, and it works once', async () => {
  const code = app.codeOf(secret);
  expect((await logInWith(code)).userId).toBe(student.userId);
  const again = await logInWith(code);
  expect(again.page.status).toBe(401);
  expect(again.page.text).toContain('El código no coincide o ya se usó.');
  expect(again.userId).toBeUndefined();
});

test('the code of the step before and after is accepted, no other one', async () => {
  expect((await logInWith(app.codeOf(secret, -2))).userId).toBeUndefined();
  expect((await logInWith(app.codeOf(secret, 2))).userId).toBeUndefined();
  app.pass(60);
  expect((await logInWith(app.codeOf(secret, -1))).userId).toBe(student.userId);
  expect((await logInWith(`${app.codeOf(secret, 1).slice(0, 3)} ${app.codeOf(secret, 1).slice(3)}`)).userId).toBe(
    student.userId,
  );
  // Older than the last one.
  expect((await logInWith(app.codeOf(secret))).userId).toBeUndefined();
});

test('two uses of one code at once are one login', async () => {
  const logins = await Promise.all([withPassword(), withPassword()]);
  const code = app.codeOf(secret);
  await Promise.all(logins.map(({ browser, page }) => browser.submit(page, { code })));
  const users = await Promise.all(logins.map(({ browser }) => app.whoami(browser)));
  expect(users.filter(Boolean)).toEqual([student.userId]);
});

test('a recovery code works once, with other spaces and capitals, is told by mail, and one fewer is left', async () => {
  const [code = '', other = ''] = recoveryCodes;
  expect(code).toMatch(/^([a-z1-9]{4}-){3}[a-z1-9]{4}$/);
  expect((await logInWith(` ${code.toUpperCase().replaceAll('-', ' ')} `)).userId).toBe(student.userId);
  expect(await left()).toBe(9);
  expect((await logInWith(code)).userId).toBeUndefined();
  expect(await left()).toBe(9);
  const { rows } = await app.deps.pool.query(
    "select body from accounts.mails where address = $1 and kind = 'factor-changed' order by created_at desc, id desc limit 1",
    [student.email],
  );
  expect(rows[0].body).toContain('Se entró a tu cuenta de Matraz con un código de recuperación');
  const stored = await app.deps.pool.query('select r::text from accounts.recovery_codes r');
  expect(JSON.stringify(stored.rows)).not.toContain(other.replaceAll('-', ''));
});

test('new recovery codes end the old ones', async () => {
  const { body } = await student.post('/api/user/recovery-codes', { proof: student.proof });
  expect((await logInWith(recoveryCodes[0] ?? '')).userId).toBeUndefined();
  expect((await logInWith(body.recoveryCodes[0])).userId).toBe(student.userId);
});

test('after ten wrong codes the account waits, also for the right one', async () => {
  for (let guess = 0; guess < 10; guess++) expect((await logInWith('000000')).page.status).toBe(401);
  const { page, userId } = await logInWith(app.codeOf(secret));
  expect(page.status).toBe(429);
  expect(page.headers['retry-after']).toMatch(/^\d+$/);
  expect(userId).toBeUndefined();
  const kinds = (await student.get('/api/user/security-events')).body;
  expect(kinds).toContainEqual(expect.objectContaining({ kind: 'code-failed', by: 'self' }));
});

test('a wrong password in an open session is noted as one, and not as a refused access', async () => {
  expect((await student.post('/api/user/recovery-codes', { proof: { password: 'otra' } })).status).toBe(403);
  const kinds = async () =>
    (await student.get('/api/user/security-events')).body.map(({ kind }: { kind: string }) => kind);
  await expect.poll(kinds).toContain('proof-failed');
  expect(await kinds()).not.toContain('access-refused');
});

describe('the second step cannot be skipped', () => {
  test('the right password alone opens no session, also when the browser goes on by itself', async () => {
    const { browser, page } = await withPassword();
    const uid = page.url.pathname.split('/')[3] ?? '';
    for (const path of [`/idp/auth/${uid}`, '/api/callback', '/', `/idp/interaction/${uid}`]) {
      await browser.visit(path);
      expect(await app.whoami(browser)).toBeUndefined();
    }
  });

  test('by the form of registration', async () => {
    const browser = app.browser();
    const page = await browser.register({ email: student.email, password });
    expect(page.url.pathname).toMatch(/\/verificacion$/);
    expect(await app.whoami(browser)).toBeUndefined();
  });

  test('without the password', async () => {
    const browser = app.browser();
    const { url } = await browser.visit('/api/login');
    for (const visit of [{}, { form: { code: app.codeOf(secret) } }]) {
      const page = await browser.visit(`${url.pathname}/verificacion`, visit);
      expect(page.text).toContain('<h1>Iniciar sesión</h1>');
    }
    expect(await app.whoami(browser)).toBeUndefined();
  });

  test('in another browser', async () => {
    const { page } = await withPassword();
    const thief = app.browser();
    await thief.visit('/api/login');
    const stolen = await thief.submit(page, { code: app.codeOf(secret) });
    expect(stolen.status).toBe(400);
    expect(await app.whoami(thief)).toBeUndefined();
  });

  test("with another account's code", async () => {
    const other = await app.student();
    const own = await app.addCodeApp(other);
    app.pass(30);
    expect((await logInWith(app.codeOf(own.secret))).userId).toBeUndefined();
    expect((await logInWith(own.recoveryCodes[0] ?? '')).userId).toBeUndefined();
  });

  test('after ten minutes', async () => {
    const { browser, page } = await withPassword();
    app.pass(10 * 60);
    const late = await browser.submit(page, { code: app.codeOf(secret) });
    expect(late.text).toContain('<h1>Iniciar sesión</h1>');
    expect(await app.whoami(browser)).toBeUndefined();
  });

  test('by a new password: it ends waiting logins, and is not enough itself', async () => {
    const { browser, page } = await withPassword();
    const { pool } = app.deps;
    const nothing = async () => {};
    const made = await createPasswordReset(
      { pool },
      { email: student.email, now: app.now(), demo: true, publicUrl: '' },
      undefined,
      nothing,
    );
    const token = made?.link.split('token=')[1] ?? '';
    const renewed = 'volcán-villarrica';
    await resetPassword({ pool }, { token, password: renewed, now: app.now(), noticeOf: null, onChanged: nothing });

    expect((await browser.submit(page, { code: app.codeOf(secret) })).text).toContain('<h1>Iniciar sesión</h1>');
    expect(await app.whoami(browser)).toBeUndefined();
    const after = app.browser();
    const second = await after.logIn({ email: student.email, password: renewed });
    expect(second.url.pathname).toMatch(/\/verificacion$/);
    expect(await app.whoami(after)).toBeUndefined();
    await after.submit(second, { code: app.codeOf(secret) });
    expect(await app.whoami(after)).toBe(student.userId);
  });
});

test('the first proof of an e-mail, by a mailed link, ends the factors of whoever registered it', async () => {
  const { pool } = app.deps;
  const nothing = async () => {};
  const isProven = async () =>
    (await pool.query('select email_confirmed_at from accounts.local_users where email = $1', [student.email])).rows[0]
      .email_confirmed_at !== null;
  const reset = async () => {
    const mail = (address: string) => ({ kind: 'password-reset', address, subject: '', body: '' }) as const;
    const asked = { email: student.email, now: app.now(), demo: true, publicUrl: '' };
    const made = await createPasswordReset({ pool }, asked, mail, nothing);
    const token = made?.link.split('token=')[1] ?? '';
    await resetPassword({ pool }, { token, password, now: app.now(), noticeOf: null, onChanged: nothing });
  };
  expect(await isProven()).toBe(false);
  await reset();
  expect(await isProven()).toBe(true);
  const owner = app.browser();
  await owner.logIn({ email: student.email, password });
  expect(await app.whoami(owner)).toBe(student.userId);

  const { email, userId, proof } = student;
  await app.addCodeApp(Object.assign(owner, { email, userId, proof }));
  await reset();
  const again = app.browser();
  expect((await again.logIn({ email: student.email, password })).url.pathname).toMatch(/\/verificacion$/);
});

test('without the app nothing more is asked for, and its recovery codes are gone', async () => {
  const removed = await student.request({
    method: 'DELETE',
    url: '/api/user/code-app',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ proof: student.proof }),
  });
  expect(removed.status).toBe(200);
  expect(await left()).toBe(0);
  expect((await student.post('/api/user/recovery-codes', { proof: student.proof })).body.code).toBe('factor_missing');
  const { browser } = await withPassword();
  expect(await app.whoami(browser)).toBe(student.userId);
});

test('after a restore with other secrets the codes of the app fail and the recovery codes work', async () => {
  const restored = await startFactorsApp({ secrets: makeSecrets(), clock: app.now });
  const logIn = async (code: string) => {
    const browser = restored.browser();
    await browser.submit(await browser.logIn({ email: student.email, password }), { code });
    return restored.whoami(browser);
  };
  expect(await logIn(app.codeOf(secret))).toBeUndefined();
  expect(await logIn(recoveryCodes[0] ?? '')).toBe(student.userId);
  await restored.close();
});

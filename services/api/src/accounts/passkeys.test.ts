import { createAuthenticator } from '@matraz/infra/identity/testing/software-authenticator';
import { scansDuring } from '@matraz/infra/testing/scanned-tables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FactorsApp, passkeyHere, password, type Student, startFactorsApp } from './testing/factors-app.ts';

let app: FactorsApp;

beforeAll(async () => {
  app = await startFactorsApp();
});
afterAll(() => app.close());

const factorsOf = async (student: Student) => (await student.get('/api/user/factors')).body;
const mailsTo = async (email: string) => {
  const { rows } = await app.deps.pool.query(
    "select body from accounts.mails where kind = 'factor-changed' and address = $1 order by created_at, id",
    [email],
  );
  return rows.map(({ body }) => body as string);
};
const kindsOf = async (student: Student) =>
  (await student.get('/api/user/security-events')).body.map(({ kind }: { kind: string }) => kind);
const removeAt = (student: Student, id: string, proof: unknown = student.proof) =>
  student.request({
    method: 'DELETE',
    url: `/api/user/passkeys/${id}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ proof }),
  });

test('a passkey is added with the password, renamed, told by mail and in the activity, and removed', async () => {
  const student = await app.student();
  const none = {
    managedAt: null,
    passkeyOrigin: 'http://localhost:3000',
    passkeys: [],
    hasCodeApp: false,
    recoveryCodesLeft: 0,
  };
  expect(await factorsOf(student)).toEqual(none);

  const { added } = await app.addPasskey(student);
  expect(added.status).toBe(201);
  expect(added.body.recoveryCodes).toHaveLength(10);
  const { passkeys, recoveryCodesLeft } = await factorsOf(student);
  expect(passkeys).toMatchObject([{ name: 'Mi teléfono', lastUsedAt: null, isBackedUp: false }]);
  expect(recoveryCodesLeft).toBe(10);
  expect((await app.addPasskey(student)).added.body).toEqual({ recoveryCodes: null });

  const [{ id }, second] = (await factorsOf(student)).passkeys;
  expect((await student.put(`/api/user/passkeys/${id}`, { name: '  Llave azul ' })).body).toEqual({
    name: 'Llave azul',
  });
  expect((await factorsOf(student)).passkeys[0].name).toBe('Llave azul');
  expect((await removeAt(student, id, { password: 'otra-clave' })).body.code).toBe('wrong_password');
  expect((await removeAt(student, id)).status).toBe(200);
  expect((await removeAt(student, second.id)).status).toBe(200);
  expect(await factorsOf(student)).toEqual(none);

  expect(await mailsTo(student.email)).toEqual([
    expect.stringContaining('Se agregó una llave de acceso'),
    expect.stringContaining('Se agregó una llave de acceso'),
    expect.stringContaining('Se quitó una llave de acceso'),
    expect.stringContaining('Se quitó una llave de acceso'),
  ]);
  expect(await kindsOf(student)).toEqual(expect.arrayContaining(['factor-added', 'factor-removed']));
});

test('an open session alone adds no passkey', async () => {
  const student = await app.student();
  const refused = await student.post('/api/user/passkeys/start', { proof: { password: 'otra-clave' } });
  expect([refused.status, refused.body.code]).toEqual([403, 'wrong_password']);
  const passkey = passkeyHere().make({ challenge: 'A'.repeat(43), user: { id: 'AAAA' } });
  const invented = await student.post('/api/user/passkeys', { name: 'x', passkey });
  expect([invented.status, invented.body.code]).toEqual([403, 'passkey_refused']);
});

test.each([
  ['of a foreign page', { origin: 'http://localhost:3001' }],
  ['without PIN, finger or face', { isUserVerified: false }],
])('a passkey %s is not added', async (_, wrong) => {
  const student = await app.student();
  const { body: options } = await student.post('/api/user/passkeys/start', { proof: student.proof });
  const added = await student.post('/api/user/passkeys', { name: 'x', passkey: passkeyHere().make(options, wrong) });
  expect(added.body.code).toBe('passkey_refused');
  expect((await factorsOf(student)).passkeys).toEqual([]);
});

test('a passkey of another domain is not added', async () => {
  const student = await app.student();
  const { body: options } = await student.post('/api/user/passkeys/start', { proof: student.proof });
  const foreign = createAuthenticator({ origin: 'http://localhost:3000', rpId: 'intruso.cl' });
  const added = await student.post('/api/user/passkeys', { name: 'x', passkey: foreign.make(options) });
  expect(added.body.code).toBe('passkey_refused');
});

test('a challenge works once, in its session, for its purpose, for five minutes', async () => {
  const [student, other] = [await app.student(), await app.student()];
  const start = async () => (await student.post('/api/user/passkeys/start', { proof: student.proof })).body;
  const add = (one: Student, options: never) =>
    one.post('/api/user/passkeys', { name: 'x', passkey: passkeyHere().make(options) });

  const used = await start();
  expect((await add(student, used as never)).status).toBe(201);
  expect((await add(student, used as never)).body.code).toBe('passkey_refused');
  expect((await add(other, (await start()) as never)).body.code).toBe('passkey_refused');
  const forProof = (await student.post('/api/user/proof')).body;
  expect((await add(student, { ...forProof, user: { id: 'AAAA' } } as never)).body.code).toBe('passkey_refused');
  const old = await start();
  app.pass(5 * 60);
  expect((await add(student, old as never)).body.code).toBe('passkey_refused');
});

test('the same passkey cannot be added to two accounts', async () => {
  const [student, other] = [await app.student(), await app.student()];
  const { passkey } = await app.addPasskey(student);
  expect((await app.addPasskey(other, passkey)).added.body.code).toBe('passkey_not_added');
});

test('a passkey logs in without a password, and its use is noted', async () => {
  const student = await app.student();
  const { passkey } = await app.addPasskey(student);
  const browser = app.browser();
  const page = await browser.visit('/api/login?returnTo=/exams');
  expect(page.text).toContain('Entrar con llave de acceso');
  const landed = await app.usePasskey(browser, page, (options) => passkey.sign(options));
  expect(landed.url.pathname).toBe('/exams');
  expect(await app.whoami(browser)).toBe(student.userId);
  expect((await factorsOf(student)).passkeys[0].lastUsedAt).toBe(app.now().toISOString());
});

test('a signature that was used, of a foreign page, of another login or with an old counter logs nobody in', async () => {
  const student = await app.student();
  const { passkey } = await app.addPasskey(student);
  const first = app.browser();
  let signed: unknown;
  await app.usePasskey(first, await first.visit('/api/login'), (options) => {
    signed = passkey.sign(options, { counter: 7 });
    return signed;
  });
  expect(await app.whoami(first)).toBe(student.userId);

  const elsewhere = app.browser();
  const [, ask = ''] = /data-options="([^"]+)"/.exec((await elsewhere.visit('/api/login')).text) ?? [];
  const ofOtherLogin = (await elsewhere.post(ask)).body;
  const wrong = [
    () => signed,
    (options: { challenge: string }) => passkey.sign(options, { counter: 8, origin: 'https://intruso.cl' }),
    (options: { challenge: string }) => passkey.sign(options, { counter: 8, isUserVerified: false }),
    (options: { challenge: string }) => passkey.sign(options, { counter: 7 }),
    () => passkey.sign(ofOtherLogin, { counter: 8 }),
    () => 'nada',
    (options: { challenge: string }) => passkeyHere().sign(options),
  ];
  for (const sign of wrong) {
    const browser = app.browser();
    const page = await app.usePasskey(browser, await browser.visit('/api/login'), sign);
    expect(page.status).toBe(401);
    expect(page.text).toContain('Esa llave de acceso no sirve para ninguna cuenta.');
    expect(await app.whoami(browser)).toBeUndefined();
  }
  const last = app.browser();
  await app.usePasskey(last, await last.visit('/api/login'), (options) => passkey.sign(options, { counter: 8 }));
  expect(await app.whoami(last)).toBe(student.userId);
});

test('after the password of an account with a passkey the passkey is asked for', async () => {
  const student = await app.student();
  const { passkey } = await app.addPasskey(student);
  const browser = app.browser();
  const page = await browser.logIn({ email: student.email, password });
  expect(page.url.pathname).toMatch(/\/verificacion$/);
  expect(page.text).toContain('Usar una llave de acceso');
  expect(await app.whoami(browser)).toBeUndefined();
  await app.usePasskey(browser, page, (options) => {
    expect(options).toMatchObject({ allowCredentials: [{ id: expect.any(String) }], userVerification: 'required' });
    return passkey.sign(options);
  });
  expect(await app.whoami(browser)).toBe(student.userId);
});

test('at an IP address no page offers passkeys', async () => {
  const page = await app.browser('http://127.0.0.1:3000').visit('/api/login');
  expect(page.text).toContain('Iniciar sesión');
  expect(page.text).not.toContain('llave');
});

test("a passkey's signature proves the person in place of the password, once, in her session", async () => {
  const student = await app.student();
  const { passkey } = await app.addPasskey(student);
  const [{ id }] = (await factorsOf(student)).passkeys;
  const ask = async () => (await student.post('/api/user/proof')).body;

  const signed = passkey.sign(await ask());
  const renew = (proof: unknown) => student.post('/api/user/recovery-codes', { proof });
  expect((await renew({ passkey: signed })).body.recoveryCodes).toHaveLength(10);
  expect((await renew({ passkey: signed })).body.code).toBe('passkey_refused');

  const other = await app.student();
  const { passkey: foreign } = await app.addPasskey(other);
  expect((await renew({ passkey: foreign.sign(await ask()) })).body.code).toBe('passkey_refused');
  expect((await removeAt(student, id, { passkey: passkey.sign(await ask()) })).status).toBe(200);
});

test("another student's passkey is not found, and an unknown field is refused", async () => {
  const [student, other] = [await app.student(), await app.student()];
  await app.addPasskey(student);
  const [{ id }] = (await factorsOf(student)).passkeys;
  for (const wrong of [id, id.toUpperCase(), 'x', '00000000-0000-7000-8000-000000000000']) {
    expect((await other.put(`/api/user/passkeys/${wrong}`, { name: 'mía' })).body.code).toBe('passkey_not_found');
    expect((await removeAt(other, wrong)).body.code).toBe('passkey_not_found');
  }
  expect((await student.post('/api/user/code-app', { proof: { password, isAdmin: true } })).status).toBe(400);
  expect((await factorsOf(student)).passkeys).toHaveLength(1);
});

test('a user of another provider is told to go there', async () => {
  const student = await app.account();
  expect((await student.get('/api/user/factors')).body).toMatchObject({ passkeys: [], passkeyOrigin: null });
  expect((await student.post('/api/user/code-app', { proof: { password } })).body.code).toBe('factors_elsewhere');
});

test('the requests read no table that grows from its beginning to its end', async () => {
  const { queries, scans } = await scansDuring(app.deps.pool, async () => {
    const student = await app.student();
    const { passkey } = await app.addPasskey(student);
    await factorsOf(student);
    const browser = app.browser();
    await app.usePasskey(browser, await browser.logIn({ email: student.email, password }), (one) => passkey.sign(one));
    for (const { id } of (await factorsOf(student)).passkeys) await removeAt(student, id);
  });
  expect(queries).toBeGreaterThan(10);
  expect(scans).toEqual([]);
});

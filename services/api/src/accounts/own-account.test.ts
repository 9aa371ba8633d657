import { makeRecoveryCodes } from '@matraz/infra/identity/factors/recovery-codes';
import { findLocalAccountByEmail, logInLocally } from '@matraz/infra/identity/local-accounts';
import { savePlatformUser } from '@matraz/infra/identity/platform-users';
import { createSourceHash } from '@matraz/infra/identity/security-events';
import { photoWithExif, picture } from '@matraz/infra/images/testing/pictures';
import { inTransaction } from '@matraz/infra/postgres/in-transaction';
import { scansDuring } from '@matraz/infra/testing/scanned-tables';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';
import { openSession } from './session-store.ts';
import { type LocalStudent, localStudent } from './testing/local-student.ts';

let api: TestApi;
let silent: TestApi;
beforeAll(async () => {
  api = await startSharedTestApi();
  silent = await startSharedTestApi({ config: { ...api.deps.config, demo: false } });
});
afterAll(async () => {
  await silent.close();
  await api.close();
});

const rowsOf = async (text: string, values: unknown[]) => (await api.deps.pool.query(text, values)).rows;
const mailsTo = async (address: string) =>
  (await rowsOf('select kind, body from accounts.mails where address = $1 order by created_at, id', [address])) as {
    kind: string;
    body: string;
  }[];
const kindsTo = async (address: string) => (await mailsTo(address)).map(({ kind }) => kind);
const linkTo = async (address: string, kind: string) => {
  const mail = (await mailsTo(address)).findLast((one) => one.kind === kind);
  const { pathname, search } = new URL(mail?.body.match(/http\S+token=\S+/)?.[0] ?? 'http://none');
  return pathname + search;
};
const notesOf = async ({ userId }: LocalStudent) =>
  (await rowsOf(
    `select kind, address_hash is not null as known from accounts.security_events
     where user_id = $1 and kind not in ('access-refused', 'proof-failed')`,
    [userId],
  )) as { kind: string; known: boolean }[];
const userOf = async (client: Client) => (await client.get('/api/auth/user')).body;
/** Other processes hear of an ended session from the database. */
const untilOut = (client: Client) => vi.waitUntil(async () => (await client.get('/api/auth/user')).status === 401);
const visit = (url: string) => api.visitor.get(url);
const press = (url: string) =>
  api.visitor.request({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
const canLogIn = async (email: string, password: string) =>
  (await logInLocally(api.deps, { email, password }, { demo: true })) !== undefined;

describe('a new password', () => {
  test('needs the present one, ends the other sessions and not this one, and is told by mail', async () => {
    const student = await localStudent(api);
    const other = await student.elsewhere();
    const wrong = await student.put('/api/user/password', { password: 'otra', newPassword: 'volcán-villarrica' });
    expect([wrong.status, wrong.body.detail]).toEqual([403, 'La contraseña no coincide']);
    expect(await canLogIn(student.email, student.password)).toBe(true);
    const { password } = student;
    expect((await student.put('/api/user/password', { password, newPassword: 'volcán-villarrica' })).status).toBe(200);
    expect(await canLogIn(student.email, 'volcán-villarrica')).toBe(true);
    expect(await canLogIn(student.email, password)).toBe(false);
    expect((await student.get('/api/auth/user')).status).toBe(200);
    await untilOut(other);
    expect(await kindsTo(student.email)).toEqual(['password-changed']);
    expect(await notesOf(student)).toEqual([{ kind: 'password-changed', known: true }]);
  });

  test.each([
    ['corta', 'al menos 8'],
    ['password', 'Muchas personas'],
    ['Antonia Ñuñoa', 'ni tu nombre'],
    ['ñuñoaantonia', 'ni tu nombre'],
  ])('is refused beside its field: %s', async (newPassword, message) => {
    const student = await localStudent(api);
    const { status, body } = await student.put('/api/user/password', { password: student.password, newPassword });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'newPassword', message: expect.stringContaining(message) }]);
    expect(await canLogIn(student.email, student.password)).toBe(true);
  });

  test('is never the own e-mail or its part before the @, in any spelling', async () => {
    const student = await localStudent(api);
    const [local = ''] = student.email.split('@');
    for (const newPassword of [student.email, student.email.toUpperCase(), local, local.replaceAll('.', ' ')]) {
      const { body } = await student.put('/api/user/password', { password: student.password, newPassword });
      expect(body.errors?.[0]?.message).toBe('La contraseña no puede ser tu correo ni tu nombre.');
    }
  });

  test('after ten wrong tries is refused for a while, also with the right one', async () => {
    const student = await localStudent(api);
    const change = (password: string) => student.put('/api/user/password', { password, newPassword: 'volcán-chillán' });
    for (let guess = 1; guess <= 10; guess++) expect((await change(`intento-${guess}`)).status).toBe(403);
    expect((await change(student.password)).status).toBe(429);
  });
});

test('a new name is shown, and stays after the next login', async () => {
  const student = await localStudent(api);
  const names = { firstName: ' Antú ', lastName: 'Paillalef' };
  expect((await student.put('/api/user/name', names)).status).toBe(200);
  expect(await userOf(student)).toMatchObject({ firstName: 'Antú', lastName: 'Paillalef' });
  const account = await findLocalAccountByEmail(api.deps, student.email, { demo: true });
  expect(account).toMatchObject({ firstName: 'Antú', lastName: 'Paillalef' });
});

test.each([
  { firstName: '', lastName: 'Rojas' },
  { firstName: 'A'.repeat(81), lastName: 'Rojas' },
  { firstName: 'A\u0007' },
])('a name that cannot be one is refused: %j', async (names) => {
  const student = await localStudent(api);
  expect((await student.put('/api/user/name', names)).status).toBe(400);
  expect(await userOf(student)).toMatchObject({ firstName: 'Antonia', lastName: 'Ñuñoa' });
});

describe('a new e-mail', () => {
  const ask = (student: LocalStudent, email: string, password = student.password) =>
    student.put('/api/user/email', { email, password });

  test('counts after the link that went to it was used; the old one gets a notice', async () => {
    const student = await localStudent(api);
    const email = `nueva.${student.userId}@liceo.cl`;
    expect((await ask(student, email, 'otra')).status).toBe(403);
    expect(await ask(student, email)).toMatchObject({ status: 200, body: { state: 'mail-sent' } });
    expect((await userOf(student)).email).toBe(student.email);
    expect((await student.get('/api/user/account')).body).toMatchObject({ pendingEmail: email });
    const link = await linkTo(email, 'email-change');
    expect((await visit(link)).text).toContain(email);
    expect((await userOf(student)).email).toBe(student.email);
    expect((await press(link)).headers.location).toBe('/idp/correo/nuevo/listo');
    expect((await press(link)).status).toBe(400);
    expect((await userOf(student)).email).toBe(email);
    expect(await canLogIn(email, student.password)).toBe(true);
    expect(await canLogIn(student.email, student.password)).toBe(false);
    expect((await student.get('/api/user/account')).body).toMatchObject({ pendingEmail: null, isEmailConfirmed: true });
    expect(await kindsTo(student.email)).toEqual(['email-change-asked', 'email-changed']);
    expect(await notesOf(student)).toEqual([{ kind: 'email-changed', known: true }]);
  });

  test('is undone by the link of the notice, which ends what the thief had and asks for another password', async () => {
    const student = await localStudent(api);
    await rowsOf('update accounts.local_users set email_confirmed_at = now() where email = $1', [student.email]);
    const thief = `ladron.${student.userId}@liceo.cl`;
    await ask(student, thief);
    await press(await linkTo(thief, 'email-change'));
    const back = await linkTo(student.email, 'email-changed');
    expect((await visit(back)).text).toContain(student.email);
    // The thief added recovery codes of his own.
    const { subject } = (await findLocalAccountByEmail(api.deps, thief, { demo: true })) ?? {};
    const codes = 'select from accounts.recovery_codes where local_user_id = $1';
    await inTransaction(api.deps.pool, (client) => makeRecoveryCodes(client, String(subject)));
    expect(await rowsOf(codes, [subject])).not.toEqual([]);
    const { headers } = await press(back);
    expect(await rowsOf(codes, [subject])).toEqual([]);
    await untilOut(student);
    expect(await canLogIn(student.email, student.password)).toBe(false);
    expect((await visit(String(headers.location))).text).toContain('Elige una contraseña nueva');
    expect(await findLocalAccountByEmail(api.deps, thief, { demo: true })).toBeUndefined();
    expect((await press(back)).status).toBe(400);
  });

  test('from an old one that nobody proved gives that one no link into the account', async () => {
    const student = await localStudent(api);
    const email = `propia.${student.userId}@liceo.cl`;
    await ask(student, email);
    await press(await linkTo(email, 'email-change'));
    expect((await mailsTo(student.email)).map(({ body }) => body.includes('token='))).toEqual([false, false]);
  });

  test('that has an account gives the same reply, and its owner is told without a link', async () => {
    const [student, owner] = [await localStudent(api), await localStudent(api)];
    await rowsOf('update accounts.local_users set email_confirmed_at = now() where email = $1', [owner.email]);
    expect(await ask(student, owner.email)).toMatchObject({ status: 200, body: { state: 'mail-sent' } });
    expect(await mailsTo(owner.email)).toMatchObject([
      { kind: 'email-taken', body: expect.not.stringContaining('token=') },
    ]);
    expect((await student.get('/api/user/account')).body).toMatchObject({ pendingEmail: owner.email });
  });

  test('that a stranger registered and never proved is taken over by its owner', async () => {
    const [student, stranger] = [await localStudent(api), await localStudent(api)];
    await ask(student, stranger.email);
    await press(await linkTo(stranger.email, 'email-change'));
    expect((await userOf(student)).email).toBe(stranger.email);
    await untilOut(stranger);
    expect(await rowsOf('select from accounts.users where id = $1', [stranger.userId])).toEqual([]);
  });

  test('that was proved by another account in the meantime changes nothing', async () => {
    const [student, owner] = [await localStudent(api), await localStudent(api)];
    await ask(student, owner.email);
    const link = await linkTo(owner.email, 'email-change');
    await rowsOf('update accounts.local_users set email_confirmed_at = now() where email = $1', [owner.email]);
    const reply = await press(link);
    expect([reply.status, reply.text.includes('Este correo ya tiene una cuenta')]).toEqual([409, true]);
    expect((await userOf(student)).email).toBe(student.email);
    expect((await userOf(owner)).email).toBe(owner.email);
  });

  test('can be asked for three times in a quarter of an hour', async () => {
    const student = await localStudent(api);
    const one = (n: number) => ask(student, `otra${n}.${student.userId}@liceo.cl`);
    for (let n = 1; n <= 3; n++) expect((await one(n)).status).toBe(200);
    expect((await one(4)).status).toBe(429);
  });

  test.each(['', 'ana', 'ana@liceo.cl\r\nBcc: b@liceo.cl', `${'a'.repeat(250)}@liceo.cl`])(
    'must be one: %j',
    async (email) => {
      const student = await localStudent(api);
      expect((await ask(student, email)).status).toBe(400);
    },
  );

  test('without mails changes at once with the password, and a taken one is refused', async () => {
    const [student, owner] = [await localStudent(silent), await localStudent(silent)];
    expect((await student.get('/api/user/account')).body).toMatchObject({ sendsMails: false });
    const taken = await ask(student, owner.email.toUpperCase());
    expect([taken.status, taken.body.code]).toEqual([409, 'email_taken']);
    const email = `nueva.${student.userId}@liceo.cl`;
    expect(await ask(student, email)).toMatchObject({ status: 200, body: { state: 'changed' } });
    expect((await userOf(student)).email).toBe(email);
    expect(await mailsTo(student.email)).toEqual([]);
    expect(await notesOf(student)).toEqual([{ kind: 'email-changed', known: true }]);
  });
});

describe('the own picture', () => {
  const upload = async (client: Client, content: Uint8Array | string, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('image', new File([content], 'yo.png', { type: 'image/png' }));
    const { headers, body } = new Request('http://localhost', { method: 'POST', body: form });
    return client.request({
      method: 'PUT',
      url: '/api/user/picture',
      headers: { 'content-type': headers.get('content-type') ?? '' },
      payload: Buffer.from(await new Response(body).arrayBuffer()),
    });
  };

  test('is a small square without EXIF that only its person sees, and no cache keeps', async () => {
    const [student, other] = [await localStudent(api), await localStudent(api)];
    const { status, body } = await upload(student, await photoWithExif('secreto'));
    expect(status).toBe(200);
    expect((await userOf(student)).profileImageUrl).toBe(body.profileImageUrl);
    const shown = await api.app.inject({
      url: body.profileImageUrl,
      headers: { cookie: `matraz=${await openSession(api.deps, student.userId)}` },
    });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(shown.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect(shown.rawPayload.includes('secreto')).toBe(false);
    expect((await other.get(body.profileImageUrl)).status).toBe(404);
    expect((await api.visitor.get(body.profileImageUrl)).status).toBe(401);
  });

  test('[security 10] comes without other fields', async () => {
    const student = await localStudent(api);
    const { status, body } = await upload(student, await picture.png(), { userId: student.userId });
    expect([status, body.code]).toEqual([400, 'invalid_fields']);
  });

  test('is gone after it was deleted, and after another one', async () => {
    const student = await localStudent(api);
    const first = (await upload(student, await picture.png())).body.profileImageUrl;
    const second = (await upload(student, await picture.png())).body.profileImageUrl;
    expect((await student.get(first)).status).toBe(404);
    expect((await student.get(second)).status).toBe(200);
    expect((await student.get('/api/user/account')).body.hasOwnPicture).toBe(true);
    expect((await student.delete('/api/user/picture')).body).toEqual({ profileImageUrl: null });
    expect((await student.get(second)).status).toBe(404);
    expect(await rowsOf('select from accounts.pictures where user_id = $1', [student.userId])).toEqual([]);
  });

  test('stays when the provider gives another one at the next login, which comes back when it is deleted', async () => {
    const student = await localStudent(api);
    const { profileImageUrl } = (await upload(student, await picture.jpeg())).body;
    const [row] = await rowsOf('select issuer, subject from accounts.users where id = $1', [student.userId]);
    const theirs = 'https://id.cl/42.png';
    const names = { firstName: 'Antonia', lastName: 'Ñuñoa', email: student.email };
    await savePlatformUser(api.deps.pool, { ...row, ...names, profileImageUrl: theirs });
    expect((await userOf(student)).profileImageUrl).toBe(profileImageUrl);
    expect((await student.delete('/api/user/picture')).body).toEqual({ profileImageUrl: theirs });
  });

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['', 400],
  ])('must be one: %j', async (content, status) => {
    const student = await localStudent(api);
    const reply = await upload(student, content);
    expect(reply.status).toBe(status);
    expect((await userOf(student)).profileImageUrl).toBeNull();
  });
});

describe('the sessions', () => {
  test('are listed, one can be closed, and no other account can close it', async () => {
    const [student, stranger] = [await localStudent(api), await localStudent(api)];
    const other = await student.elsewhere();
    const { body } = await student.get('/api/user/sessions');
    expect(body.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent).toSorted()).toEqual([false, true]);
    const { id } = body.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await stranger.delete(`/api/user/sessions/${id}`)).status).toBe(404);
    expect((await student.delete('/api/user/sessions/nada')).status).toBe(404);
    expect((await other.get('/api/auth/user')).status).toBe(200);
    expect((await student.delete(`/api/user/sessions/${id}`)).status).toBe(200);
    await untilOut(other);
    expect(await notesOf(student)).toEqual([{ kind: 'sessions-ended', known: true }]);
  });

  test('all others are closed at once; without others nothing is noted', async () => {
    const student = await localStudent(api);
    expect((await student.delete('/api/user/sessions')).body).toEqual({ ended: 0 });
    expect(await notesOf(student)).toEqual([]);
    const others = [await student.elsewhere(), await student.elsewhere()];
    expect((await student.delete('/api/user/sessions')).body).toEqual({ ended: 2 });
    for (const other of others) await untilOut(other);
    expect((await student.get('/api/user/sessions')).body).toHaveLength(1);
  });

  test('of a login have browser and network in words, and no address is kept', async () => {
    const student = await localStudent(api);
    const hashOf = createSourceHash(api.deps.secrets);
    const from = (address: string) => ({
      device: 'Chrome en Android',
      addressHash: hashOf({ address, browser: '' }).address,
    });
    for (const address of ['127.0.0.1', '200.1.2.3']) await openSession(api.deps, student.userId, from(address));
    const { body } = await student.get('/api/user/sessions');
    const told = body.map(({ device, isThisNetwork }: Record<string, unknown>) => [device, isThisNetwork]);
    expect(told).toContainEqual(['Chrome en Android', true]);
    expect(told).toContainEqual(['Chrome en Android', false]);
    expect(told).toContainEqual([null, null]);
  });
});

test('with another provider its page is named, the picture stays own, and the rest is refused in Spanish', async () => {
  const oidc = { issuer: 'https://id.cl', clientId: 'm', clientSecret: 's', accountUrl: 'https://id.cl/cuenta' };
  const outside = await startSharedTestApi({ config: { ...api.deps.config, oidc } });
  const student = await outside.account();
  expect((await student.get('/api/user/account')).body).toMatchObject({
    accountUrl: oidc.accountUrl,
    sendsMails: false,
  });
  for (const [path, body] of [
    ['password', { password: 'x', newPassword: 'volcán-villarrica' }],
    ['name', { firstName: 'A', lastName: 'B' }],
    ['email', { email: 'a@liceo.cl', password: 'x' }],
  ] as const) {
    const reply = await student.put(`/api/user/${path}`, body);
    expect([reply.status, reply.body.code]).toEqual([409, 'accounts_elsewhere']);
  }
  expect((await student.delete('/api/user/picture')).status).toBe(200);
  await outside.close();
});

test('the calls read no table that grows from its beginning to its end', async () => {
  const student = await localStudent(api);
  const email = `lectura.${student.userId}@liceo.cl`;
  const { queries, scans } = await scansDuring(api.deps.pool, async () => {
    for (const url of ['/api/user/account', '/api/user/sessions', '/api/auth/user']) await student.get(url);
    await student.put('/api/user/name', { firstName: 'Antú', lastName: 'Rojas' });
    await student.put('/api/user/email', { email, password: student.password });
    await student.put('/api/user/password', { password: student.password, newPassword: 'volcán-villarrica' });
    await student.delete('/api/user/sessions');
    await student.delete('/api/user/picture');
    await student.post('/api/user/confirmation-mail');
  });
  expect(queries).toBeGreaterThan(15);
  expect(scans).toEqual([]);
});

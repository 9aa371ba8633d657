import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FactorsApp, password, type Student, startFactorsApp } from './testing/factors-app.ts';

let app: FactorsApp;

beforeAll(async () => {
  app = await startFactorsApp();
});
afterAll(() => app.close());

const linkTo = async (address: string, kind: string): Promise<string> => {
  const { rows } = await app.deps.pool.query(
    'select body from accounts.mails where address = $1 and kind = $2 order by created_at desc, id desc limit 1',
    [address, kind],
  );
  return rows[0]?.body.match(/http\S+token=\S+/)?.[0] ?? '';
};
const press = async (browser: Student | ReturnType<FactorsApp['browser']>, link: string) =>
  browser.submit(await browser.visit(link), {});
const factorsOf = async ({ email }: { email: string }) =>
  (
    await app.deps.pool.query(
      `select (select count(*)::int from accounts.passkeys p where p.local_user_id = u.id) as passkeys,
         (select count(*)::int from accounts.code_apps c where c.local_user_id = u.id) as apps,
         (select count(*)::int from accounts.recovery_codes r where r.local_user_id = u.id) as codes
       from accounts.local_users u where u.email = $1`,
      [email],
    )
  ).rows[0];
const none = { passkeys: 0, apps: 0, codes: 0 };
const one = { passkeys: 1, apps: 0, codes: 10 };

test('whoever confirms an e-mail without a session of the account ends the factors of a stranger', async () => {
  const stranger = await app.student();
  await app.addPasskey(stranger);
  await press(app.browser(), await linkTo(stranger.email, 'email-confirmation'));
  expect(await factorsOf(stranger)).toEqual(none);
  await vi.waitUntil(async () => (await app.whoami(stranger)) === undefined);
  const { rows } = await app.deps.pool.query(
    "select body from accounts.mails where kind = 'factor-changed' and address = $1 order by created_at desc, id desc",
    [stranger.email],
  );
  expect(rows[0].body).toContain('en un navegador sin sesión');
});

test('in her own browser, and when she has none, nothing ends', async () => {
  const student = await app.student();
  await app.addPasskey(student);
  await press(student, await linkTo(student.email, 'email-confirmation'));
  expect(await factorsOf(student)).toEqual(one);
  expect(await app.whoami(student)).toBe(student.userId);

  const plain = await app.student();
  await press(app.browser(), await linkTo(plain.email, 'email-confirmation'));
  expect(await app.whoami(plain)).toBe(plain.userId);
});

test("a session of another account does not keep a stranger's factors", async () => {
  const [stranger, owner] = [await app.student(), await app.student()];
  await app.addCodeApp(stranger);
  await press(owner, await linkTo(stranger.email, 'email-confirmation'));
  expect(await factorsOf(stranger)).toEqual(none);
});

test('a link of an account that was proved before ends nothing', async () => {
  const student = await app.student();
  const link = await linkTo(student.email, 'email-confirmation');
  const set = 'update accounts.local_users set email_confirmed_at = $2 where email = $1';
  await app.deps.pool.query(set, [student.email, app.now()]);
  await app.addPasskey(student);
  await press(app.browser(), link);
  expect(await factorsOf(student)).toEqual(one);
});

test.each([
  ['elsewhere, ends the factors', () => app.browser(), none],
  ['in her own browser, keeps them', (student: Student) => student, one],
])('a new e-mail, proved %s', async (_, browserOf, left) => {
  const student = await app.student();
  await app.addPasskey(student);
  const email = `nueva.${student.email}`;
  await student.put('/api/user/email', { email, password });
  await press(browserOf(student), await linkTo(email, 'email-change'));
  expect(await factorsOf({ email })).toEqual(left);
});

test('a change of e-mail is told to the present one, and ends with a new password', async () => {
  const student = await app.student();
  const email = `otra.${student.email}`;
  const ask = () => student.put('/api/user/email', { email, password });
  const waiting = async () => (await student.get('/api/user/account')).body.pendingEmail;
  await ask();
  const { rows } = await app.deps.pool.query(
    "select body from accounts.mails where address = $1 and kind = 'email-change-asked'",
    [student.email],
  );
  expect(rows).toEqual([{ body: expect.not.stringContaining('token=') }]);
  expect(await waiting()).toBe(email);
  await student.put('/api/user/password', { password, newPassword: 'volcán-villarrica' });
  expect(await waiting()).toBeNull();

  await student.put('/api/user/email', { email, password: 'volcán-villarrica' });
  const owner = app.browser();
  await owner.submit(await owner.visit('/idp/contrasena'), { email: student.email });
  const page = await owner.visit(await linkTo(student.email, 'password-reset'));
  await owner.submit(page, { password: 'lago-llanquihue' });
  const changes = `select from accounts.email_changes c join accounts.local_users u on u.id = c.local_user_id
    where u.email = $1`;
  expect((await app.deps.pool.query(changes, [student.email])).rowCount).toBe(0);
});

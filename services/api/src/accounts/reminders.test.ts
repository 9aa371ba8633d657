import { newId } from '@matraz/infra/ids';
import { stopMails } from '@matraz/infra/reminders/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startSharedTestApi();
});
afterAll(() => api.close());

const reminder = { hour: 18, byMail: false, byPush: true };
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
const subscription = (name: string) => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, keys });
const put = (client: { request: TestApi['visitor']['request'] }, body: object) =>
  client.request({
    method: 'PUT',
    url: '/api/user/reminders',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

const tokenOf = async (userId: string) => {
  const { rows } = await api.deps.pool.query<{ token: string }>(
    'select stop_token as token from accounts.reminders where user_id = $1',
    [userId],
  );
  return rows[0]?.token ?? '';
};

test('without asking there are no reminders; the own ones can be set, changed and ended', async () => {
  const [ana, eva] = [await api.account(), await api.account()];
  const { body: first } = await ana.get('/api/user/reminders');
  expect(first).toEqual({ reminder: null, mail: expect.any(String), pushKey: expect.any(String), browsers: 0 });
  expect(first.pushKey).toHaveLength(87);
  expect((await put(ana, { reminder })).body).toMatchObject({ reminder });
  await ana.post('/api/user/push-subscriptions', subscription('ana'));
  expect((await put(ana, { reminder: { ...reminder, hour: 7 } })).body).toMatchObject({
    reminder: { hour: 7 },
    browsers: 1,
    pushKey: first.pushKey,
  });
  expect((await eva.get('/api/user/reminders')).body).toMatchObject({ reminder: null, browsers: 0 });
  expect((await put(ana, { reminder: null })).body).toMatchObject({ reminder: null, browsers: 0 });
});

test('a browser gets the reminders of the last account that asked in it', async () => {
  const [ana, eva] = [await api.account(), await api.account()];
  for (const student of [ana, eva]) await student.post('/api/user/push-subscriptions', subscription('familia'));
  expect((await ana.get('/api/user/reminders')).body.browsers).toBe(0);
  expect((await eva.get('/api/user/reminders')).body.browsers).toBe(1);
});

const subscriptionsOf = async (userId: string) =>
  (await api.deps.pool.query('select from accounts.push_subscriptions where user_id = $1', [userId])).rowCount;

test('a browser is forgotten when its reminders are turned off, also while those by mail go on', async () => {
  const student = await api.account();
  await student.post('/api/user/push-subscriptions', subscription(newId()));
  expect((await put(student, { reminder: { ...reminder, byMail: true } })).body.browsers).toBe(1);
  await put(student, { reminder: { ...reminder, byMail: true, byPush: false } });
  expect(await subscriptionsOf(student.userId)).toBe(0);
  expect((await student.get('/api/user/export')).body.reminders).toMatchObject({ browsers: [] });
});

test('the link in a mail that ends the last reminders forgets the browsers', async () => {
  const student = await api.account();
  await put(student, { reminder: { ...reminder, byMail: true, byPush: false } });
  await student.post('/api/user/push-subscriptions', subscription(newId()));
  await stopMails(api.deps.pool, await tokenOf(student.userId));
  expect(await subscriptionsOf(student.userId)).toBe(0);
  expect((await student.get('/api/user/reminders')).body).toMatchObject({ reminder: null, browsers: 0 });
});

test('an account keeps its ten newest browsers', async () => {
  const student = await api.account();
  for (let n = 0; n < 12; n++) await student.post('/api/user/push-subscriptions', subscription(newId()));
  expect((await student.get('/api/user/reminders')).body.browsers).toBe(10);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.cl/x',
  'https://evil.notify.windows.com.cl/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'x',
])('[security 34] %s is no push service', async (endpoint) => {
  const student = await api.account();
  expect((await student.post('/api/user/push-subscriptions', { endpoint, keys })).status).toBe(400);
});

test('hours of the night and a reminder without a way are refused', async () => {
  const student = await api.account();
  for (const wrong of [{ hour: 5 }, { hour: 23 }, { byPush: false }, { extra: 1 }])
    expect((await put(student, { reminder: { ...reminder, ...wrong } })).status).toBe(400);
});

test('the link in a mail ends the mails by its button, and by the post of a mail program without cookies', async () => {
  const student = await api.account();
  await put(student, { reminder: { ...reminder, byMail: true } });
  const url = `/api/recordatorios?token=${await tokenOf(student.userId)}`;
  const page = await api.visitor.get(url);
  expect(page.text).toContain('No enviarme más');
  expect((await student.get('/api/user/reminders')).body.reminder.byMail).toBe(true);
  const post = () =>
    api.visitor.request({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect(await post()).toMatchObject({ status: 200 });
  expect((await student.get('/api/user/reminders')).body.reminder).toEqual(reminder);
  expect((await post()).text).toContain('No te enviaremos más recordatorios');
});

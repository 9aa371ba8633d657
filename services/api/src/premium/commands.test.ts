import { aTopic, aVideo } from '@matraz/application/testing/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let now = new Date('2026-03-10T18:00:00Z');
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
});
afterAll(() => api.close());

const path = '/api/admin/toggle-premium';

test('an administrator turns their own Premium on for 30 days, and off', async () => {
  const admin = await api.account({ admin: true });
  const on = await admin.post(path, {});
  expect(on).toMatchObject({
    status: 200,
    body: { id: admin.userId, isPremium: true, premiumExpiresAt: '2026-04-09T18:00:00.000Z' },
  });
  expect((await admin.get('/api/auth/user')).body).toEqual(on.body);

  const off = await admin.post(path, {});
  expect(off).toMatchObject({ status: 200, body: { isPremium: false, premiumExpiresAt: null } });
  expect((await admin.get('/api/auth/user')).body).toEqual(off.body);
});

test('expired Premium is off, and the next call turns it on', async () => {
  const admin = await api.account({ admin: true, premiumDays: 1 });
  now = new Date('2026-03-11T18:00:00Z');
  expect((await admin.get('/api/auth/user')).body.isPremium).toBe(false);
  expect((await admin.post(path, {})).body).toMatchObject({
    isPremium: true,
    premiumExpiresAt: '2026-04-10T18:00:00.000Z',
  });
});

test('a repeated call with the same key toggles once', async () => {
  const admin = await api.account({ admin: true });
  const key = { 'idempotency-key': '01930000-0000-7000-8000-00000000000a' };
  expect((await admin.post(path, {}, key)).body.isPremium).toBe(true);
  expect((await admin.post(path, {}, key)).body.isPremium).toBe(true);
  expect((await admin.get('/api/auth/user')).body.isPremium).toBe(true);
});

test('without a payment provider nothing can be bought, and the reason is told', async () => {
  const student = await api.account();
  expect((await student.get('/api/payments')).body.canBuy).toBe(false);
  expect(await student.post('/api/create-payment', { planId: 'monthly', userId: student.userId })).toMatchObject({
    status: 409,
    body: {
      code: 'payments_not_configured',
      detail: 'Los pagos no están configurados en esta plataforma: todavía no se puede comprar Premium.',
    },
  });
  expect((await student.get('/api/payments')).body.payments).toEqual([]);
});

test('Premium promises videos when a published topic has one', async () => {
  const admin = await api.account({ admin: true });
  const student = await api.account();
  const promised = async () => (await student.get('/api/payments')).body.hasVideos;
  expect(await promised()).toBe(false);
  const topic = aTopic({ status: 'draft' });
  const { id } = (await admin.post('/api/admin/topics', topic)).body;
  await admin.post('/api/admin/videos', aVideo(id));
  expect(await promised()).toBe(false);
  await admin.put(`/api/admin/topics/${id}`, { ...topic, status: 'published' });
  expect(await promised()).toBe(true);
});

test('refuses visitors, students and a body with fields', async () => {
  expect(await api.visitor.post(path, {})).toMatchObject({ status: 401 });
  const student = await api.account({ premiumDays: 10 });
  expect(await student.post(path, {})).toMatchObject({ status: 403 });
  expect((await student.get('/api/auth/user')).body.isPremium).toBe(true);
  const admin = await api.account({ admin: true });
  expect(await admin.post(path, { userId: student.userId })).toMatchObject({ status: 400 });
});

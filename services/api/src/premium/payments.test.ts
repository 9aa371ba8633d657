import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streamOf } from '@matraz/contracts/streams';
import { loadConfig } from '@matraz/infra/config/config';
import { newId } from '@matraz/infra/ids';
import { createMercadoPago } from '@matraz/infra/payments/mercado-pago';
import { sign } from '@matraz/infra/payments/notices';
import { type Simulator, startSimulator } from '@matraz/infra/payments/simulator/start-simulator';
import { freeLocalPort } from '@matraz/infra/processes/ports';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ServiceProcess, startService } from '../testing/service-process.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const accessToken = 'TEST-token';
const webhookSecret = 'a secret of the test';
const dataDir = mkdtempSync(join(tmpdir(), 'matraz-payments-'));

let simulator: Simulator;
let api: TestApi;
let environment: Record<string, string>;

beforeAll(async () => {
  simulator = await startSimulator({ port: 0, host: '127.0.0.1', accessToken, webhookSecret });
  const port = await freeLocalPort();
  environment = {
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    MATRAZ_DATA_DIR: dataDir,
    MERCADOPAGO_ACCESS_TOKEN: accessToken,
    MERCADOPAGO_WEBHOOK_SECRET: webhookSecret,
    MERCADOPAGO_API_URL: simulator.url,
  };
  const payments = createMercadoPago({ accessToken, apiUrl: simulator.url, timeoutMs: 5_000 });
  api = await startTestApi({ config: loadConfig(environment), payments });
  await api.app.listen({ port, host: '127.0.0.1' });
});
beforeEach(() => void Object.assign(simulator.behaviour, { isDown: false, copies: 1 }));
afterAll(async () => {
  await api.close();
  await simulator.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Account = Awaited<ReturnType<TestApi['account']>>;
const buy = (student: Account, planId = 'monthly', userId = student.userId) =>
  student.post('/api/create-payment', { planId, userId });
const pay = (checkoutUrl: string, outcome = 'approved') =>
  fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
const operate = (id: string, status: string) =>
  fetch(`${simulator.url}/operador/pagos/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ status }),
    redirect: 'manual',
  });
const typesOf = async (stream: string) => (await api.deps.store.readStream(stream)).map(({ type }) => type);
const statusOf = async (student: Account, id: string) => (await student.get(`/api/payments/${id}`)).body.status;
const keptNotices = async () => {
  const { rows } = await api.deps.pool.query<{ id: string }>(
    'select provider_payment_id as id from payments.notices order by 1',
  );
  return rows.map(({ id }) => id);
};

describe('a checkout', () => {
  test('is started with the price of the server', async () => {
    const student = await api.account();
    const { status, body } = await buy(student, 'quarterly');
    expect(status).toBe(200);
    expect(body.init_point).toMatch(new RegExp(`^${simulator.url}/checkout/`));
    expect((await student.get(`/api/payments/${body.paymentId}`)).body).toMatchObject({
      planId: 'quarterly',
      amount: 15_000,
      currency: 'CLP',
      days: 90,
      status: 'started',
      premiumStartsAt: null,
      premiumExpiresAt: null,
      providerPaymentId: null,
    });
    expect((await student.get('/api/payments')).body).toMatchObject({
      canBuy: true,
      payments: [{ id: body.paymentId }],
    });
  });

  test('repeated with its key is the same', async () => {
    const student = await api.account();
    const body = { planId: 'monthly', userId: student.userId };
    const key = { 'idempotency-key': newId() };
    const first = await student.post('/api/create-payment', body, key);
    expect((await student.post('/api/create-payment', body, key)).body).toEqual(first.body);
    expect((await student.get('/api/payments')).body.payments).toHaveLength(1);
  });

  test('[security 4] is refused for another student, for an unknown plan and for visitors', async () => {
    const [student, other] = [await api.account(), await api.account()];
    expect(await buy(student, 'monthly', other.userId)).toMatchObject({
      status: 403,
      body: { code: 'own_purchases_only' },
    });
    expect(await buy(student, 'forever')).toMatchObject({ status: 400 });
    expect(await api.visitor.post('/api/create-payment', { planId: 'monthly', userId: student.userId })).toMatchObject({
      status: 401,
    });
    expect((await other.get('/api/payments')).body.payments).toEqual([]);
  });

  test('[security 3] of another student is not found', async () => {
    const [student, other] = [await api.account(), await api.account()];
    const { body } = await buy(student);
    expect((await other.get(`/api/payments/${body.paymentId}`)).status).toBe(404);
    expect((await student.get(`/api/payments/${newId()}`)).status).toBe(404);
    expect((await student.get('/api/payments/1')).status).toBe(404);
  });

  test('that the provider does not answer fails with the text for the student', async () => {
    const student = await api.account();
    simulator.behaviour.isDown = true;
    const { status, body, headers } = await buy(student);
    expect({ status, code: body.code, detail: body.detail }).toEqual({
      status: 503,
      code: 'payments_unavailable',
      detail: 'No se pudo procesar el pago. Inténtalo nuevamente.',
    });
    expect(headers['retry-after']).toBeDefined();
  });
});

describe('[security 32] a notice', () => {
  const send = (id: string, headers: Record<string, string>, type = 'payment') =>
    api.visitor.request({
      method: 'POST',
      url: `/api/payments/webhook?data.id=${id}&type=${type}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ data: { id: '999' } }),
    });
  const signed = (id: string, { secret = webhookSecret, at = new Date(), requestId = newId() } = {}) => ({
    'x-request-id': requestId,
    'x-signature': sign({ dataId: id, requestId }, secret, at),
  });
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  test('that is signed is kept once, however often it comes', async () => {
    const headers = signed('501');
    const replies = await Promise.all(Array.from({ length: 100 }, () => send('501', headers)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await keptNotices()).toEqual(['501']);
    await api.deps.pool.query('delete from payments.notices');
  });

  test.each([
    ['without a signature', {}],
    ['with another secret', signed('502', { secret: 'another secret' })],
    ['signed two days ago', signed('502', { at: minutesAgo(2 * 24 * 60) })],
    ['signed for another payment', signed('503')],
    ['with half a signature', { ...signed('502'), 'x-signature': 'ts=1,v1=' }],
  ])('%s is refused and not kept', async (_, headers) => {
    expect(await send('502', headers)).toMatchObject({ status: 401, body: { code: 'invalid_signature' } });
    expect(await keptNotices()).toEqual([]);
  });

  test('of another kind is answered and not kept', async () => {
    expect((await send('504', signed('504'), 'merchant_order')).status).toBe(200);
    expect(await keptNotices()).toEqual([]);
  });

  test('of the older kind, which is not signed, is answered and not kept', async () => {
    const reply = await api.visitor.request({ method: 'POST', url: '/api/payments/webhook?topic=payment&id=505' });
    expect(reply.status).toBe(200);
    expect(await keptNotices()).toEqual([]);
  });

  test.each(['', "1';drop", 'a'.repeat(65), '../1'])('for the strange payment %j is refused', async (id) => {
    expect((await send(encodeURIComponent(id), signed(id))).status).toBe(404);
    expect(await keptNotices()).toEqual([]);
  });
});

describe('with a process of the api that confirms payments', () => {
  let confirmer: ServiceProcess;
  const startConfirmer = (env: Record<string, string> = {}) =>
    startService('api', {
      ...environment,
      PORT: '0',
      MATRAZ_HOST: 'localhost',
      MATRAZ_API_PROCESSES: '1',
      MATRAZ_DATA_DIR: join(dataDir, 'confirmer'),
      DATABASE_URL: api.databaseUrl,
      ...env,
    });
  beforeAll(async () => {
    confirmer = await startConfirmer();
  });
  afterAll(() => confirmer.stop());

  test('a paid plan is Premium, and a second one is added to its end', async () => {
    const student = await api.account();
    const ids: string[] = [];
    for (const plan of ['semester', 'monthly']) {
      const { body } = await buy(student, plan);
      await pay(body.init_point);
      await expect.poll(() => statusOf(student, body.paymentId)).toBe('approved');
      ids.push(body.paymentId);
    }
    await expect.poll(async () => (await student.get(`/api/payments/${ids[1]}`)).body.premiumExpiresAt).not.toBeNull();
    const [first, second] = await Promise.all(ids.map(async (id) => (await student.get(`/api/payments/${id}`)).body));
    expect(second.premiumStartsAt).toBe(first.premiumExpiresAt);
    const { body: user } = await student.get('/api/auth/user');
    expect(user).toMatchObject({ isPremium: true, premiumExpiresAt: second.premiumExpiresAt });
    const days = (Date.parse(user.premiumExpiresAt) - Date.parse(first.premiumStartsAt)) / 86_400_000;
    expect(days).toBe(180);
  });

  test('a refund ends Premium', async () => {
    const student = await api.account();
    const { body } = await buy(student);
    await pay(body.init_point);
    await expect.poll(async () => (await student.get('/api/auth/user')).body.isPremium).toBe(true);
    const { providerPaymentId } = (await student.get(`/api/payments/${body.paymentId}`)).body;
    await operate(providerPaymentId, 'refunded');
    await expect.poll(async () => (await student.get('/api/auth/user')).body.isPremium).toBe(false);
    expect(await statusOf(student, body.paymentId)).toBe('refunded');
  });

  test('a notice that came while the provider was away is handled when it is back', async () => {
    const student = await api.account();
    const { body } = await buy(student);
    simulator.behaviour.delayMs = 0;
    simulator.behaviour.isDown = true;
    await pay(body.init_point);
    await expect
      .poll(async () => (await api.deps.pool.query('select max(failures) as f from payments.notices')).rows[0]?.f)
      .toBeGreaterThan(0);
    simulator.behaviour.isDown = false;
    await expect.poll(() => statusOf(student, body.paymentId)).toBe('approved');
    await expect.poll(keptNotices).toEqual([]);
  });

  test('a process that is killed leaves its notices to the next one', async () => {
    confirmer.child.kill('SIGKILL');
    await confirmer.stop();
    const student = await api.account();
    const { body } = await buy(student);
    await pay(body.init_point);
    await expect.poll(keptNotices).toHaveLength(1);
    expect(await statusOf(student, body.paymentId)).toBe('started');
    confirmer = await startConfirmer();
    await expect.poll(() => statusOf(student, body.paymentId)).toBe('approved');
    await expect.poll(async () => (await student.get('/api/auth/user')).body.isPremium).toBe(true);
  });

  test('a process that is killed between reading a payment and recording it loses and repeats nothing', async () => {
    const student = await api.account();
    const { body } = await buy(student);
    // Appends wait for this lock, so the process stops after it has read the payment.
    const blocker = await api.deps.pool.connect();
    await blocker.query('begin; lock table es.events in exclusive mode');
    await pay(body.init_point);
    const isWaiting = async () => {
      // Not on the blocker: a transaction sees the same activity until it ends.
      const { rows } = await api.deps.pool.query(
        `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%es.append%'`,
      );
      return rows[0]?.count;
    };
    await expect.poll(isWaiting).toBe(1);
    confirmer.child.kill('SIGKILL');
    await confirmer.stop();
    await blocker.query('rollback');
    blocker.release();
    // The dead process had reserved its notice for a minute. The minute is over.
    await api.deps.pool.query('update payments.notices set due_at = now()');
    confirmer = await startConfirmer();
    await expect.poll(() => statusOf(student, body.paymentId), { timeout: 90_000 }).toBe('approved');
    await expect.poll(async () => (await student.get('/api/auth/user')).body.isPremium).toBe(true);
    await expect.poll(keptNotices, { timeout: 90_000 }).toEqual([]);
    expect(await typesOf(streamOf.payment(body.paymentId))).toEqual(['CheckoutStarted', 'PaymentApproved']);
    expect(await typesOf(streamOf.premium(student.userId))).toEqual(['PremiumPurchased']);
  });

  test('two processes with the same payments give each of them once', async () => {
    simulator.behaviour.copies = 5;
    const second = await startConfirmer({ MATRAZ_DATA_DIR: join(dataDir, 'second confirmer') });
    const students = await Promise.all(Array.from({ length: 8 }, () => api.account()));
    const bought = await Promise.all(students.map(async (student) => (await buy(student)).body));
    await Promise.all(bought.map(({ init_point }) => pay(init_point)));
    for (const [index, student] of students.entries()) {
      const { paymentId } = bought[index] ?? {};
      await expect.poll(() => statusOf(student, paymentId)).toBe('approved');
    }
    await expect.poll(keptNotices).toEqual([]);
    await second.stop();
    for (const [index, { userId }] of students.entries()) {
      expect(await typesOf(streamOf.payment(bought[index]?.paymentId))).toEqual(['CheckoutStarted', 'PaymentApproved']);
      expect(await typesOf(streamOf.premium(userId))).toEqual(['PremiumPurchased']);
    }
  });

  test('a chargeback that the shop wins gives the rest of Premium back', async () => {
    const student = await api.account();
    const { body } = await buy(student);
    await pay(body.init_point);
    const isPremium = async () => (await student.get('/api/auth/user')).body.isPremium;
    await expect.poll(isPremium).toBe(true);
    const { providerPaymentId } = (await student.get(`/api/payments/${body.paymentId}`)).body;
    await operate(providerPaymentId, 'charged_back');
    await expect.poll(isPremium).toBe(false);
    await operate(providerPaymentId, 'reimbursed');
    await expect.poll(isPremium).toBe(true);
    expect(await statusOf(student, body.paymentId)).toBe('approved');
  });

  test('the purchase of an administrator who revokes Premium says so, and has the date of its payment', async () => {
    const admin = await api.account({ admin: true });
    const { body } = await buy(admin);
    await pay(body.init_point);
    const purchase = async () => (await admin.get(`/api/payments/${body.paymentId}`)).body;
    await expect.poll(async () => (await purchase()).premiumExpiresAt).not.toBeNull();
    const paid = await purchase();
    expect(paid.premiumRevokedAt).toBeNull();
    expect(paid.approvedAt > paid.startedAt).toBe(true);
    // The other process has the clock of the database. On a busy machine it may be some milliseconds ahead of this one.
    await expect.poll(() => new Date().toISOString() > paid.premiumStartsAt).toBe(true);
    expect((await admin.post('/api/admin/toggle-premium', {})).body.isPremium).toBe(false);
    const { premiumRevokedAt, premiumExpiresAt } = await purchase();
    expect(premiumExpiresAt).toBe(premiumRevokedAt);
    expect(premiumRevokedAt > paid.premiumStartsAt).toBe(true);
  });
});

import type { Handle } from '@matraz/application/command';
import { createCommandHandler } from '@matraz/application/command-handler';
import { reconcilePayments } from '@matraz/application/premium/reconcile-payments';
import { startCheckout } from '@matraz/application/premium/start-checkout';
import { streamOf } from '@matraz/contracts/streams';
import type { EventStore } from '@matraz/infra/event-store/port';
import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { newId } from '@matraz/infra/ids';
import { createLogger } from '@matraz/infra/logging/logger';
import { createMercadoPago } from '@matraz/infra/payments/mercado-pago';
import { keepNotice } from '@matraz/infra/payments/notices';
import type { CheckoutRequest, FoundPayment, PaymentProvider } from '@matraz/infra/payments/port';
import { type Simulator, startSimulator } from '@matraz/infra/payments/simulator/start-simulator';
import { payment as paymentTable, providerPayment } from '@matraz/infra/read-models/premium-tables';
import { createTableSql } from '@matraz/infra/read-models/table';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { scansDuring } from '@matraz/infra/testing/scanned-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPaymentJobs, pollPause } from './payment-jobs.ts';

const accessToken = 'TEST-token';
let database: TestDatabase;
let store: EventStore;
let handle: Handle;
let simulator: Simulator;
let payments: PaymentProvider;
let now: Date;
let logged: { level: string }[];
/** Calls of the provider for a notice: now, and the most at one time. */
let running = 0;
let mostRunning = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  // The projector is another process; these rows are written by the test.
  await database.pool.query(
    `create schema if not exists read; set search_path = read; ${createTableSql(paymentTable)}; ${createTableSql(providerPayment)}; reset search_path`,
  );
  store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
  handle = createCommandHandler({ store });
  simulator = await startSimulator({ port: 0, host: '127.0.0.1', accessToken, webhookSecret: 'x', now: () => now });
  payments = createMercadoPago({ accessToken, apiUrl: simulator.url });
});
beforeEach(async () => {
  now = new Date();
  logged = [];
  mostRunning = 0;
  Object.assign(simulator.behaviour, { isDown: false, copies: 0, searchLagMs: 0 });
  await database.pool.query('truncate read.payment, read.provider_payment, payments.notices');
});
afterAll(async () => {
  await simulator.close();
  await store.close();
  await database.drop();
});

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const openJobs = (asked: string[] = []) => {
  const counted: PaymentProvider = {
    ...payments,
    findPayments: (id) => {
      asked.push(id);
      return payments.findPayments(id);
    },
    getPayment: async (id) => {
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      const found = await payments.getPayment(id);
      running -= 1;
      return found;
    },
  };
  const logger = createLogger('test', { write: (line) => void logged.push(JSON.parse(line)) });
  const { recurring, confirmNoticed } = createPaymentJobs({
    pool: database.pool,
    store,
    payments: counted,
    now: () => now,
    handle,
    logger,
  });
  const jobOf = (name: string) => recurring.find((job) => job.name === name);
  return {
    poll: () => jobOf('open-checkouts')?.run(),
    pollEveryMs: jobOf('open-checkouts')?.everyMs ?? 0,
    reconcile: () => jobOf('payment-reconciliation')?.run(),
    confirmNoticed,
  };
};
const buy = async () => {
  const userId = newId();
  const plan = { userId, planId: 'monthly', publicUrl: 'http://localhost:3000' } as const;
  const started = await startCheckout({ handle, payments }, plan, { correlationId: newId(), now });
  await database.pool.query(
    `insert into read.payment (id, user_id, plan_id, amount, currency, days, status, started_at, expires_at, updated_at, is_settled)
    values ($1, $2, 'monthly', 6000, 'CLP', 30, 'started', $3, $3, $3, false)`,
    [started.paymentId, userId, now],
  );
  return { ...started, userId };
};
const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
/** @returns the provider's number of the payment */
const pay = async (checkoutUrl: string) => {
  const reply = await post(checkoutUrl, { outcome: 'approved' });
  return new URL(reply.headers.get('location') ?? '').searchParams.get('payment_id') ?? '';
};
const operate = (id: string, status: string) => post(`${simulator.url}/operador/pagos/${id}`, { status });
const checkoutOf = (paymentId: string): CheckoutRequest => ({
  paymentId,
  title: 'Matraz Premium',
  amount: 6_000,
  currency: 'CLP',
  expiresAt: new Date(now.getTime() + 60_000),
  returnUrl: 'http://localhost:3000/compra',
  notificationUrl: 'http://localhost:3000/api/payments/webhook',
});
/** The provider's list with one payment that has changed. */
const changedWith = (id: string, changes: Partial<FoundPayment>) =>
  async function* (since: Date) {
    for await (const found of payments.changedSince(since)) yield found.id === id ? { ...found, ...changes } : found;
  };
const typesOf = async (stream: string) => (await store.readStream(stream)).map(({ type }) => type);

const minuteMs = 60_000;
test.each([
  [-1, 20_000],
  [0, 20_000],
  [minuteMs, 20_000],
  [4 * minuteMs, minuteMs],
  [60 * minuteMs, 15 * minuteMs],
  [24 * 60 * minuteMs, 60 * minuteMs],
])('a purchase of %d ms ago is asked for every %d ms', (age, pause) => expect(pollPause(age)).toBe(pause));

describe('open purchases are asked for', () => {
  test('so that a lost notice loses no purchase', async () => {
    const { checkoutUrl, userId } = await buy();
    await pay(checkoutUrl);
    await openJobs().poll();
    expect(await typesOf(streamOf.premium(userId))).toEqual(['PremiumPurchased']);
  });

  test('every 20 seconds in the first minute, also when a round comes a little early', async () => {
    await buy();
    const asked: string[] = [];
    const { poll, pollEveryMs } = openJobs(asked);
    const start = now.getTime();
    const lastRound = minuteMs / pollEveryMs;
    for (let round = 0; round <= lastRound; round++) {
      now = new Date(start + round * pollEveryMs - 50 * (round % 2));
      await poll();
    }
    expect(asked).toHaveLength(4);
  });

  test('more and more rarely', async () => {
    await buy();
    const asked: string[] = [];
    const jobs = openJobs(asked);
    for (let minute = 0; minute < 24 * 60; minute++, later(1)) await jobs.poll();
    // Every minute for four minutes, then with pauses of a quarter of the age, at most an hour.
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.length).toBeLessThan(60);
  });

  test('also after a restart, and not once they are settled', async () => {
    const { paymentId } = await buy();
    const asked: string[] = [];
    await openJobs(asked).poll();
    await openJobs(asked).poll();
    expect(asked).toEqual([paymentId, paymentId]);
    await database.pool.query('update read.payment set is_settled = true');
    await openJobs(asked).poll();
    expect(asked).toHaveLength(2);
  });

  test('and a provider that is away is asked once per round', async () => {
    for (let count = 0; count < 3; count++) await buy();
    simulator.behaviour.isDown = true;
    const asked: string[] = [];
    await expect(openJobs(asked).poll()).rejects.toThrow('not available');
    expect(asked).toHaveLength(1);
  });

  test('and one that was paid before the provider was away for an hour is confirmed afterwards', async () => {
    const { checkoutUrl, userId } = await buy();
    await pay(checkoutUrl);
    simulator.behaviour.isDown = true;
    const jobs = openJobs();
    for (let minute = 0; minute < 60; minute++, later(1)) await expect(jobs.poll()).rejects.toThrow('not available');
    simulator.behaviour.isDown = false;
    await jobs.poll();
    expect(await typesOf(streamOf.premium(userId))).toEqual(['PremiumPurchased']);
  });

  test('and one that nobody paid within a day ends', async () => {
    const { paymentId } = await buy();
    later(27 * 60);
    await openJobs().poll();
    expect(await typesOf(streamOf.payment(paymentId))).toEqual(['CheckoutStarted', 'CheckoutExpired']);
  });

  test('and a search that lags finds it later', async () => {
    const { checkoutUrl, userId } = await buy();
    await pay(checkoutUrl);
    simulator.behaviour.searchLagMs = 90_000;
    const jobs = openJobs();
    await jobs.poll();
    expect(await typesOf(streamOf.premium(userId))).toEqual([]);
    later(2);
    await jobs.poll();
    expect(await typesOf(streamOf.premium(userId))).toEqual(['PremiumPurchased']);
  });
});

test('many notices at once are handled by one loop', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5].map(async () => pay((await buy()).checkoutUrl)));
  const { confirmNoticed } = openJobs();
  for (const id of ids) await keepNotice(database.pool, id);
  await Promise.all(Array.from({ length: 100 }, confirmNoticed));
  expect(mostRunning).toBe(1);
  expect((await database.pool.query('select from payments.notices')).rowCount).toBe(0);
});

describe('the daily comparison', () => {
  const errors = () => logged.filter(({ level }) => level === 'error');

  test('logs every difference as an error, and records what was missed', async () => {
    const { checkoutUrl, paymentId, userId } = await buy();
    await pay(checkoutUrl);
    later(15);
    await openJobs().reconcile();
    expect(errors()).toContainEqual(
      expect.objectContaining({
        difference: expect.objectContaining({ paymentId, provider: 'approved', recorded: null }),
      }),
    );
    expect(await typesOf(streamOf.premium(userId))).toEqual(['PremiumPurchased']);
  });

  test('leaves the last minutes to the notices', async () => {
    const { checkoutUrl } = await buy();
    await pay(checkoutUrl);
    later(5);
    await openJobs().reconcile();
    expect(errors()).toEqual([]);
    later(6);
    await openJobs().reconcile();
    expect(errors()).toHaveLength(1);
  });

  test('does not report the payments of another shop', async () => {
    const other = { ...checkoutOf(newId()), title: 'Zapatos' };
    await pay((await payments.startCheckout(other)).checkoutUrl);
    await pay((await payments.startCheckout({ ...other, paymentId: 'pedido 17' })).checkoutUrl);
    later(15);
    await openJobs().reconcile();
    expect(errors()).toEqual([]);
  });

  test('reports a payment whose amount is not the recorded one', async () => {
    const { checkoutUrl, paymentId } = await buy();
    const id = await pay(checkoutUrl);
    await openJobs().poll();
    const changed = { ...payments, changedSince: changedWith(id, { amount: 1 }) };
    later(15);
    const { differences } = await reconcilePayments(
      { pool: database.pool, store, payments: changed },
      { days: 3, now },
    );
    expect(differences).toEqual([
      expect.objectContaining({ paymentId, reason: 'amount', providerAmount: '1 CLP', recordedAmount: '6000 CLP' }),
    ]);
  });

  test('reports a partial refund, and Premium goes on', async () => {
    const { checkoutUrl, paymentId, userId } = await buy();
    const id = await pay(checkoutUrl);
    await openJobs().poll();
    await operate(id, 'partially_refunded');
    later(15);
    await openJobs().reconcile();
    expect(errors()).toEqual([
      expect.objectContaining({
        difference: expect.objectContaining({ paymentId, reason: 'partly-refunded', refundedAmount: 3_000 }),
      }),
    ]);
    expect(await typesOf(streamOf.premium(userId))).toEqual(['PremiumPurchased']);
    expect(await typesOf(streamOf.payment(paymentId))).toContain('PaymentPartlyRefunded');
  });

  test('reports a recorded payment that the provider does not know, and not one that its search left out', async () => {
    const { checkoutUrl, paymentId } = await buy();
    const id = await pay(checkoutUrl);
    await openJobs().poll();
    for (const known of [id, 'unknown'])
      await database.pool.query(
        `insert into read.provider_payment (id, payment_id, status, updated_at) values ($1, $2, 'approved', $3)`,
        [known, paymentId, now],
      );
    later(15);
    const leavingOut = { ...payments, changedSince: async function* () {} };
    const { differences } = await reconcilePayments(
      { pool: database.pool, store, payments: leavingOut },
      { days: 3, now },
    );
    expect(differences).toEqual([expect.objectContaining({ providerPaymentId: 'unknown', provider: null })]);
  });

  test('reads no table of payments from its beginning to its end', async () => {
    const { queries, scans } = await scansDuring(database.pool, async () => openJobs().reconcile());
    expect(queries).toBeGreaterThan(0);
    expect(scans).toEqual([]);
  });

  test('reports a notice that was given up', async () => {
    await database.pool.query(
      `insert into payments.notices (provider_payment_id, failures, due_at) values ('9', 60, 'infinity')`,
    );
    await openJobs().reconcile();
    expect(errors()).toEqual([expect.objectContaining({ providerPaymentId: '9' })]);
  });
});

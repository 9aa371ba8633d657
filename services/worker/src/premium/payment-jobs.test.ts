import { createCommandHandler, type Handle } from '@matraz/application/command-handler';
import { startCheckout } from '@matraz/application/premium/start-checkout';
import { streamOf } from '@matraz/contracts/streams';
import type { EventStore } from '@matraz/infra/event-store/port';
import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { newId } from '@matraz/infra/ids';
import { createLogger } from '@matraz/infra/logging/logger';
import { createMercadoPago } from '@matraz/infra/payments/mercado-pago';
import type { PaymentProvider } from '@matraz/infra/payments/port';
import { type Simulator, startSimulator } from '@matraz/infra/payments/simulator/start-simulator';
import { payment as paymentTable, providerPayment } from '@matraz/infra/read-models/premium-tables';
import { createTableSql } from '@matraz/infra/read-models/table';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPaymentJobs } from './payment-jobs.ts';

const accessToken = 'TEST-token';
let database: TestDatabase;
let store: EventStore;
let handle: Handle;
let simulator: Simulator;
let payments: PaymentProvider;
let now: Date;
let logged: { level: string }[];

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
  Object.assign(simulator.behaviour, { isDown: false, copies: 0 });
  await database.pool.query('truncate read.payment');
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
  };
  const logger = createLogger('test', { write: (line) => void logged.push(JSON.parse(line)) });
  const { recurring } = createPaymentJobs({ pool: database.pool, payments: counted, now: () => now, handle, logger });
  const run = (name: string) => recurring.find((job) => job.name === name)?.run();
  return { poll: () => run('open-checkouts'), reconcile: () => run('payment-reconciliation') };
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
const pay = (checkoutUrl: string) =>
  fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams({ outcome: 'approved' }), redirect: 'manual' });
const typesOf = async (stream: string) => (await store.readStream(stream)).map(({ type }) => type);

describe('open purchases are asked for', () => {
  test('so that a lost notice loses no purchase', async () => {
    const { checkoutUrl, userId } = await buy();
    await pay(checkoutUrl);
    await openJobs().poll();
    expect(await typesOf(streamOf.premium(userId))).toEqual(['PremiumPurchased']);
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
});

test('the daily comparison logs every difference as an error, and records what was missed', async () => {
  const { checkoutUrl, paymentId, userId } = await buy();
  await pay(checkoutUrl);
  await openJobs().reconcile();
  const errors = logged.filter(({ level }) => level === 'error');
  expect(errors).toContainEqual(
    expect.objectContaining({
      difference: expect.objectContaining({ paymentId, provider: 'approved', recorded: null }),
    }),
  );
  expect(await typesOf(streamOf.premium(userId))).toEqual(['PremiumPurchased']);
});

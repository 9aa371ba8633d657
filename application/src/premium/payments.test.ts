import type { PremiumEvent } from '@matraz/contracts/premium/events';
import { streamOf } from '@matraz/contracts/streams';
import { premium } from '@matraz/domain/premium/premium';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { startStandIn } from '@matraz/infra/event-store/testing/start-stand-in';
import { newId } from '@matraz/infra/ids';
import { createMercadoPago } from '@matraz/infra/payments/mercado-pago';
import { type FoundPayment, type PaymentProvider, ProviderUnavailable } from '@matraz/infra/payments/port';
import { type Simulator, startSimulator } from '@matraz/infra/payments/simulator/start-simulator';
import { createTestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Handle } from '../command-handler/command.ts';
import { createCommandHandler } from '../command-handler/command-handler.ts';
import { confirmCheckout, confirmNoticedPayment, recordProviderPayment } from './confirm-payment.ts';
import { startCheckout } from './start-checkout.ts';

const accessToken = 'TEST-token';
const day = 24 * 60 * 60 * 1000;
let now = new Date();
const context = () => ({ correlationId: newId(), now });

let store: EventStore;
let handle: Handle;
let simulator: Simulator;
let payments: PaymentProvider;

const onPostgres = async () => {
  const database = await createTestDatabase();
  const opened = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
  return { opened, stop: () => database.drop() };
};
const onEventStoreDb = async () => {
  const server = await startStandIn();
  return { opened: await openEventStore({ eventStoreUrl: server.url }), stop: () => server.stop() };
};

describe.each([
  ['PostgreSQL', onPostgres],
  ['EventStoreDB', onEventStoreDb],
])('on %s', (_, start) => {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const started = await start();
    store = started.opened;
    stop = started.stop;
    handle = createCommandHandler({ store });
    simulator = await startSimulator({
      port: 0,
      host: '127.0.0.1',
      accessToken,
      webhookSecret: 'of the test',
      now: () => now,
    });
    payments = createMercadoPago({ accessToken, apiUrl: simulator.url });
  });
  beforeEach(() => {
    now = new Date();
    Object.assign(simulator.behaviour, { isDown: false, copies: 0, amount: null, currency: null });
  });
  afterAll(async () => {
    await simulator.close();
    await store.close();
    await stop();
  });

  const buy = async (userId: string, planId: 'monthly' | 'quarterly' | 'semester' = 'monthly') =>
    startCheckout({ handle, payments }, { userId, planId, publicUrl: 'http://localhost:3000' }, context());
  const pay = async (checkoutUrl: string, outcome = 'approved') => {
    const reply = await fetch(checkoutUrl, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    });
    return new URL(reply.headers.get('location') ?? '').searchParams.get('payment_id') ?? '';
  };
  const operate = (id: string, status: string) =>
    fetch(`${simulator.url}/operador/pagos/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ status }),
      redirect: 'manual',
    });
  const confirm = (id: string, by = handle) => confirmNoticedPayment({ handle: by, payments }, id, context());

  const eventsOf = async (stream: string) => (await store.readStream(stream)).map(({ type }) => type);
  const premiumOf = async (userId: string) => {
    const events = await store.readStream(streamOf.premium(userId));
    return events.map(({ type, data }) => ({ type, data }) as PremiumEvent);
  };
  const purchased = (days: number, from = now): Partial<PremiumEvent> => ({
    type: 'PremiumPurchased',
    data: expect.objectContaining({
      startsAt: from.toISOString(),
      expiresAt: new Date(from.getTime() + days * day).toISOString(),
    }),
  });

  describe('a purchase', () => {
    test.each([
      ['monthly', 30],
      ['quarterly', 90],
      ['semester', 150],
    ] as const)('of the plan %s gives %d days, however often it is confirmed', async (plan, days) => {
      const userId = newId();
      const { checkoutUrl, paymentId } = await buy(userId, plan);
      const id = await pay(checkoutUrl);
      await Promise.all(Array.from({ length: 100 }, () => confirm(id)));
      await confirmCheckout({ handle, payments }, paymentId, context());
      expect(await premiumOf(userId)).toMatchObject([purchased(days)]);
      expect(await eventsOf(streamOf.payment(paymentId))).toEqual(['CheckoutStarted', 'PaymentApproved']);
    });

    test('whose notice was lost is found by asking', async () => {
      const userId = newId();
      const { checkoutUrl, paymentId } = await buy(userId);
      await pay(checkoutUrl);
      await confirmCheckout({ handle, payments }, paymentId, context());
      expect(await premiumOf(userId)).toMatchObject([purchased(30)]);
    });

    test('that is repeated with its key has the same checkout', async () => {
      const userId = newId();
      const key = { ...context(), idempotencyKey: newId() };
      const start = () =>
        startCheckout({ handle, payments }, { userId, planId: 'monthly', publicUrl: 'http://localhost:3000' }, key);
      expect(await start()).toEqual(await start());
    });

    test('whose time to pay is over is not started again with its key', async () => {
      const userId = newId();
      const key = { ...context(), idempotencyKey: newId() };
      const plan = { userId, planId: 'monthly', publicUrl: 'http://localhost:3000' } as const;
      await startCheckout({ handle, payments }, plan, key);
      now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
      await expect(startCheckout({ handle, payments }, plan, { ...key, now })).rejects.toThrow('checkout_expired');
    });

    test('with the key of another plan is refused', async () => {
      const userId = newId();
      const key = { ...context(), idempotencyKey: newId() };
      const publicUrl = 'http://localhost:3000';
      await startCheckout({ handle, payments }, { userId, planId: 'monthly', publicUrl }, key);
      await expect(startCheckout({ handle, payments }, { userId, planId: 'semester', publicUrl }, key)).rejects.toThrow(
        'idempotency_key_reused',
      );
    });

    test('during Premium adds its days to the end', async () => {
      const userId = newId();
      for (const outcome of ['approved', 'approved'])
        await confirm(await pay((await buy(userId)).checkoutUrl, outcome));
      expect(await premiumOf(userId)).toMatchObject([purchased(30), purchased(30, new Date(now.getTime() + 30 * day))]);
    });

    test('that the provider does not take starts again with the next try', async () => {
      const userId = newId();
      const key = { ...context(), idempotencyKey: newId() };
      const plan = { userId, planId: 'monthly', publicUrl: 'http://localhost:3000' } as const;
      simulator.behaviour.isDown = true;
      await expect(startCheckout({ handle, payments }, plan, key)).rejects.toThrow(ProviderUnavailable);
      simulator.behaviour.isDown = false;
      const { checkoutUrl, paymentId } = await startCheckout({ handle, payments }, plan, key);
      await confirm(await pay(checkoutUrl));
      expect(await eventsOf(streamOf.payment(paymentId))).toEqual(['CheckoutStarted', 'PaymentApproved']);
    });
  });

  describe('what the provider says gives exactly the Premium that was paid', () => {
    test('pending gives none until it is approved', async () => {
      const userId = newId();
      const id = await pay((await buy(userId)).checkoutUrl, 'pending');
      await confirm(id);
      expect(await premiumOf(userId)).toEqual([]);
      await operate(id, 'approved');
      await confirm(id);
      expect(await premiumOf(userId)).toMatchObject([purchased(30)]);
    });

    test('rejected gives none, and a second card in the same checkout gives it once', async () => {
      const userId = newId();
      const { checkoutUrl } = await buy(userId);
      await confirm(await pay(checkoutUrl, 'rejected'));
      expect(await premiumOf(userId)).toEqual([]);
      await confirm(await pay(checkoutUrl));
      expect(await premiumOf(userId)).toMatchObject([purchased(30)]);
    });

    test.each(['refunded', 'charged_back'])('%s ends it', async (status) => {
      const userId = newId();
      const id = await pay((await buy(userId)).checkoutUrl);
      await confirm(id);
      await operate(id, status);
      await Promise.all([confirm(id), confirm(id)]);
      expect(await premiumOf(userId)).toMatchObject([
        purchased(30),
        { type: 'PremiumRefunded', data: { expiresAt: null, providerPaymentId: id } },
      ]);
    });

    test('a chargeback that the shop wins gives back what it took, and a lost one gives nothing', async () => {
      for (const [outcome, events] of [
        ['reimbursed', ['PremiumPurchased', 'PremiumRefunded', 'PremiumRestored']],
        ['settled', ['PremiumPurchased', 'PremiumRefunded']],
      ] as const) {
        const userId = newId();
        const id = await pay((await buy(userId)).checkoutUrl);
        await confirm(id);
        now = new Date(now.getTime() + 10 * day);
        await operate(id, 'charged_back');
        await confirm(id);
        now = new Date(now.getTime() + 100 * day);
        await operate(id, outcome);
        await Promise.all([confirm(id), confirm(id)]);
        const happened = await premiumOf(userId);
        expect(happened.map(({ type }) => type)).toEqual(events);
        if (outcome === 'reimbursed')
          expect(happened.at(-1)?.data).toMatchObject({
            startsAt: now.toISOString(),
            expiresAt: new Date(now.getTime() + 20 * day).toISOString(),
          });
      }
    });

    test('a partial refund changes nothing and is in the log', async () => {
      const userId = newId();
      const { checkoutUrl, paymentId } = await buy(userId);
      const id = await pay(checkoutUrl);
      await confirm(id);
      await operate(id, 'partially_refunded');
      await confirm(id);
      await confirm(id);
      expect(await premiumOf(userId)).toMatchObject([purchased(30)]);
      expect((await eventsOf(streamOf.payment(paymentId))).at(-1)).toBe('PaymentPartlyRefunded');
    });

    test.each([
      [{ amount: 1 }, 'one peso'],
      [{ currency: 'ARS' }, 'another currency'],
    ])('%o gives none: %s', async (behaviour, _reason) => {
      const userId = newId();
      Object.assign(simulator.behaviour, behaviour);
      const { checkoutUrl, paymentId } = await buy(userId);
      await confirm(await pay(checkoutUrl));
      expect(await premiumOf(userId)).toEqual([]);
      expect(await eventsOf(streamOf.payment(paymentId))).toEqual(['CheckoutStarted', 'PaymentMismatched']);
    });

    test('records in any order end the same: the refund wins', async () => {
      const userId = newId();
      const { paymentId } = await buy(userId);
      const record = (status: FoundPayment['status'], minute: number): FoundPayment => ({
        id: '77',
        paymentId,
        status,
        reason: '',
        amount: 6_000,
        currency: 'CLP',
        refundedAmount: 0,
        approvedAt: null,
        updatedAt: new Date(now.getTime() + minute * 60_000).toISOString(),
      });
      const records = [record('pending', 0), record('approved', 1), record('refunded', 2)];
      for (const order of [
        [2, 1, 0],
        [0, 2, 1],
        [1, 2, 0],
        [0, 1, 2],
      ])
        for (const place of order)
          await recordProviderPayment({ handle }, records[place] ?? record('pending', 0), context());
      const { purchases } = (
        await handle(premium, streamOf.premium(userId), { type: 'RevokePremium', data: { userId }, now }, context())
      ).state;
      expect(purchases).toEqual([]);
    });

    test('a payment that names no purchase of ours is left alone', async () => {
      const strange: FoundPayment = {
        id: '78',
        status: 'approved',
        reason: '',
        amount: 6_000,
        currency: 'CLP',
        refundedAmount: 0,
        approvedAt: null,
        paymentId: newId(),
        updatedAt: now.toISOString(),
      };
      expect(await recordProviderPayment({ handle }, strange, context())).toBe(false);
      expect(await recordProviderPayment({ handle }, { ...strange, paymentId: null }, context())).toBe(false);
      await confirm('1');
    });
  });

  describe('a process that dies', () => {
    /** Fails at the n-th command, before it is carried out. */
    const dyingAt = (count: number): Handle => {
      let left = count;
      return (...command) => {
        left -= 1;
        if (left === 0) throw new Error('killed');
        return handle(...command);
      };
    };

    test.each([1, 2])('at write %d of the confirmation loses and repeats nothing', async (write) => {
      const userId = newId();
      const id = await pay((await buy(userId)).checkoutUrl);
      await expect(confirm(id, dyingAt(write))).rejects.toThrow('killed');
      await confirm(id);
      await confirm(id);
      expect(await premiumOf(userId)).toMatchObject([purchased(30)]);
    });

    test('between a refund and the end of Premium ends it afterwards', async () => {
      const userId = newId();
      const id = await pay((await buy(userId)).checkoutUrl);
      await confirm(id);
      await operate(id, 'refunded');
      await expect(confirm(id, dyingAt(2))).rejects.toThrow('killed');
      await confirm(id);
      expect((await premiumOf(userId)).map(({ type }) => type)).toEqual(['PremiumPurchased', 'PremiumRefunded']);
    });

    test('between a chargeback and the end of Premium, and then the shop wins, leaves exactly what was paid', async () => {
      const userId = newId();
      const id = await pay((await buy(userId)).checkoutUrl);
      await confirm(id);
      now = new Date(now.getTime() + 10 * day);
      await operate(id, 'charged_back');
      await expect(confirm(id, dyingAt(2))).rejects.toThrow('killed');
      await operate(id, 'reimbursed');
      for (const write of [2, 3]) await confirm(id, dyingAt(write)).catch(() => {});
      await confirm(id);
      expect((await premiumOf(userId)).at(-1)).toMatchObject({
        type: 'PremiumRestored',
        data: { startsAt: now.toISOString(), expiresAt: new Date(now.getTime() + 20 * day).toISOString() },
      });
    });

    test('between the start of a purchase and its checkout leaves a purchase that expires', async () => {
      const userId = newId();
      const key = { ...context(), idempotencyKey: newId() };
      const away: PaymentProvider = { ...payments, startCheckout: () => Promise.reject(new Error('killed')) };
      const plan = { userId, planId: 'monthly', publicUrl: 'http://localhost:3000' } as const;
      await expect(startCheckout({ handle, payments: away }, plan, key)).rejects.toThrow('killed');
      const { paymentId } = await startCheckout({ handle, payments }, plan, key);
      now = new Date(now.getTime() + 27 * 60 * 60 * 1000);
      await confirmCheckout({ handle, payments }, paymentId, context());
      expect(await eventsOf(streamOf.payment(paymentId))).toEqual(['CheckoutStarted', 'CheckoutExpired']);
    });
  });
});

import type { PaymentEvent } from '@matraz/contracts/premium/events';
import { describe, expect, test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import { type Checkout, type ProviderPayment, payment } from './payment.ts';

const given = deciderSpec(payment);
const now = new Date('2026-03-20T12:00:00Z');
const expiresAt = '2026-03-21T12:00:00.000Z';
const checkout: Checkout = {
  paymentId: 'compra',
  userId: 'ana',
  planId: 'monthly',
  amount: 6_000,
  currency: 'CLP',
  days: 30,
  expiresAt,
};
const start = { type: 'StartCheckout', data: checkout, now } as const;
const started: PaymentEvent = { type: 'CheckoutStarted', data: { ...checkout, startedAt: now.toISOString() } };

const minute = (count: number) => new Date(now.getTime() + count * 60_000).toISOString();
const recorded = (changes: Partial<ProviderPayment>) =>
  ({
    type: 'RecordProviderPayment',
    data: {
      id: '1',
      status: 'approved',
      reason: 'accredited',
      amount: 6_000,
      currency: 'CLP',
      refundedAmount: 0,
      approvedAt: minute(1),
      updatedAt: minute(1),
      ...changes,
    },
    now,
  }) as const;
const onePayment = (at: string, id = '1') => ({
  paymentId: 'compra',
  userId: 'ana',
  providerPaymentId: id,
  occurredAtProvider: at,
});
const approved: Extract<PaymentEvent, { type: 'PaymentApproved' }> = {
  type: 'PaymentApproved',
  data: { ...onePayment(minute(1)), amount: 6_000, currency: 'CLP', approvedAt: minute(1) },
};
const pending: PaymentEvent = { type: 'PaymentPending', data: { ...onePayment(minute(1)), reason: 'in_review' } };
const rejected: PaymentEvent = { type: 'PaymentRejected', data: { ...onePayment(minute(1)), reason: 'no_funds' } };
const refunded: PaymentEvent = { type: 'PaymentRefunded', data: { ...onePayment(minute(1)), kind: 'refund' } };
const mismatched = (amount: number, currency: string): PaymentEvent => ({
  type: 'PaymentMismatched',
  data: { ...onePayment(minute(1)), amount, currency },
});

describe('a checkout', () => {
  test('keeps what it sells', () => given([]).when(start).then([started]));
  test('is started once', () => given([started]).when(start).thenNothing());
  test('is not started again for another plan', () =>
    given([started])
      .when({ ...start, data: { ...checkout, planId: 'quarterly', amount: 15_000 } })
      .thenRefused('idempotency_key_reused'));
  test.each([
    ['for another student', { userId: 'beto' }],
    ['with another plan of the same price', { planId: 'quarterly' }],
    ['with another price', { amount: 5_000 }],
  ] as const)('is not started again %s', (_, change) =>
    given([started])
      .when({ ...start, data: { ...checkout, ...change } })
      .thenRefused('idempotency_key_reused'),
  );
  test('that was not started has no payments', () => given([]).when(recorded({})).thenRefused('payment_not_found'));
});

describe('a payment of the provider', () => {
  test('approved with the right amount', () => given([started]).when(recorded({})).then([approved]));
  test('pending', () =>
    given([started])
      .when(recorded({ status: 'pending', reason: 'in_review' }))
      .then([pending]));
  test('pending, then approved', () => given([started, pending]).when(recorded({})).then([approved]));
  test('rejected', () =>
    given([started])
      .when(recorded({ status: 'rejected', reason: 'no_funds' }))
      .then([rejected]));
  test('pending, then rejected', () =>
    given([started, pending])
      .when(recorded({ status: 'rejected', reason: 'no_funds' }))
      .then([rejected]));
  test('rejected, then another card', () =>
    given([started, rejected])
      .when(recorded({ id: '2', approvedAt: minute(2), updatedAt: minute(2) }))
      .then([
        {
          type: 'PaymentApproved',
          data: { ...onePayment(minute(2), '2'), amount: 6_000, currency: 'CLP', approvedAt: minute(2) },
        },
      ]));
  test('approved, and changed again before it was seen, has the date of the approval', () =>
    given([started])
      .when(recorded({ updatedAt: minute(9) }))
      .then([{ ...approved, data: { ...approved.data, occurredAtProvider: minute(9) } }]));
  test('refunded', () =>
    given([started, approved])
      .when(recorded({ status: 'refunded', updatedAt: minute(2) }))
      .then([{ type: 'PaymentRefunded', data: { ...onePayment(minute(2)), kind: 'refund' } }]));
  test('charged back', () =>
    given([started, approved])
      .when(recorded({ status: 'charged-back', updatedAt: minute(2) }))
      .then([{ type: 'PaymentRefunded', data: { ...onePayment(minute(2)), kind: 'chargeback' } }]));
  test('that went back before its approval was seen', () =>
    given([started])
      .when(recorded({ status: 'refunded' }))
      .then([refunded]));
});

describe('repeated and late records', () => {
  test.each([
    ['approved', approved],
    ['pending', pending],
    ['rejected', rejected],
    ['refunded', refunded],
  ] as const)('%s twice changes nothing', (status, event) =>
    given([started, event]).when(recorded({ status })).thenNothing(),
  );
  test('a pending record after the approval changes nothing', () =>
    given([started, approved])
      .when(recorded({ status: 'pending', updatedAt: minute(2) }))
      .thenNothing());
  test('an older approval after the refund changes nothing', () =>
    given([started, refunded])
      .when(recorded({ updatedAt: minute(0) }))
      .thenNothing());
  test('a later approval of money that went back changes nothing', () =>
    given([started, refunded])
      .when(recorded({ updatedAt: minute(9) }))
      .thenNothing());
  test('a rejection after the approval changes nothing', () =>
    given([started, approved])
      .when(recorded({ status: 'rejected', updatedAt: minute(2) }))
      .thenNothing());
  test('a record older than the known one changes nothing', () =>
    given([started, pending])
      .when(recorded({ updatedAt: minute(0) }))
      .thenNothing());
});

describe('a chargeback', () => {
  const disputed: PaymentEvent = { type: 'PaymentRefunded', data: { ...onePayment(minute(2)), kind: 'chargeback' } };
  const approvedAgain = { ...approved, data: { ...approved.data, occurredAtProvider: minute(3) } };
  test('that the shop won makes the payment approved again', () =>
    given([started, approved, disputed])
      .when(recorded({ updatedAt: minute(3) }))
      .then([approvedAgain]));
  test('that was won is noted once', () =>
    given([started, approved, disputed, approvedAgain])
      .when(recorded({ updatedAt: minute(3) }))
      .thenNothing());
  test('stays when a record from before it arrives', () =>
    given([started, approved, disputed])
      .when(recorded({ updatedAt: minute(1) }))
      .thenNothing());
  test('stays when an approval of the same time arrives', () =>
    given([started, approved, disputed])
      .when(recorded({ updatedAt: minute(2) }))
      .thenNothing());
  test('stays when the provider records it again, or as a refund', () => {
    for (const status of ['charged-back', 'refunded'] as const)
      given([started, approved, disputed])
        .when(recorded({ status, updatedAt: minute(5) }))
        .thenNothing();
  });
  test('can follow one that was won', () =>
    given([started, approved, disputed, approvedAgain])
      .when(recorded({ status: 'charged-back', updatedAt: minute(4) }))
      .then([{ type: 'PaymentRefunded', data: { ...onePayment(minute(4)), kind: 'chargeback' } }]));
  test('of a payment with another amount gives no approval when it is won', () =>
    given([started, mismatched(1, 'CLP'), disputed])
      .when(recorded({ amount: 1, updatedAt: minute(3) }))
      .then([{ type: 'PaymentMismatched', data: { ...onePayment(minute(3)), amount: 1, currency: 'CLP' } }]));
});

describe('a partial refund', () => {
  const partly = (refundedAmount: number, at: string): PaymentEvent => ({
    type: 'PaymentPartlyRefunded',
    data: { ...onePayment(at), amount: 6_000, refundedAmount, currency: 'CLP' },
  });
  test('is noted, and the payment stays approved', () =>
    given([started, approved])
      .when(recorded({ refundedAmount: 2_000, updatedAt: minute(2) }))
      .then([partly(2_000, minute(2))]));
  test('is noted once', () =>
    given([started, approved, partly(2_000, minute(2))])
      .when(recorded({ refundedAmount: 2_000, updatedAt: minute(2) }))
      .thenNothing());
  test('is noted again when more went back', () =>
    given([started, approved, partly(2_000, minute(2))])
      .when(recorded({ refundedAmount: 3_000, updatedAt: minute(3) }))
      .then([partly(3_000, minute(3))]));
  test('of an approval that was not seen is noted with it', () =>
    given([started])
      .when(recorded({ refundedAmount: 2_000 }))
      .then([approved, partly(2_000, minute(1))]));
  test('can become a refund', () =>
    given([started, approved, partly(2_000, minute(2))])
      .when(recorded({ status: 'refunded', refundedAmount: 6_000, updatedAt: minute(3) }))
      .then([{ type: 'PaymentRefunded', data: { ...onePayment(minute(3)), kind: 'refund' } }]));
});

describe('[security 11] the server sets the price', () => {
  test.each([
    [1, 'CLP'],
    [5_999, 'CLP'],
    [6_001, 'CLP'],
    [6_000, 'ARS'],
    [6_000, 'USD'],
  ])('%d %s buys nothing', (amount, currency) =>
    given([started])
      .when(recorded({ amount, currency }))
      .then([mismatched(amount, currency)]),
  );
  test('a mismatch is noted once', () =>
    given([started, mismatched(1, 'CLP')])
      .when(recorded({ amount: 1, updatedAt: minute(3) }))
      .thenNothing());
  test('a mismatch can go back', () =>
    given([started, mismatched(1, 'CLP')])
      .when(recorded({ status: 'refunded', updatedAt: minute(3) }))
      .then([{ type: 'PaymentRefunded', data: { ...onePayment(minute(3)), kind: 'refund' } }]));
});

describe('a checkout that is not paid in time', () => {
  const closesAt = '2026-03-21T14:00:00.000Z';
  const expire = (at: string) => ({ type: 'ExpireCheckout', data: {}, now: new Date(at) }) as const;
  const expired: PaymentEvent = {
    type: 'CheckoutExpired',
    data: { paymentId: 'compra', userId: 'ana', expiredAt: closesAt },
  };
  test('expires two hours after its time', () => given([started]).when(expire(closesAt)).then([expired]));
  test('not before its time', () => given([started]).when(expire('2026-03-21T13:59:59.999Z')).thenNothing());
  test('once', () => given([started, expired]).when(expire(closesAt)).thenNothing());
  test('also after a rejected card', () => given([started, rejected]).when(expire(closesAt)).then([expired]));
  test.each([pending, approved, refunded])('not with a payment: $type', (event) =>
    given([started, event]).when(expire(closesAt)).thenNothing(),
  );
  test('a payment that arrives later still counts', () =>
    given([started, expired]).when(recorded({})).then([approved]));
  test('one that was never started is refused', () =>
    given([]).when(expire(closesAt)).thenRefused('payment_not_found'));
});

describe('the state of a checkout names', () => {
  const stateAfter = (...events: PaymentEvent[]) => events.reduce(payment.evolve, payment.initialState());
  test('what was paid, also when it was another amount', () => {
    expect(stateAfter(started, approved).known['1']).toMatchObject({
      status: 'approved',
      amount: 6_000,
      currency: 'CLP',
    });
    expect(stateAfter(started, mismatched(1, 'USD')).known['1']).toMatchObject({
      status: 'mismatched',
      amount: 1,
      currency: 'USD',
    });
  });
  test('how often the money went back', () => {
    const disputed: PaymentEvent = { type: 'PaymentRefunded', data: { ...onePayment(minute(2)), kind: 'chargeback' } };
    expect(stateAfter(started, approved).known['1']?.returns).toBe(0);
    expect(stateAfter(started, approved, disputed, approved, disputed).known['1']?.returns).toBe(2);
  });
  test('that it expired', () => {
    const data = { paymentId: 'compra', userId: 'ana', expiredAt: minute(9) };
    expect(stateAfter(started, { type: 'CheckoutExpired', data })).toMatchObject({ isExpired: true, known: {} });
  });
});

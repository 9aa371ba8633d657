import type { PremiumEvent } from '@matraz/contracts/premium/events';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import { premium } from './premium.ts';
import { daysAfter, isPremium } from './premium-status.ts';

const given = deciderSpec(premium);
const start = new Date('2026-03-20T12:00:00Z');
const end = new Date('2026-04-19T12:00:00Z'); // 30 times 24 hours later, although the clocks changed in between
const lastInstant = new Date(end.getTime() - 1);
const userId = 'ana';
const grant = (now = start, days = 30) => ({ type: 'GrantPremium', data: { userId, days }, now }) as const;
const revoke = (now: Date) => ({ type: 'RevokePremium', data: { userId }, now }) as const;
const granted = (from: Date, to: Date): PremiumEvent => ({
  type: 'PremiumGranted',
  data: { userId, startsAt: from.toISOString(), expiresAt: to.toISOString() },
});
const revoked = (at: Date): PremiumEvent => ({ type: 'PremiumRevoked', data: { userId, revokedAt: at.toISOString() } });
const active = granted(start, end);

test('a grant lasts thirty days from now', () => given([]).when(grant()).then([active]));
test('the same grant again changes nothing', () => given([active]).when(grant()).thenNothing());
test('a later grant counts from its own time', () =>
  given([active])
    .when(grant(lastInstant))
    .then([granted(lastInstant, daysAfter(lastInstant, 30))]));
test('a grant never shortens Premium', () => given([active]).when(grant(start, 29)).thenNothing());
test('revoking ends Premium at once', () =>
  given([active])
    .when(revoke(lastInstant))
    .then([revoked(lastInstant)]));
test('Premium that has ended is not revoked', () => given([active]).when(revoke(end)).thenNothing());
test('without a grant nothing is revoked', () => given([]).when(revoke(start)).thenNothing());
test('revoking again changes nothing', () =>
  given([active, revoked(start)])
    .when(revoke(start))
    .thenNothing());
test('after revoking, Premium can be granted again', () =>
  given([active, revoked(start)])
    .when(grant())
    .then([active]));

test.each([
  [lastInstant, true],
  [end, false],
  [new Date(end.getTime() + 1000), false],
])('at %s, Premium until 19 April noon: %s', (now, holds) => {
  expect(isPremium({ expiresAt: end }, now)).toBe(holds);
  expect(isPremium({ expiresAt: end.toISOString() }, now)).toBe(holds);
});

test.each([null, undefined, {}, { expiresAt: null }])('without an end (%j) there is no Premium', (none) => {
  expect(isPremium(none, start)).toBe(false);
});

const purchase = (payment: string, now: Date, days = 30) =>
  ({
    type: 'PurchasePremium',
    data: { userId, paymentId: `checkout of ${payment}`, providerPaymentId: payment, planId: 'monthly', days },
    now,
  }) as const;
const purchased = (payment: string, from: Date, to: Date): PremiumEvent => ({
  type: 'PremiumPurchased',
  data: {
    userId,
    paymentId: `checkout of ${payment}`,
    providerPaymentId: payment,
    planId: 'monthly',
    startsAt: from.toISOString(),
    expiresAt: to.toISOString(),
  },
});
const refund = (payment: string, now: Date) =>
  ({
    type: 'RefundPremium',
    data: { userId, paymentId: `checkout of ${payment}`, providerPaymentId: payment },
    now,
  }) as const;
const refunded = (
  payment: string,
  at: Date,
  expiresAt: Date | null,
  moved: [string, Date, Date][] = [],
): PremiumEvent => ({
  type: 'PremiumRefunded',
  data: {
    userId,
    paymentId: `checkout of ${payment}`,
    providerPaymentId: payment,
    refundedAt: at.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    moved: moved.map(([providerPaymentId, from, to]) => ({
      providerPaymentId,
      startsAt: from.toISOString(),
      expiresAt: to.toISOString(),
    })),
  },
});
const dayMs = 24 * 60 * 60 * 1000;
const day = (count: number) => daysAfter(start, count);
const first = purchased('1', start, day(30));
const second = purchased('2', day(30), day(60));
const third = purchased('3', day(60), day(90));

describe('a purchase', () => {
  test('lasts the days of its plan', () => given([]).when(purchase('1', start)).then([first]));
  test('starts at the end of the Premium that runs', () =>
    given([first])
      .when(purchase('2', day(3)))
      .then([second]));
  test('starts now when Premium has ended', () =>
    given([first])
      .when(purchase('2', day(30)))
      .then([purchased('2', day(30), day(60))]));
  test('starts at the end of a grant', () =>
    given([active])
      .when(purchase('1', day(3)))
      .then([purchased('1', end, daysAfter(end, 30))]));
  test('is made once, however often its payment is confirmed', () =>
    given([first, second])
      .when(purchase('1', day(3)))
      .thenNothing());
  test('is not made again after Premium was revoked', () =>
    given([first, revoked(day(3))])
      .when(purchase('1', day(4)))
      .thenNothing());
  test('that follows a revocation starts at once', () =>
    given([first, revoked(day(3))])
      .when(purchase('2', day(4)))
      .then([purchased('2', day(4), day(34))]));
  test('of a payment that went back is not made', () =>
    given([refunded('1', start, null)])
      .when(purchase('1', day(1)))
      .thenNothing());
});

describe('a refund', () => {
  test('of the only purchase ends Premium at once', () =>
    given([first])
      .when(refund('1', day(3)))
      .then([refunded('1', day(3), null)]));
  test('of the running purchase lets the next one start now', () =>
    given([first, second])
      .when(refund('1', day(3)))
      .then([refunded('1', day(3), day(33), [['2', day(3), day(33)]])]));
  test('of a later purchase leaves the running one', () =>
    given([first, second])
      .when(refund('2', day(3)))
      .then([refunded('2', day(3), day(30))]));
  test('of the middle purchase moves the last one', () =>
    given([first, second, third])
      .when(refund('2', day(3)))
      .then([refunded('2', day(3), day(60), [['3', day(30), day(60)]])]));
  test('of a purchase that is used up ends nothing', () =>
    given([first, second])
      .when(refund('1', day(40)))
      .then([refunded('1', day(40), day(60))]));
  test('leaves a grant', () =>
    given([first, granted(day(10), day(50))])
      .when(refund('1', day(20)))
      .then([refunded('1', day(20), day(50))]));
  test('does not move a purchase in front of the grant that it followed', () =>
    given([granted(start, day(20)), purchased('1', day(20), day(50)), purchased('2', day(50), day(80))])
      .when(refund('1', day(3)))
      .then([refunded('1', day(3), day(50), [['2', day(20), day(50)]])]));
  test('happens once', () =>
    given([first, refunded('1', day(3), null)])
      .when(refund('1', day(4)))
      .thenNothing());
  test('that arrives before its purchase is remembered', () =>
    given([first])
      .when(refund('2', day(3)))
      .then([refunded('2', day(3), day(30))]));
  test('of two purchases, one after the other, ends all', () =>
    given([first, second, refunded('1', day(3), day(33), [['2', day(3), day(33)]])])
      .when(refund('2', day(5)))
      .then([refunded('2', day(5), null)]));
});

test('the days that were paid and not given back are the days that are given', () => {
  const step = fc.record({
    payment: fc.integer({ min: 1, max: 5 }),
    gap: fc.integer({ min: 0, max: 20 }),
    back: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let state = premium.initialState();
      let today = 0;
      for (const { payment, gap, back } of steps) {
        today += gap;
        const command = back ? refund(String(payment), day(today)) : purchase(String(payment), day(today));
        state = premium.decide(command, state).reduce(premium.evolve, state);
        const left = state.purchases.map(({ startsAt, expiresAt }) => ({
          days: (Date.parse(expiresAt) - Date.parse(startsAt)) / dayMs,
          startsAt,
        }));
        for (const { days } of left.filter(
          (_, index) => !state.refunded.includes(state.purchases[index]?.providerPaymentId ?? ''),
        ))
          expect(days).toBe(30);
        // Periods never overlap, and Premium ends with the last one.
        for (const [index, period] of state.purchases.entries()) {
          const next = state.purchases[index + 1];
          if (next) expect(next.startsAt >= period.expiresAt).toBe(true);
        }
        const runsUntil = state.purchases.at(-1)?.expiresAt;
        expect(isPremium(state, day(today))).toBe(runsUntil !== undefined && new Date(runsUntil) > day(today));
      }
    }),
  );
});

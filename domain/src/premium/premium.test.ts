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

/** @param returns how often the money of the payment went back before */
const purchase = (payment: string, now: Date, days = 30, returns = 0) =>
  ({
    type: 'PurchasePremium',
    data: { userId, paymentId: `checkout of ${payment}`, providerPaymentId: payment, planId: 'monthly', days, returns },
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
const refund = (payment: string, now: Date, returns = 1) =>
  ({
    type: 'RefundPremium',
    data: { userId, paymentId: `checkout of ${payment}`, providerPaymentId: payment, returns },
    now,
  }) as const;
const refunded = (
  payment: string,
  at: Date,
  expiresAt: Date | null,
  moved: [string, Date, Date][] = [],
  returns = 1,
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
    returns,
  },
});
const restored = (payment: string, from: Date, to: Date): PremiumEvent => ({
  type: 'PremiumRestored',
  data: {
    userId,
    paymentId: `checkout of ${payment}`,
    providerPaymentId: payment,
    startsAt: from.toISOString(),
    expiresAt: to.toISOString(),
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
  test('starts now also long after the end of Premium', () =>
    given([first])
      .when(purchase('2', day(45)))
      .then([purchased('2', day(45), day(75))]));
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
  test('gives no Premium back when another one is refunded after a revocation', () =>
    given([first, second, revoked(day(3))])
      .when(refund('1', day(5)))
      .then([refunded('1', day(5), null)]));
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

describe('a chargeback that the shop won', () => {
  const taken = refunded('1', day(3), null);
  test('gives back what it took', () =>
    given([first, taken])
      .when(purchase('1', day(50), 30, 1))
      .then([restored('1', day(50), day(77))]));
  test('gives it back at the end of the Premium that runs', () =>
    given([first, second, refunded('1', day(3), day(33), [['2', day(3), day(33)]])])
      .when(purchase('1', day(20), 30, 1))
      .then([restored('1', day(33), day(60))]));
  test('gives it back once', () =>
    given([first, taken, restored('1', day(50), day(77))])
      .when(purchase('1', day(51), 30, 1))
      .thenNothing());
  test('gives nothing for a period that was used up', () =>
    given([first, refunded('1', day(40), null)])
      .when(purchase('1', day(50), 30, 1))
      .then([restored('1', day(50), day(50))]));
  test('gives the whole period when none was given before', () =>
    given([refunded('1', start, null)])
      .when(purchase('1', day(1), 30, 1))
      .then([purchased('1', day(1), day(31))]));
  test('is not undone by the repeat of its chargeback', () =>
    given([first, taken, restored('1', day(50), day(77))])
      .when(refund('1', day(51)))
      .thenNothing());
  test('is not given by the repeat of the first approval', () =>
    given([first, taken])
      .when(purchase('1', day(4), 30, 0))
      .thenNothing());
  test('before its chargeback was carried out changes nothing', () =>
    given([first])
      .when(purchase('1', day(4), 30, 1))
      .thenNothing());
  test('can be followed by another one, which takes what is left', () =>
    given([first, taken, restored('1', day(50), day(77))])
      .when(refund('1', day(60), 2))
      .then([refunded('1', day(60), null, [], 2)]));
  test('gives the rest again after the second one', () =>
    given([first, taken, restored('1', day(50), day(77)), refunded('1', day(60), null, [], 2)])
      .when(purchase('1', day(90), 30, 2))
      .then([restored('1', day(90), day(107))]));
  test('moves to the front when an earlier purchase is refunded', () =>
    given([first, taken, second, restored('1', day(60), day(87))])
      .when(refund('2', day(40)))
      .then([refunded('2', day(40), day(67), [['1', day(40), day(67)]])]));
});

test('with chargebacks that are won and lost in any order, a payment gives its days while its money is here', () => {
  const step = fc.record({ payment: fc.integer({ min: 1, max: 4 }), gap: fc.integer({ min: 0, max: 20 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let state = premium.initialState();
      let today = 0;
      const changes = new Map<number, number>();
      for (const { payment, gap } of steps) {
        today += gap;
        const count = changes.get(payment) ?? 0;
        changes.set(payment, count + 1);
        const returns = Math.ceil(count / 2);
        const command =
          count % 2 === 0
            ? purchase(String(payment), day(today), 30, returns)
            : refund(String(payment), day(today), returns);
        // Every command comes twice.
        for (const _ of [1, 2]) state = premium.decide(command, state).reduce(premium.evolve, state);
        for (const [id, times] of changes) {
          const own = state.purchases.filter((period) => period.providerPaymentId === String(id));
          const days = own.reduce(
            (sum, one) => sum + (Date.parse(one.expiresAt) - Date.parse(one.startsAt)) / dayMs,
            0,
          );
          if (times % 2 === 1) expect(days).toBe(30);
          else
            expect(own.every((one) => new Date(one.expiresAt) <= day(today) || one.startsAt === one.expiresAt)).toBe(
              true,
            );
        }
        for (const [index, period] of state.purchases.entries()) {
          const next = state.purchases[index + 1];
          if (next) expect(next.startsAt >= period.expiresAt).toBe(true);
        }
      }
    }),
  );
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
          (_, index) => !state.returned[state.purchases[index]?.providerPaymentId ?? '']?.isAway,
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

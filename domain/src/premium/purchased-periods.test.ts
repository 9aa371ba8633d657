import { describe, expect, test } from 'vitest';
import { cutAt, type Period, withoutPurchase } from './purchased-periods.ts';

const day = (count: number) => new Date(Date.UTC(2026, 2, 1 + count)).toISOString();
const period = (providerPaymentId: string, from: number, to: number): Period => ({
  providerPaymentId,
  startsAt: day(from),
  expiresAt: day(to),
});

describe('giving a purchase back', () => {
  test('at its first moment leaves nothing of it', () => {
    expect(withoutPurchase({ purchases: [period('a', 5, 35)], grantedUntil: null }, 'a', day(5))).toEqual([]);
  });

  test('never moves a later period to a later time, also when a grant ends in the middle of it', () => {
    const purchases = [period('a', 0, 30), period('b', 30, 60)];
    expect(withoutPurchase({ purchases, grantedUntil: day(40) }, 'a', day(5))).toEqual([
      period('a', 0, 5),
      period('b', 30, 60),
    ]);
  });
});

test('a cut ends the running period, empties the later ones and keeps what was over', () => {
  expect(cutAt(day(10), [period('a', 0, 5), period('b', 5, 35), period('c', 35, 65)])).toEqual([
    period('a', 0, 5),
    period('b', 5, 10),
    period('c', 10, 10),
  ]);
});

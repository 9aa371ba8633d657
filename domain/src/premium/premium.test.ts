import type { PremiumEvent } from '@matraz/contracts/premium/events';
import { expect, test } from 'vitest';
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

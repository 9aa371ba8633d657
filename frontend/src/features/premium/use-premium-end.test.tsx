import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Header } from '../../app/header.tsx';
import { antonia } from '../../shared/testing/examples.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import { fakeServer } from '../../shared/testing/server.ts';
import { usePremiumEnd } from './use-premium-end.ts';

const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T18:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const Part = () => {
  usePremiumEnd();
  return <Header />;
};
const badge = () => screen.queryByRole('link', { name: /^Premium ·/ })?.textContent ?? null;
/** Day by day, because the next timer of the badge starts when the last one has been shown. */
const pass = async (milliseconds: number) => {
  for (let left = milliseconds; left > 0; left -= DAY) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, DAY)));
  }
};

test('the badge counts the days, and at the end the user is read again, until the server agrees', async () => {
  const premium = { ...antonia, isPremium: true, premiumExpiresAt: '2026-04-14T18:00:00.000Z' };
  let reads = 0;
  fakeServer({ 'GET /api/auth/user': () => (++reads < 2 ? premium : antonia) });
  const { queries } = renderFor(<Part />, { user: premium });
  const isPremium = () => queries.getQueryData<typeof antonia>(['user'])?.isPremium;
  expect(badge()).toContain('35 días');
  await pass(DAY - 1);
  expect(badge()).toContain('35 días');
  await pass(1);
  expect(badge()).toContain('34 días');
  await pass(34 * DAY - 1);
  expect(badge()).toContain('1 día');
  expect(reads).toBe(0);
  await pass(1);
  expect(badge()).toBeNull();
  expect({ reads, isPremium: isPremium() }).toEqual({ reads: 1, isPremium: true });
  await pass(1_000);
  expect({ reads, isPremium: isPremium() }).toEqual({ reads: 2, isPremium: false });
  await pass(DAY);
  expect(reads).toBe(2);
});

import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia } from '../../shared/testing/examples.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import PremiumEnding from './premium-ending.tsx';
import { inDays } from './testing.ts';

const show = (days: number) =>
  renderFor(<PremiumEnding />, { user: { ...antonia, isPremium: true, premiumExpiresAt: inDays(days) } });
const notice = () => screen.queryByRole('complementary', { name: 'Tu Premium termina pronto' });

test.each([
  [2.9, /quedan 3 días/],
  [0.5, /queda 1 día/],
])('%f days before the end the student is told', (days, text) => {
  show(days);
  expect(notice()?.textContent).toMatch(text);
  expect(screen.getByRole('link', { name: 'Sumar más días' }).getAttribute('href')).toBe('/pricing');
});

test.each([3.1, 0, -1])('%f days before the end there is no notice', (days) => {
  show(days);
  expect(notice()).toBeNull();
});

test('hidden, it stays hidden until tomorrow', () => {
  const { unmount } = show(2);
  fireEvent.click(screen.getByRole('button', { name: 'Ocultar por hoy' }));
  expect(notice()).toBeNull();
  unmount();
  localStorage.setItem('matraz.premium-ending-hidden', 'of yesterday');
  show(2);
  expect(notice()).toBeTruthy();
});

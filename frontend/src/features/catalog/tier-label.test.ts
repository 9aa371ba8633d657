import { expect, test } from 'vitest';
import { tierLabel } from './tier-label.ts';

test.each([
  [1, false, 'Gratis'],
  [2, false, 'Gratis'],
  [3, false, 'Limitado'],
  [40, false, 'Limitado'],
  [2, true, 'Gratis'],
  [3, true, 'Premium'],
])('topic %i, premium %s: %s', (orderIndex, isPremium, label) => {
  expect(tierLabel({ orderIndex, isPremium })).toBe(label);
});

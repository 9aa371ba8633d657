import { expect, test } from 'vitest';
import { shownNumber, shownText } from './shown-number.ts';

test.each([
  ['0,125', 0.125, 0.001],
  ['20 000', 20_000, 1],
  ['3,0 × 10^8', 3.0e8, 1e7],
  ['-6,5 × 10^-7', -6.5e-7, 1e-8],
])('%s is %d, and its last digit is worth %d', (value, number, step) => {
  const shown = shownNumber(value);
  expect(shown.number).toBeCloseTo(number, 12);
  expect(shown.step / step).toBeCloseTo(1);
});

test('formulas are read as they are shown', () => {
  expect(shownText('\\(\\lambda = 3{,}0 \\times 10^{8}\\,\\text{m}\\) y \\(20\\,000\\)')).toContain(
    '3,0 × 10^8 \\text{m}',
  );
  expect(shownText('\\(20\\,000\\)')).toContain('20 000');
});

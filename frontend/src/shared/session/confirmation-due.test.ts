import { expect, test } from 'vitest';
import { isConfirmationDue } from './confirmation-due.ts';

const now = new Date('2026-12-01T12:00:00Z');

test.each([
  [null, false],
  [undefined, false],
  ['2026-12-07T12:00:01.000Z', false],
  ['2026-12-07T12:00:00.000Z', true],
  ['2026-12-01T11:00:00.000Z', true],
])('an account that ends at %s is reminded: %s', (confirmBy, isDue) => {
  expect(isConfirmationDue(confirmBy, now)).toBe(isDue);
});

import { expect, test } from 'vitest';
import { chileTime, elapsed, instantOf } from './chile-time.ts';

test.each([
  ['2026-03-01T12:00', '2026-03-01T15:00:00.000Z'], // summer: three hours behind UTC
  ['2026-06-01T12:00:30', '2026-06-01T16:00:30.000Z'], // winter: four hours
  ['2026-04-04T23:30', '2026-04-05T02:30:00.000Z'], // half an hour before the clocks go back
  ['2026-04-05T00:30', '2026-04-05T04:30:00.000Z'], // after it
  ['2026-03-01T12:00Z', '2026-03-01T12:00:00.000Z'],
  ['2026-03-01T12:00:00+02:00', '2026-03-01T10:00:00.000Z'],
  ['2026-03-01', '2026-03-02T02:59:59.000Z'],
])('%s is %s', (text, instant) => {
  expect(instantOf(text).toISOString()).toBe(instant);
});

test.each(['', 'ayer', '2026', '12:00', '2026-13-01T12:00'])('%j is refused', (text) => {
  expect(() => instantOf(text)).toThrow();
});

test('times are shown by the clocks of Chile, and elapsed time in hours, minutes and seconds', () => {
  expect(chileTime('2026-06-01T16:00:30.999Z')).toBe('2026-06-01 12:00:30');
  expect(elapsed('2026-03-01T12:00:00.500Z', '2026-03-01T14:03:04.400Z')).toBe('2:03:03');
});

import { expect, test } from 'vitest';
import { chileLocal, instantOfChile } from './chile-clock.ts';

test.each([
  ['in summer', '2026-01-15T08:30', '2026-01-15T11:30:00.000Z'],
  ['in winter', '2026-07-15T08:30', '2026-07-15T12:30:00.000Z'],
  ['before the change to winter time', '2026-04-04T22:30', '2026-04-05T01:30:00.000Z'],
  ['after the change to winter time', '2026-04-05T08:30', '2026-04-05T12:30:00.000Z'],
  ['after the change to summer time', '2026-09-06T08:30', '2026-09-06T11:30:00.000Z'],
])('%s', (_, local, instant) => {
  expect(instantOfChile(local).toISOString()).toBe(instant);
  expect(chileLocal(new Date(instant))).toBe(`${local}:00`);
});

test('a text that is no date and time gives an invalid date', () => {
  expect(instantOfChile('')).toEqual(new Date(Number.NaN));
});

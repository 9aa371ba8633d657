import { version } from 'uuid';
import { expect, test } from 'vitest';
import { orderedKey, timeOfKey } from './ordered-key.ts';

const noon = Date.UTC(2026, 2, 2, 12);

test('keys sort by their time', () => {
  const keys = [0, 1, 2, 1_000, 100_000].map((later) => orderedKey(noon + later, `question ${later}`));
  expect(keys.toSorted()).toEqual(keys);
});

test('the same name at the same time gives the same key, which is a UUIDv7', () => {
  expect(orderedKey(noon, 'a')).toBe(orderedKey(noon, 'a'));
  expect(version(orderedKey(noon, 'a'))).toBe(7);
  expect(timeOfKey(orderedKey(noon, 'a'))).toBe(noon);
  expect(orderedKey(noon, 'a')).not.toBe(orderedKey(noon, 'b'));
});

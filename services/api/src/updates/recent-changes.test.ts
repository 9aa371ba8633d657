import { expect, test } from 'vitest';
import { createRecentChanges } from './recent-changes.ts';

test('a page gets its own changes and those of every user after its first read', () => {
  const recent = createRecentChanges();
  recent.add([['ana', 'stats']], 10n);
  recent.add(
    [
      ['ana', 'user'],
      ['beto', 'user'],
      [null, 'topic', 't1'],
    ],
    12n,
  );
  expect(recent.since('ana', 10n)).toEqual([['user'], ['topic', 't1']]);
  expect(recent.since('ana', 12n)).toEqual([]);
});

test('a change without a position is among them until a later position is known', () => {
  const recent = createRecentChanges();
  recent.add([['ana', 'stats']], 10n);
  recent.add([['ana', 'user']], undefined);
  expect(recent.since('ana', 11n)).toEqual([['user']]);
  recent.add([], 12n);
  expect(recent.since('ana', 11n)).toEqual([['user']]);
  expect(recent.since('ana', 12n)).toEqual([]);
});

test('before the first change, and for a read before the oldest kept one, it is unknown', () => {
  const recent = createRecentChanges(2);
  expect(recent.since('ana', 10n)).toBeNull();
  for (const position of [10n, 11n, 12n, 13n, 14n]) recent.add([['ana', 'user']], position);
  expect(recent.since('ana', 9n)).toBeNull();
  expect(recent.since('ana', 11n)).toBeNull();
  expect(recent.since('ana', 12n)).toEqual([['user'], ['user']]);
});

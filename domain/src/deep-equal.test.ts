import { expect, test } from 'vitest';
import { deepEqual } from './deep-equal.ts';

test.each([
  [1, 1, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [['a', 'b'], ['b', 'a'], false],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
  [[], {}, false],
  [{ a: undefined }, { b: undefined }, true],
  [{ a: 1, b: null }, { a: 1 }, false],
  [null, {}, false],
  [{}, null, false],
  [1, {}, false],
  [{}, 1, false],
  ['1', 1, false],
])('%j and %j: %s', (a, b, same) => {
  expect(deepEqual(a, b)).toBe(same);
});

import { expect, test } from 'vitest';
import { isStorable, replacement } from './unreadable.ts';

const nested = (levels: number): object => {
  let value = {};
  for (let level = 1; level < levels; level++) value = { n: value };
  return value;
};
const kept = (data: unknown) =>
  replacement({ id: 'a', data, metadata: { n: 1 }, created: new Date(0) } as Parameters<typeof replacement>[0]).data;

test('fifty levels are storable, more are not', () => {
  expect([50, 51, 100_000].map((levels) => isStorable(nested(levels)))).toEqual([true, false, false]);
});

test('data that are too deep for JSON.stringify are replaced by an empty text', () => {
  expect(kept(nested(100_000))).toEqual({ unreadable: { data: '', metadata: '{"n":1}' } });
});

test('a long text is cut, and no character is cut in two', () => {
  const { unreadable } = kept({ text: '😀'.repeat(60_000) }) as { unreadable: { data: string } };
  expect(unreadable.data).toHaveLength(100_000);
  expect(unreadable.data.isWellFormed()).toBe(true);
});

import { beforeEach, expect, test } from 'vitest';
import { createStreamCache } from './stream-cache.ts';
import { memoryOf } from './stream-state.ts';

const state = (version: number) => ({ state: {}, version, outcomes: [], forgotten: new Set<string>(), readsFirst: 0 });
const one = memoryOf(state(1));
const running = { isOver: false };
const ended = { isOver: true };

let cache: ReturnType<typeof createStreamCache>;
beforeEach(() => {
  // Two places for streams that are over, 126 for the others.
  cache = createStreamCache(128 * one);
});
const kept = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => n).filter((n) => cache.get(`${prefix} ${n}`) !== undefined);

test('of the streams that go on the last used ones stay', () => {
  for (let n = 0; n < 127; n++) {
    cache.set(`a ${n}`, state(1), running);
    cache.get('a 0');
  }
  expect(kept('a', 127)).toEqual([0, ...Array.from({ length: 125 }, (_, n) => n + 2)]);
});

test('streams that are over evict only each other', () => {
  for (let n = 0; n < 126; n++) cache.set(`a ${n}`, state(1), running);
  for (let n = 0; n < 9; n++) cache.set(`b ${n}`, state(1), ended);
  expect(kept('a', 126)).toHaveLength(126);
  expect(kept('b', 9)).toEqual([7, 8]);
});

test('a stream that ends, or goes on again, has one place and its newest state', () => {
  cache.set('a', state(1), running);
  cache.set('a', state(2), ended);
  expect(cache.get('a')?.version).toBe(2);
  for (let n = 0; n < 2; n++) cache.set(`b ${n}`, state(1), ended);
  expect(cache.get('a')).toBeUndefined();
  cache.set('b 1', state(5), running);
  for (let n = 2; n < 4; n++) cache.set(`b ${n}`, state(1), ended);
  expect(cache.get('b 1')?.version).toBe(5);
});

test('a deleted stream is gone, whether it was over or not', () => {
  cache.set('a', state(1), running);
  cache.set('b', state(1), ended);
  for (const stream of ['a', 'b']) cache.delete(stream);
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
});

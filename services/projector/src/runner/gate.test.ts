import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('one at a time, in the order of arrival, each with its own result', async () => {
  const gate = createGate();
  const first = Promise.withResolvers<string>();
  const begun: number[] = [];
  const work = (number: number, result: Promise<string>) =>
    gate(() => {
      begun.push(number);
      return result;
    });
  const results = [work(1, first.promise), work(2, Promise.resolve('b')), work(3, Promise.resolve('c'))];
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual([1]);
  first.resolve('a');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  expect(begun).toEqual([1, 2, 3]);
});

test('work that fails fails for its caller alone', async () => {
  const gate = createGate();
  const failing = gate(() => Promise.reject(new Error('no')));
  const next = gate(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

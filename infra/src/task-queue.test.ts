import { expect, test } from 'vitest';
import { createTaskQueue } from './task-queue.ts';

/** Starts tasks by name; the test ends each of them. */
const tasks = (concurrency: number) => {
  const run = createTaskQueue(concurrency);
  const begun: string[] = [];
  const started = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const result = run(async () => {
      begun.push(name);
      return promise;
    });
    return { result, end: () => resolve(`${name} done`), fail: () => reject(new Error(`${name} failed`)) };
  };
  return { begun, started };
};
/** Resolves when every task that may start has started. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('at most `concurrency` tasks run at a time, in the order of the calls', async () => {
  const { begun, started } = tasks(2);
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(started);
  await settled();
  expect(begun).toEqual(['a', 'b']);
  b?.end();
  expect(await b?.result).toBe('b done');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  a?.end();
  c?.end();
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  d?.end();
  expect(await d?.result).toBe('d done');
});

test('a task that fails rejects for its caller only, and the next one starts', async () => {
  const { begun, started } = tasks(1);
  const [a, b] = ['a', 'b'].map(started);
  a?.fail();
  await expect(a?.result).rejects.toThrow('a failed');
  await settled();
  expect(begun).toEqual(['a', 'b']);
  b?.end();
  expect(await b?.result).toBe('b done');
});

test('after tasks have ended, as many run at a time as before', async () => {
  const { begun, started } = tasks(2);
  for (const name of ['a', 'b']) {
    const task = started(name);
    task.end();
    await task.result;
  }
  const later = ['c', 'd', 'e'].map(started);
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  for (const task of later) task.end();
  await Promise.all(later.map(({ result }) => result));
});

test('a queue of one runs a task at a time, and each caller gets its own result', async () => {
  const run = createTaskQueue();
  const first = Promise.withResolvers<string>();
  const begun: number[] = [];
  const task = (number: number, result: Promise<string>) =>
    run(() => {
      begun.push(number);
      return result;
    });
  const results = [task(1, first.promise), task(2, Promise.resolve('b')), task(3, Promise.resolve('c'))];
  await settled();
  expect(begun).toEqual([1]);
  first.resolve('a');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  expect(begun).toEqual([1, 2, 3]);
});

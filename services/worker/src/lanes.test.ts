import { expect, test } from 'vitest';
import { createLanes } from './lanes.ts';

/** A task for each name, which ends when it is told to. */
const tasks = (mostAtOnce: number) => {
  const inLane = createLanes(mostAtOnce);
  const begun: string[] = [];
  const started = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const result = inLane(async () => {
      begun.push(name);
      return promise;
    });
    return { result, end: () => resolve(`${name} done`), fail: () => reject(new Error(`${name} failed`)) };
  };
  return { begun, started };
};
/** Until everything that is ready has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('so many run at a time, the rest in the order of arrival', async () => {
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

test('a task that fails frees its lane', async () => {
  const { begun, started } = tasks(1);
  const [a, b] = ['a', 'b'].map(started);
  a?.fail();
  await expect(a?.result).rejects.toThrow('a failed');
  await settled();
  expect(begun).toEqual(['a', 'b']);
  b?.end();
  expect(await b?.result).toBe('b done');
});

test('lanes that were free again take as many as before', async () => {
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

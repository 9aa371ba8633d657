import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKeyedQueue } from './task-queue.ts';

/** A queue whose tasks end when the test says so. */
const openQueue = () => {
  const queues: Parameters<typeof createKeyedQueue>[0] = new Map();
  const inTurn = createKeyedQueue(queues);
  const started: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const add = (key: string, name: string) => {
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return inTurn(key, () => {
      started.push(name);
      return end.promise;
    });
  };
  return { queues, started, add, ends };
};

test('tasks of one key run one after the other, in the order of the calls', async () => {
  const { started, add, ends } = openQueue();
  const first = add('a', 'first');
  const second = add('a', 'second');
  await turn();
  expect(started).toEqual(['first']);
  ends.get('first')?.resolve('one');
  expect(await first).toBe('one');
  await turn();
  expect(started).toEqual(['first', 'second']);
  // Added while the last task of the key runs.
  const third = add('a', 'third');
  await turn();
  expect(started).toEqual(['first', 'second']);
  ends.get('second')?.resolve('two');
  ends.get('third')?.resolve('three');
  expect(await Promise.all([second, third])).toEqual(['two', 'three']);
});

test('tasks of different keys run side by side', async () => {
  const { started, add, ends } = openQueue();
  const all = [add('a', 'of a'), add('b', 'of b')];
  await turn();
  expect(started).toEqual(['of a', 'of b']);
  for (const { resolve } of ends.values()) resolve('');
  await Promise.all(all);
});

test('a task that fails rejects for its own caller only', async () => {
  const { add, ends } = openQueue();
  const results = Promise.allSettled([add('a', 'bad'), add('a', 'good')]);
  ends.get('bad')?.reject(new Error('the disk is full'));
  ends.get('good')?.resolve('done');
  expect(await results).toEqual([
    { status: 'rejected', reason: new Error('the disk is full') },
    { status: 'fulfilled', value: 'done' },
  ]);
});

test('the queue of a key is removed when its last task ends, also by a failure', async () => {
  const { queues, add, ends } = openQueue();
  const good = add('good', 'one');
  const bad = add('bad', 'two');
  expect([...queues.keys()]).toEqual(['good', 'bad']);
  ends.get('one')?.resolve('');
  ends.get('two')?.reject(new Error('the disk is full'));
  await Promise.allSettled([good, bad]);
  expect(queues.size).toBe(0);
});

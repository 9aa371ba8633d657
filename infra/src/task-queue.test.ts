import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { coalesced, createKeyedQueue, createTaskQueue } from './task-queue.ts';

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
const settled = () => setImmediate();

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

describe('a keyed queue', () => {
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
    await settled();
    expect(started).toEqual(['first']);
    ends.get('first')?.resolve('one');
    expect(await first).toBe('one');
    await settled();
    expect(started).toEqual(['first', 'second']);
    // Added while the last task of the key runs.
    const third = add('a', 'third');
    await settled();
    expect(started).toEqual(['first', 'second']);
    ends.get('second')?.resolve('two');
    ends.get('third')?.resolve('three');
    expect(await Promise.all([second, third])).toEqual(['two', 'three']);
  });

  test('tasks of different keys run side by side', async () => {
    const { started, add, ends } = openQueue();
    const all = [add('a', 'of a'), add('b', 'of b')];
    await settled();
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
});

describe('coalesced', () => {
  const counted = () => {
    const runs: { end: () => void; fail: () => void }[] = [];
    const run = coalesced(() => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      runs.push({ end: resolve, fail: () => reject(new Error('failed')) });
      return promise;
    });
    return { runs, run };
  };

  test('a hundred calls while the task runs lead to one more run, after it', async () => {
    const { runs, run } = counted();
    const first = run();
    await settled();
    const others = Array.from({ length: 100 }, run);
    await settled();
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await first;
    await settled();
    expect(runs).toHaveLength(2);
    runs[1]?.end();
    await Promise.all(others);
    expect(runs).toHaveLength(2);
  });

  test('a run that fails does not stop the next one', async () => {
    const { runs, run } = counted();
    const first = run();
    await settled();
    const second = run();
    runs[0]?.fail();
    await expect(first).rejects.toThrow('failed');
    await settled();
    runs[1]?.end();
    await second;
  });
});

import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { shareQueries } from './share-queries.ts';

/** Queries that the test answers one by one. */
const heldQueries = () => {
  const held: { asked: readonly number[]; answer(): void; fail(error: Error): void }[] = [];
  const ask = shareQueries<number, string>(
    (asked) =>
      new Promise((resolve, reject) => {
        held.push({ asked, answer: () => resolve(asked.map((number) => `answer ${number}`)), fail: reject });
      }),
  );
  return { ask, held, asked: () => held.map(({ asked }) => asked) };
};

test('calls of one turn share a query, and each gets its own answer', async () => {
  const { ask, held } = heldQueries();
  const answers = Promise.all([ask(1), ask(2), ask(1)]);
  await turn();
  await turn();
  expect(held.map(({ asked }) => asked)).toEqual([[1, 2, 1]]);
  held[0]?.answer();
  expect(await answers).toEqual(['answer 1', 'answer 2', 'answer 1']);
});

test('while two queries are under way, further calls share the next one', async () => {
  const { ask, held, asked } = heldQueries();
  const answers: Promise<string>[] = [];
  for (const number of [1, 2, 3, 4, 5]) {
    answers.push(ask(number));
    await turn();
    await turn();
  }
  expect(asked()).toEqual([[1], [2]]);
  held[1]?.answer();
  expect(await answers[1]).toBe('answer 2');
  await turn();
  await turn();
  expect(asked()).toEqual([[1], [2], [3, 4, 5]]);
  held[0]?.answer();
  held[2]?.answer();
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5].map((number) => `answer ${number}`));
});

test('when a query fails, each of its calls fails, and later calls are asked', async () => {
  const { ask, held, asked } = heldQueries();
  for (const number of [1, 2, 3]) {
    const calls = Promise.allSettled([ask(number), ask(-number)]);
    await turn();
    await turn();
    held.at(-1)?.fail(new Error('the server is away'));
    expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  }
  expect(asked()).toEqual([
    [1, -1],
    [2, -2],
    [3, -3],
  ]);
});

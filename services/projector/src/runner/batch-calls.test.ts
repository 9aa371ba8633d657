import { int, text } from '@matraz/infra/read-models/table';
import { expect, test } from 'vitest';
import type { Projection } from '../projection.ts';
import { statement } from '../statement.ts';
import { answered, id, recorded } from '../testing/events.ts';
import { batchCalls, createDescriber } from './batch-calls.ts';

const given = { user_id: text, amount: int };
const key = (row: { user_id: string }) => row.user_id;
const add = statement({
  name: 'add',
  given,
  key,
  text: 'add $given',
  merge: (earlier, later) => ({ ...earlier, amount: earlier.amount + later.amount }),
});
const set = statement({ name: 'set', given, key, text: 'set $given' });

const projection: Projection = {
  name: 'counting',
  version: 1,
  tables: [],
  together: [['QuestionAnswered', 'LessonCompleted'], ['AdminGranted']],
  on: {
    QuestionAnswered: ({ data }) => [
      add({ user_id: data.userId, amount: 1 }),
      set({ user_id: data.userId, amount: 1 }),
    ],
    LessonCompleted: ({ data }) => [add({ user_id: data.userId, amount: 10 })],
    AdminGranted: ({ data }) => [set({ user_id: data.userId, amount: 5 })],
    AccountOpened: ({ data }) => [set({ user_id: data.userId, amount: 0 })],
  },
  changes: {},
};
const other: Projection = {
  name: 'other',
  version: 1,
  tables: [],
  together: [],
  on: { AdminRevoked: ({ data }) => [set({ user_id: data.userId, amount: 9 })] },
  changes: {},
};

const [ana, beto] = [id('ana'), id('beto')];
const answer = (user: string) => answered(user, id('q'), id('t'));
const lesson = (userId: string) =>
  ({ type: 'LessonCompleted', data: { userId, lessonId: id('l'), topicId: id('t') } }) as const;
const account = (type: 'AccountOpened' | 'AdminGranted' | 'AdminRevoked', userId: string) =>
  ({ type, data: { userId } }) as const;
const plan = (...events: Parameters<typeof recorded>[0]) => {
  const projections = [projection, other];
  const describeEvent = createDescriber(projections);
  const described = recorded(events).flatMap((event) => describeEvent(event) ?? []);
  return batchCalls(projections, described).map(({ name, values }) => [name, ...values]);
};

test('consecutive events of one set are one statement for all their rows, and rows with one key are merged', () => {
  expect(plan(answer(ana), lesson(beto), answer(ana))).toEqual([
    ['counting.add', [ana, beto], [2, 10]],
    ['counting.set', [ana], [1]],
  ]);
});

test('the rows of a statement have the order of their keys, whatever the order of the events', () => {
  const [first, last] = [ana, beto].toSorted();
  const expected = [['counting.add', [first, last], [10, 10]]];
  expect(plan(lesson(ana), lesson(beto))).toEqual(expected);
  expect(plan(lesson(beto), lesson(ana))).toEqual(expected);
});

test('an event of no set, or of another set, ends the run', () => {
  expect(plan(answer(ana), account('AdminGranted', beto), answer(ana))).toEqual([
    ['counting.add', [ana], [1]],
    ['counting.set', [ana], [1]],
    ['counting.set', [beto], [5]],
    ['counting.add', [ana], [1]],
    ['counting.set', [ana], [1]],
  ]);
  expect(plan(account('AccountOpened', ana), account('AccountOpened', beto))).toEqual([
    ['counting.set', [ana], [0]],
    ['counting.set', [beto], [0]],
  ]);
});

test('an event without a handler in a projection does not end its run', () => {
  expect(plan(answer(ana), account('AdminRevoked', beto), lesson(ana))).toEqual([
    ['counting.add', [ana], [11]],
    ['counting.set', [ana], [1]],
    ['other.set', [beto], [9]],
  ]);
});

test('a statement of a later phase is executed after those that it reads from, in whatever order the rows come', () => {
  const read = statement({ name: 'read', given, key, text: 'read $given', phase: 1 });
  const twoPhases: Projection = {
    name: 'phases',
    version: 1,
    tables: [],
    together: [['AccountOpened']],
    changes: {},
    on: {
      AccountOpened: ({ data: { userId } }) => [
        read({ user_id: userId, amount: 2 }),
        set({ user_id: userId, amount: 1 }),
      ],
    },
  };
  const describeEvent = createDescriber([twoPhases]);
  const described = recorded([account('AccountOpened', ana)]).flatMap((event) => describeEvent(event) ?? []);
  expect(batchCalls([twoPhases], described).map(({ name }) => name)).toEqual(['phases.set', 'phases.read']);
});

test('without a write there is no statement', () => {
  expect(plan()).toEqual([]);
});

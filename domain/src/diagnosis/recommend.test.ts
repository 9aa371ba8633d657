import { expect, test } from 'vitest';
import { type Candidate, recommend } from './recommend.ts';

const today = '2026-03-12';
const candidate = (id: string, fields: Partial<Candidate> = {}): Candidate => ({
  id,
  topicId: id.slice(0, 1),
  lastCorrect: null,
  dueOn: null,
  weakness: null,
  topicExpected: 0.7,
  expected: 0.6,
  ...fields,
});
const many = (topic: string, count: number, fields: Partial<Candidate> = {}) =>
  Array.from({ length: count }, (_, place) => candidate(`${topic}${place}`, fields));
const due = { lastCorrect: true, dueOn: '2026-03-11', topicExpected: 0.9 };
const weakAt = (topicExpected: number) => ({ weakness: 'weak' as const, topicExpected });
const weak = weakAt(0.4);
const choose = (candidates: Candidate[], count = 10) => recommend(candidates, { count, today });
const countsOf = (chosen: ReturnType<typeof choose>) => {
  const of = (reason: string) => chosen.filter((one) => one.reason === reason).length;
  return { weak: of('weak'), due: of('due'), new: of('new') };
};

test('ten questions are four of weak topics, three due and three new', () => {
  const all = [...many('a', 9, weak), ...many('b', 9, due), ...many('c', 9)];
  expect(countsOf(choose(all))).toEqual({ weak: 4, due: 3, new: 3 });
});

test('what one reason leaves, the others take', () => {
  expect(countsOf(choose([...many('a', 1, weak), ...many('b', 2, due), ...many('c', 20)]))).toEqual({
    weak: 1,
    due: 2,
    new: 7,
  });
});

test('neighbours have different topics', () => {
  const topics = choose([...many('a', 9, weak), ...many('b', 9, due), ...many('c', 9)]).map(({ topicId }) => topicId);
  expect(topics.filter((topic, place) => topic === topics[place - 1])).toEqual([]);
});

test('the weakest topics come first, and share the practice', () => {
  const all = [...many('a', 9, weakAt(0.6)), ...many('b', 9, weakAt(0.3))];
  expect(choose(all, 4).map(({ topicId }) => topicId)).toEqual(['b', 'a', 'b', 'a']);
});

test('a practice begins with the topic that the student is told to study first', () => {
  const few = { weakness: 'few' as const, topicExpected: 0.3 };
  const all = [...many('a', 9), ...many('b', 9, few), ...many('c', 9, { ...few, topicExpected: 0.2 }), ...many('d', 9)];
  expect(choose(all)[0]).toMatchObject({ topicId: 'c', reason: 'weak' });
  expect(choose([...all, ...many('e', 2, weakAt(0.6))])[0]).toMatchObject({ topicId: 'e', reason: 'weak' });
});

test('a question that was answered wrong is weak also in a strong topic', () => {
  expect(choose([candidate('a', { ...due, lastCorrect: false })])).toMatchObject([{ id: 'a', reason: 'weak' }]);
});

test('new questions of several topics come before more of one', () => {
  expect(choose([...many('a', 5), ...many('b', 5), ...many('c', 5)], 3).map(({ id }) => id)).toEqual([
    'a0',
    'b0',
    'c0',
  ]);
});

test('when nothing is weak, due or new, the next reviews fill the practice', () => {
  const later = [candidate('a', { ...due, dueOn: '2026-04-01' }), candidate('b', { ...due, dueOn: '2026-03-20' })];
  expect(choose(later).map(({ id, reason }) => [id, reason])).toEqual([
    ['b', 'due'],
    ['a', 'due'],
  ]);
});

test('without candidates there is no practice', () => {
  expect(choose([])).toEqual([]);
});

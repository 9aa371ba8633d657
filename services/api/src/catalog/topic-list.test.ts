import { expect, test } from 'vitest';
import { KeptJson } from '../http/kept-json.ts';
import type { OwnTopic } from './select-own-progress.ts';
import { createTopicList, type TopicList } from './topic-list.ts';

const ids = Array.from({ length: 100 }, (_, place) => `topic-${place}`);
const topics = ids.map((id) => ({ id, json: { student: `{"id":"${id}"`, admin: `{"id":"${id}","version":1` } }));
const list = createTopicList(topics);
const progressIn = (place: number): OwnTopic => ({
  ...{ topicId: `topic-${place}`, answered: 3, correct: 2, isCompleted: true },
});
const read = (parts: ReturnType<TopicList>) =>
  JSON.parse(`[${parts.map((part) => (part instanceof KeptJson ? part.bytes.toString() : part)).join('')}]`);

const nothing = { questionsAnswered: 0, questionsCorrect: 0, isCompleted: false };
const something = { questionsAnswered: 3, questionsCorrect: 2, isCompleted: true };

test.each([[[]], [[0]], [[31]], [[32]], [[99]], [[0, 40, 99]], [Array.from(ids.keys())]])(
  'the list shows each topic once, in its order, with the progress in topics %j',
  (places) => {
    const expected = ids.map((id, place) => ({ id, progress: places.includes(place) ? something : nothing }));
    expect(read(list(places.map(progressIn), false))).toEqual(expected);
  },
);

test('students without progress share the whole list, the others all but a few topics', () => {
  const [part] = list([], false);
  expect(list([], false)).toHaveLength(1);
  expect(list([], false)[0]).toBe(part);
  const lengthOf = (parts: ReturnType<TopicList>, isKept: boolean) =>
    parts
      .filter((one) => one instanceof KeptJson === isKept)
      .reduce((sum, one) => sum + (one instanceof KeptJson ? one.bytes.length : one.length), 0);
  const [one, other] = [list([progressIn(40)], false), list([progressIn(40)], false)];
  for (const [place, kept] of one.entries()) if (kept instanceof KeptJson) expect(other[place]).toBe(kept);
  expect(lengthOf(one, false)).toBeLessThan(lengthOf(one, true) / 10);
});

test('kept parts are bounded in bytes: the one that was used longest ago is written again', () => {
  const bounded = createTopicList(topics, 30_000);
  const keptOf = (own: OwnTopic[]) => bounded(own, false).filter((part) => part instanceof KeptJson);
  const [whole] = keptOf([]);
  const parts = keptOf([progressIn(0)]);
  for (const [place, part] of keptOf([progressIn(0)]).entries()) expect(part).toBe(parts[place]);
  expect(keptOf([])[0]).not.toBe(whole);
  expect(read(bounded([], false))).toEqual(read(list([], false)));
});

test('a part that does not fit into the memory is written for each reply', () => {
  const bounded = createTopicList(topics, 10_000);
  expect(bounded([], false)[0]).not.toBe(bounded([], false)[0]);
  expect(read(bounded([], false))).toEqual(read(list([], false)));
});

test('with progress in many places the list is one part', () => {
  expect(list([0, 20, 40, 60].map(progressIn), false).length).toBeGreaterThan(1);
  expect(list([0, 20, 40, 60, 80].map(progressIn), false)).toHaveLength(1);
});

test('only administrators see versions', () => {
  expect(read(list([progressIn(1)], true)).every((topic: object) => 'version' in topic)).toBe(true);
  expect(read(list([progressIn(1)], false)).some((topic: object) => 'version' in topic)).toBe(false);
});

test('progress in a topic that is no longer there is left out', () => {
  expect(read(list([{ ...progressIn(1), topicId: 'gone' }], false))).toHaveLength(100);
});

test('an empty catalog has an empty list', () => {
  expect(read(createTopicList([])([progressIn(1)], false))).toEqual([]);
});

import { expect, test } from 'vitest';
import type { OwnTopic } from './select-own-progress.ts';
import { createTopicList } from './topic-list.ts';

const ids = Array.from({ length: 100 }, (_, place) => `topic-${place}`);
const topics = ids.map((id) => ({ id, json: { student: `{"id":"${id}"`, admin: `{"id":"${id}","version":1` } }));
const list = createTopicList(topics);
const progressIn = (place: number): OwnTopic => ({
  topicId: `topic-${place}`,
  answered: 3,
  correct: 2,
  isCompleted: true,
});
const read = (json: string) => JSON.parse(`[${json}]`);

const nothing = { questionsAnswered: 0, questionsCorrect: 0, isCompleted: false };
const something = { questionsAnswered: 3, questionsCorrect: 2, isCompleted: true };

test.each([[[]], [[0]], [[31]], [[32]], [[99]], [[0, 40, 99]], [Array.from(ids.keys())]])(
  'the list shows each topic once, in its order, with the progress in topics %j',
  (places) => {
    const expected = ids.map((id, place) => ({ id, progress: places.includes(place) ? something : nothing }));
    expect(read(list(places.map(progressIn), false))).toEqual(expected);
  },
);

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

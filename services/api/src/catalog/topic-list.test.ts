import { expect, test } from 'vitest';
import type { SharedTopic } from './catalog-memory.ts';
import type { OwnTopic } from './select-own-progress.ts';
import { topicList } from './topic-list.ts';

const ids = Array.from({ length: 100 }, (_, place) => `topic-${place}`);
const topics = ids.map(
  (id): SharedTopic => ({
    id,
    version: 1,
    courseId: 1,
    unit: 'U',
    title: 'T',
    description: '',
    color: 'blue',
    icon: 'atom',
    difficulty: 'beginner',
    orderIndex: 1,
    place: 1,
    status: 'published',
    totalLessons: 0,
    totalQuestions: 0,
    totalVideos: 0,
    questionCount: 0,
  }),
);
const progressIn = (place: number): OwnTopic => ({
  topicId: `topic-${place}`,
  answered: 3,
  correct: 2,
  isCompleted: true,
});
const nothing = { questionsAnswered: 0, questionsCorrect: 0, isCompleted: false };
const something = { questionsAnswered: 3, questionsCorrect: 2, isCompleted: true };

test.each([[[]], [[0]], [[31]], [[32]], [[99]], [[0, 40, 99]], [Array.from(ids.keys())]])(
  'the list shows each topic once, in its order, with the progress in topics %j',
  (places) => {
    const expected = ids.map((id, place) => ({ id, progress: places.includes(place) ? something : nothing }));
    expect(topicList(topics, places.map(progressIn), false)).toMatchObject(expected);
  },
);

test('only administrators see versions', () => {
  expect(topicList(topics, [progressIn(1)], true).every(({ version }) => version === 1)).toBe(true);
  expect(topicList(topics, [progressIn(1)], false).some(({ version }) => version !== undefined)).toBe(false);
});

test('progress in a topic that is no longer there is left out', () => {
  expect(topicList(topics, [{ ...progressIn(1), topicId: 'gone' }], false)).toHaveLength(100);
});

test('a draft is shown to administrators only', () => {
  const one = { ...topics[0], status: 'draft' } as SharedTopic;
  expect(topicList([one], [], false)).toEqual([]);
  expect(topicList([one], [], true)).toMatchObject([{ id: one.id, status: 'draft' }]);
});

test('an empty catalog has an empty list', () => {
  expect(topicList([], [progressIn(1)], false)).toEqual([]);
});

import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { expect, test } from 'vitest';
import { atomsInDetail } from '../../shared/testing/examples.ts';
import { openContent } from './open-content.ts';

const many = <Item extends object>(item: Item | undefined, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...(item as Item), id: `${index}` }));

const topic = (place: number): TopicDetail => ({
  ...atomsInDetail,
  place,
  lessons: many(atomsInDetail.lessons[0], 5),
  questions: many(atomsInDetail.questions[0], 8),
  videos: many({ id: '', topicId: '', title: '', description: '', youtubeId: '', duration: '', locked: false }, 2),
});

const counts = (of: TopicDetail, isPremium: boolean) => {
  const { lessons, questions, videos } = openContent(of, isPremium);
  return [lessons.length, questions.length, videos.length];
};

test('the first two topics of a unit are open', () => {
  expect(counts(topic(2), false)).toEqual([5, 8, 2]);
});

test('of other topics a free student gets half of the lessons, five questions, no videos', () => {
  expect(counts(topic(3), false)).toEqual([3, 5, 0]);
  expect(counts(topic(3), true)).toEqual([5, 8, 2]);
});

test('an item that the server locked stays locked', () => {
  const locked = { id: 'x', title: 'Cerrada', orderIndex: 6, locked: true } as const;
  expect(openContent({ ...topic(1), lessons: [...topic(1).lessons, locked] }, true).lessons).toHaveLength(5);
});

import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { expect, test } from 'vitest';
import { atoms } from '../testing/examples.ts';
import { topicAfter } from './topic-order.ts';

const topic = (id: string, { unit = 'U', courseId = 1, isCompleted = false } = {}): TopicSummary => ({
  ...atoms,
  id,
  unit,
  courseId,
  progress: { ...atoms.progress, isCompleted },
});

test('the next topic is the next unfinished one of the subject, unit by unit', () => {
  const topics = [
    topic('u1'),
    topic('v1', { unit: 'V' }),
    topic('u2', { isCompleted: true }),
    topic('other', { courseId: 2 }),
  ];
  expect(topicAfter(topics, 'u1')?.id).toBe('v1');
});

test('after the last topic comes an earlier one that is unfinished', () => {
  expect(topicAfter([topic('u1'), topic('u2')], 'u2')?.id).toBe('u1');
});

test('when all topics of the subject are completed there is none', () => {
  expect(topicAfter([topic('u1', { isCompleted: true }), topic('u2')], 'u2')).toBeUndefined();
  expect(topicAfter([], 'u1')).toBeUndefined();
});

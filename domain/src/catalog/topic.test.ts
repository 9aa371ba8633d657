import { test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import { type TopicEvent, topic } from './topic.ts';

const given = deciderSpec(topic);
const data = {
  topicId: 'enlaces',
  courseId: 1,
  unit: 'Estructura',
  title: 'Enlaces',
  description: 'Por qué se unen los átomos',
  color: '#3B82F6',
  icon: 'atom',
  difficulty: 'beginner' as const,
  orderIndex: 1,
};
const edited = { ...data, title: 'Enlaces químicos' };
const created: TopicEvent = { type: 'TopicCreated', data };
const updated: TopicEvent = { type: 'TopicUpdated', data: edited };
const deleted: TopicEvent = { type: 'TopicDeleted', data: { topicId: 'enlaces' } };
const create = { type: 'CreateTopic', data } as const;
const update = { type: 'UpdateTopic', data: edited } as const;
const remove = { type: 'DeleteTopic', data: { topicId: 'enlaces' } } as const;
const order = { topicId: 'enlaces', lessons: [{ id: 'l2', orderIndex: 1 }] };
const reorder = { type: 'ReorderLessons', data: order } as const;
const reordered: TopicEvent = { type: 'LessonsReordered', data: order };

test('a topic is created', () => given([]).when(create).then([created]));
test('changed', () => given([created]).when(update).then([updated]));
test('and deleted', () => given([created, updated]).when(remove).then([deleted]));
test('the order of its lessons is set', () => given([created]).when(reorder).then([reordered]));
test('and set again, since a lesson may have moved', () => given([created, reordered]).when(reorder).then([reordered]));

test('the same creation again is already true', () => given([created]).when(create).thenNothing());
test('also when it was changed since', () => given([created, updated]).when(create).thenNothing());
test('also when it was deleted since', () => given([created, deleted]).when(create).thenNothing());
test('so is a creation as the topic is now', () =>
  given([created, updated]).when({ type: 'CreateTopic', data: edited }).thenNothing());
test('the same change again is already true', () => given([created, updated]).when(update).thenNothing());
test('the same deletion again is already true', () => given([created, deleted]).when(remove).thenNothing());

const other = { type: 'CreateTopic', data: { ...data, unit: 'Otra' } } as const;
test('an id stands for one topic', () => given([created]).when(other).thenRefused('already_exists'));
test('also after its end', () => given([created, deleted]).when(other).thenRefused('already_exists'));

for (const [what, before] of [
  ['missing', []],
  ['deleted', [created, deleted]],
] as const) {
  test(`a ${what} topic is not changed`, () =>
    given([...before])
      .when(update)
      .thenRefused('topic_not_found'));
  test(`a ${what} topic has no lessons to order`, () =>
    given([...before])
      .when(reorder)
      .thenRefused('topic_not_found'));
}
test('a missing topic is not deleted', () => given([]).when(remove).thenRefused('topic_not_found'));

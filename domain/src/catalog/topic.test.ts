import { expect, test } from 'vitest';
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
  status: 'draft' as const,
};
const edited = { ...data, title: 'Enlaces químicos' };
const created: TopicEvent = { type: 'TopicCreated', data };
const updated: TopicEvent = { type: 'TopicUpdated', data: edited };
const deleted: TopicEvent = { type: 'TopicDeleted', data: { topicId: 'enlaces' } };
const published: TopicEvent = { type: 'TopicUpdated', data: { ...data, status: 'published' } };
const create = { type: 'CreateTopic', data } as const;
const update = { type: 'UpdateTopic', data: edited } as const;
const remove = { type: 'DeleteTopic', data: { topicId: 'enlaces' } } as const;
const restore = { type: 'RestoreTopic', data: { content: data, restoredVersion: 1 } } as const;
const restored: TopicEvent = { type: 'TopicRestored', data: { ...data, restoredVersion: 1 } };
const order = { topicId: 'enlaces', lessons: [{ id: 'l2', orderIndex: 1 }] };
const reorder = { type: 'ReorderLessons', data: order } as const;
const reordered: TopicEvent = { type: 'LessonsReordered', data: order };

test('a topic is created', () => given([]).when(create).then([created]));
test('a topic is changed', () => given([created]).when(update).then([updated]));
test('a draft is published by a change', () =>
  given([created]).when({ type: 'UpdateTopic', data: published.data }).then([published]));
test('a topic is deleted', () => given([created, updated]).when(remove).then([deleted]));
test('the order of its lessons is set', () => given([created]).when(reorder).then([reordered]));
test('the same order again is an event, because a lesson may have moved', () =>
  given([created, reordered]).when(reorder).then([reordered]));

test('the same creation again changes nothing', () => given([created]).when(create).thenNothing());
test('the first creation again changes nothing after a change', () =>
  given([created, updated]).when(create).thenNothing());
test('the first creation again changes nothing after a deletion', () =>
  given([created, deleted]).when(create).thenNothing());
test('a creation with the present data changes nothing', () =>
  given([created, updated]).when({ type: 'CreateTopic', data: edited }).thenNothing());
test('the same change again changes nothing', () => given([created, updated]).when(update).thenNothing());
test('the same deletion again changes nothing', () => given([created, deleted]).when(remove).thenNothing());

test('an earlier version of a topic is restored', () => given([created, updated]).when(restore).then([restored]));
test('the same restoration again changes nothing', () =>
  given([created, updated, restored]).when(restore).thenNothing());
test('a restored topic has the data of the earlier version', () =>
  given([created, updated, restored]).when({ type: 'CreateTopic', data: edited }).thenRefused('already_exists'));
test('the first data again are a change after another one', () =>
  given([created, updated])
    .when({ type: 'UpdateTopic', data })
    .then([{ type: 'TopicUpdated', data }]));

const other = { type: 'CreateTopic', data: { ...data, unit: 'Otra' } } as const;
test('an id belongs to one topic', () => given([created]).when(other).thenRefused('already_exists'));
test('the id of a deleted topic cannot be used again', () =>
  given([created, deleted]).when(other).thenRefused('already_exists'));

for (const [what, before] of [
  ['missing', []],
  ['deleted', [created, deleted]],
] as const) {
  test(`a ${what} topic is not changed`, () =>
    given([...before])
      .when(update)
      .thenRefused('topic_not_found'));
  test(`a ${what} topic is not restored`, () =>
    given([...before])
      .when(restore)
      .thenRefused('topic_not_found'));
  test(`a ${what} topic has no lessons to order`, () =>
    given([...before])
      .when(reorder)
      .thenRefused('topic_not_found'));
}
test('a missing topic is not deleted', () => given([]).when(remove).thenRefused('topic_not_found'));

test('an order of the lessons is no change of the topic: it is counted apart until the next change', () => {
  const otherEvents = (...events: TopicEvent[]) => {
    const state = events.reduce(topic.evolve, topic.initialState());
    return state.status === 'live' && state.otherEvents;
  };
  expect(otherEvents(created)).toBe(0);
  expect(otherEvents(created, reordered, reordered)).toBe(2);
  expect(otherEvents(created, reordered, updated)).toBe(0);
  expect(otherEvents(created, deleted, reordered)).toBe(false);
});

import type { MatrazEvent } from '@matraz/contracts/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { id, questionData, recorded, topicData } from '../testing/events.ts';
import { createReadModels, type ReadModels } from '../testing/read-models.ts';

let models: ReadModels;
beforeAll(async () => {
  models = await createReadModels();
});
afterAll(() => models.close());

const [topic, other, first, second, third] = ['t1', 't2', 'q1', 'q2', 'q3'].map(id) as [
  string,
  string,
  string,
  string,
  string,
];
const numbers = async (topicId: string) =>
  (
    await models.rows(`
      select q.id, n.number
      from question q
      join (
        select question_id, row_number() over (order by place)::int as number
        from question_place where topic_id = '${topicId}'
      ) n on n.question_id = q.id
      where q.topic_id = '${topicId}'
      order by n.number`)
  ).map((row) => [row.id, row.number]);

/** The log has them in any order: an import creates them at the same time. */
const created: MatrazEvent[] = [
  { type: 'TopicCreated', data: topicData(topic) },
  { type: 'TopicCreated', data: topicData(other, { orderIndex: 2 }) },
  { type: 'QuestionCreated', data: questionData(third, topic) },
  { type: 'QuestionCreated', data: questionData(first, topic) },
  { type: 'QuestionCreated', data: questionData(second, topic) },
];
const deleted: MatrazEvent = { type: 'QuestionDeleted', data: { questionId: first } };

test('the questions of a topic are numbered in their order', async () => {
  await models.fill(recorded(created));
  expect(await numbers(topic)).toEqual([
    [first, 1],
    [second, 2],
    [third, 3],
  ]);
});

test('a deleted question keeps its number, so that no other question gets another', async () => {
  await models.fill(recorded([...created, deleted]));
  expect(await numbers(topic)).toEqual([
    [second, 2],
    [third, 3],
  ]);
  const back: MatrazEvent = {
    type: 'QuestionRestored',
    data: { ...questionData(first, topic), restoredVersion: 1 },
  };
  await models.fill(recorded([...created, deleted, back]));
  expect(await numbers(topic)).toEqual([
    [first, 1],
    [second, 2],
    [third, 3],
  ]);
});

test('a question that is moved gets the next number of its new topic, and its old one when it comes back', async () => {
  const own = id('q9');
  const away: MatrazEvent[] = [
    ...created,
    { type: 'QuestionCreated', data: questionData(own, other) },
    { type: 'QuestionUpdated', data: questionData(first, other) },
  ];
  await models.fill(recorded(away));
  expect(await numbers(other)).toEqual([
    [own, 1],
    [first, 2],
  ]);
  expect(await numbers(topic)).toEqual([
    [second, 2],
    [third, 3],
  ]);
  await models.fill(recorded([...away, { type: 'QuestionUpdated', data: questionData(first, topic) }]));
  expect(await numbers(topic)).toEqual([
    [first, 1],
    [second, 2],
    [third, 3],
  ]);
  expect(await numbers(other)).toEqual([[own, 1]]);
});

test('a deleted topic has no numbers', async () => {
  await models.fill(recorded([...created, { type: 'TopicDeleted', data: { topicId: topic } }]));
  expect(await models.rows('select * from question_place')).toEqual([]);
});

import type { MatrazEvent } from '@matraz/contracts/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { id, lessonData, questionData, recorded, topicData, videoData } from '../testing/events.ts';
import { createReadModels, type ReadModels } from '../testing/read-models.ts';

let models: ReadModels;
beforeAll(async () => {
  models = await createReadModels();
});
afterAll(() => models.close());

const [topic, other, lesson, question, video] = ['t1', 't2', 'l1', 'q1', 'v1'].map(id) as [
  string,
  string,
  string,
  string,
  string,
];
const created: MatrazEvent[] = [
  { type: 'CourseDefined', data: { courseId: 1, title: 'Química', subject: 'Química' } },
  { type: 'TopicCreated', data: topicData(topic) },
  { type: 'TopicCreated', data: topicData(other, { orderIndex: 2 }) },
  { type: 'LessonCreated', data: lessonData(lesson, topic) },
  { type: 'QuestionCreated', data: questionData(question, topic) },
  { type: 'VideoCreated', data: videoData(video, topic) },
];
const contents = `
  select 'lesson' as kind, id, topic_id from lesson
  union all select 'question', id, topic_id from question
  union all select 'video', id, topic_id from video
  union all select 'practice', question_id, topic_id from practice_question
  order by 1`;

describe('the catalog', () => {
  test('a created item has a row with all its fields', async () => {
    await models.fill(recorded(created));
    expect(await models.rows('select * from course')).toEqual([{ id: 1, title: 'Química', subject: 'Química' }]);
    expect(await models.rows(`select * from topic where id = '${topic}'`)).toEqual([
      {
        id: topic,
        course_id: 1,
        unit: 'Estructura',
        title: 'Átomo',
        description: 'Modelos',
        color: 'blue',
        icon: 'atom',
        difficulty: 'beginner',
        order_index: 1,
        status: 'published',
        version: 1,
      },
    ]);
    expect(await models.rows('select * from question')).toEqual([
      {
        id: question,
        topic_id: topic,
        question: '<p>¿Cuál?</p>',
        options: ['uno', 'dos'],
        correct_answer: 0,
        explanation: '',
        xp_reward: 10,
        skill: null,
        version: 1,
      },
    ]);
    expect(await models.rows(contents)).toHaveLength(4);
  });

  test('a change replaces every field and stores the version of its stream', async () => {
    await models.fill(
      recorded([
        ...created,
        { type: 'TopicUpdated', data: topicData(topic, { title: 'Enlace', orderIndex: 7 }) },
        { type: 'QuestionUpdated', data: { ...questionData(question, topic), correctAnswer: 1 } },
        { type: 'LessonUpdated', data: { ...lessonData(lesson, other), title: 'Nueva' } },
      ]),
    );
    expect(await models.rows(`select title, order_index, version from topic where id = '${topic}'`)).toEqual([
      { title: 'Enlace', order_index: 7, version: 2 },
    ]);
    expect(await models.rows('select correct_answer, version from question')).toEqual([
      { correct_answer: 1, version: 2 },
    ]);
    expect(await models.rows('select title, topic_id from lesson')).toEqual([{ title: 'Nueva', topic_id: other }]);
  });

  test('lessons have the order of the last reordering', async () => {
    const second = id('l2');
    await models.fill(
      recorded([
        ...created,
        { type: 'LessonCreated', data: lessonData(second, topic, 2) },
        {
          type: 'LessonsReordered',
          data: {
            topicId: topic,
            lessons: [
              { id: second, orderIndex: 1 },
              { id: lesson, orderIndex: 2 },
            ],
          },
        },
      ]),
    );
    expect(await models.rows('select id from lesson order by order_index')).toEqual([{ id: second }, { id: lesson }]);
  });

  test('a deleted topic deletes its lessons, questions and videos', async () => {
    await models.fill(recorded([...created, { type: 'TopicDeleted', data: { topicId: topic } }]));
    expect(await models.rows(contents)).toEqual([]);
    expect(await models.rows('select id from topic')).toEqual([{ id: other }]);
  });

  test('a deletion of one item deletes only that item', async () => {
    await models.fill(
      recorded([
        ...created,
        { type: 'LessonDeleted', data: { lessonId: lesson } },
        { type: 'QuestionDeleted', data: { questionId: question } },
        { type: 'VideoDeleted', data: { videoId: video } },
      ]),
    );
    expect(await models.rows(contents)).toEqual([]);
    expect(await models.rows('select from topic')).toHaveLength(2);
  });

  test('a deleted item is remembered with its topic, until its topic is deleted too', async () => {
    const deletions: MatrazEvent[] = [
      { type: 'LessonDeleted', data: { lessonId: lesson } },
      { type: 'QuestionDeleted', data: { questionId: question } },
      { type: 'VideoDeleted', data: { videoId: video } },
    ];
    await models.fill(recorded([...created, ...deletions]));
    expect(await models.rows('select id, topic_id, kind from deleted_content order by kind')).toEqual([
      { id: lesson, topic_id: topic, kind: 'lesson' },
      { id: question, topic_id: topic, kind: 'question' },
      { id: video, topic_id: topic, kind: 'video' },
    ]);
    await models.fill(recorded([...created, ...deletions, { type: 'TopicDeleted', data: { topicId: topic } }]));
    expect(await models.rows('select from deleted_content')).toEqual([]);
    const [first, ...others] = deletions;
    await models.fill(
      recorded([...created, ...(first ? [first] : []), { type: 'TopicDeleted', data: { topicId: topic } }, ...others]),
    );
    expect(await models.rows('select from deleted_content')).toEqual([]);
  });

  test('an item that is created in, changed in or moved into a deleted topic does not appear', async () => {
    await models.fill(
      recorded([
        ...created,
        { type: 'QuestionCreated', data: questionData(id('q3'), other) },
        { type: 'TopicDeleted', data: { topicId: topic } },
        { type: 'TopicUpdated', data: topicData(topic) },
        { type: 'LessonCreated', data: lessonData(id('l2'), topic) },
        { type: 'QuestionCreated', data: questionData(id('q2'), topic) },
        { type: 'QuestionUpdated', data: questionData(question, other) },
        { type: 'QuestionUpdated', data: questionData(id('q3'), topic) },
        { type: 'VideoCreated', data: videoData(id('v2'), topic) },
      ]),
    );
    expect(await models.rows(contents)).toEqual([]);
    expect(await models.rows('select id from topic')).toEqual([{ id: other }]);
  });
});

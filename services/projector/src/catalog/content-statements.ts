import { type ColumnType, statement } from '../statement.ts';

type Content = { id: 'uuid'; topic_id: 'uuid' } & Readonly<Record<string, ColumnType>>;

const byId = (row: { id: string }) => row.id;
const namesOf = (columns: object) => Object.keys(columns).join(', ');
const assignmentsOf = (columns: object) =>
  Object.keys(columns)
    .map((column) => `${column} = given.${column}`)
    .join(', ');

/** What belongs to a topic. In a deleted topic nothing is created, and what is moved into one is gone. */
const contentOfTopic = <const Given extends Content>(table: string, given: Given) => ({
  create: statement({
    name: `create_${table}`,
    given,
    key: byId,
    merge: (earlier) => earlier,
    text: `
      insert into ${table} (${namesOf(given)})
      select ${namesOf(given)} from $given
      where not exists (select from deleted_topic d where d.id = given.topic_id)
      on conflict (id) do nothing`,
  }),
  change: statement({
    name: `change_${table}`,
    given,
    key: byId,
    text: `
      with changed as (
        update ${table}
        set ${assignmentsOf(given)}
        from $given
        where ${table}.id = given.id
        and not exists (select from deleted_topic d where d.id = given.topic_id)
      )
      delete from ${table}
      using $given
      where ${table}.id = given.id
      and exists (select from deleted_topic d where d.id = given.topic_id)`,
  }),
  remove: statement({
    name: `remove_${table}`,
    given: { id: 'uuid' },
    key: byId,
    text: `
      delete from ${table}
      using $given
      where ${table}.id = given.id`,
  }),
});

export const lesson = contentOfTopic('lesson', {
  id: 'uuid',
  topic_id: 'uuid',
  title: 'text',
  content: 'text',
  order_index: 'int',
  version: 'int',
});

export const question = contentOfTopic('question', {
  id: 'uuid',
  topic_id: 'uuid',
  question: 'text',
  options: 'jsonb',
  correct_answer: 'int',
  explanation: 'text',
  xp_reward: 'int',
  version: 'int',
});

export const video = contentOfTopic('video', {
  id: 'uuid',
  topic_id: 'uuid',
  title: 'text',
  description: 'text',
  youtube_id: 'text',
  duration: 'text',
  version: 'int',
});

const topicColumns = {
  id: 'uuid',
  course_id: 'int',
  unit: 'text',
  title: 'text',
  description: 'text',
  color: 'text',
  icon: 'text',
  difficulty: 'text',
  order_index: 'int',
  version: 'int',
} as const;

export const topic = {
  create: statement({
    name: 'create_topic',
    given: topicColumns,
    key: byId,
    merge: (earlier) => earlier,
    text: `
      insert into topic (${namesOf(topicColumns)})
      select ${namesOf(topicColumns)} from $given
      on conflict (id) do nothing`,
  }),
  change: statement({
    name: 'change_topic',
    given: topicColumns,
    key: byId,
    text: `
      update topic
      set ${assignmentsOf(topicColumns)}
      from $given
      where topic.id = given.id`,
  }),
};

export const defineCourse = statement({
  name: 'define_course',
  given: { id: 'int', title: 'text', subject: 'text' },
  key: (row) => String(row.id),
  text: `
    insert into course (id, title, subject)
    select id, title, subject from $given
    on conflict (id) do update
    set title = excluded.title, subject = excluded.subject`,
});

export const orderLesson = statement({
  name: 'order_lesson',
  given: { id: 'uuid', topic_id: 'uuid', order_index: 'int' },
  key: (row) => row.topic_id + row.id,
  text: `
    update lesson
    set order_index = given.order_index
    from $given
    where lesson.id = given.id
    and lesson.topic_id = given.topic_id`,
});

/** Its lessons, questions and videos go with it. */
export const dropTopic = statement({
  name: 'drop_topic',
  given: { topic_id: 'uuid' },
  key: (row) => row.topic_id,
  text: `
    with remembered as (
      insert into deleted_topic (id)
      select topic_id from $given
      on conflict (id) do nothing
    ),
    topics as (
      delete from topic
      using $given
      where topic.id = given.topic_id
    ),
    lessons as (
      delete from lesson
      using $given
      where lesson.topic_id = given.topic_id
    ),
    questions as (
      delete from question
      using $given
      where question.topic_id = given.topic_id
    )
    delete from video
    using $given
    where video.topic_id = given.topic_id`,
});

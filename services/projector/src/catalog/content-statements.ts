import * as tables from '@matraz/infra/read-models/catalog-tables';
import { type Columns, pick, type Table, type uuid } from '@matraz/infra/read-models/table';
import { assignmentsOf, namesOf, statement } from '../statement.ts';

type Content = Columns & { id: typeof uuid; topic_id: typeof uuid };

const byId = (row: { id: string }) => row.id;

/** Statements for the content of a topic. Nothing is created in a deleted topic, and content that moves into one is deleted. */
const contentOfTopic = <const Given extends Content>({ name: table, columns: given }: Table<Given>) => ({
  create: statement({
    name: `create_${table}`,
    given,
    key: (row) => String(row.id),
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
    key: (row) => String(row.id),
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
  /** Brings deleted content back, but not into a deleted topic. Content that is there stays as it is. */
  restore: statement({
    name: `restore_${table}`,
    given,
    key: (row) => String(row.id),
    text: `
      with listed as (
        delete from deleted_content
        using $given
        where deleted_content.id = given.id
      )
      insert into ${table} (${namesOf(given)})
      select ${namesOf(given)} from $given
      where not exists (select from deleted_topic d where d.id = given.topic_id)
      on conflict (id) do nothing`,
  }),
  remove: statement({
    name: `remove_${table}`,
    given: pick(tables.deletedContent, ['id', 'deleted_at']),
    key: byId,
    text: `
      with removed as (
        delete from ${table}
        using $given
        where ${table}.id = given.id
        returning ${table}.id, ${table}.topic_id, given.deleted_at
      )
      insert into deleted_content (id, topic_id, kind, deleted_at)
      select id, topic_id, '${table}', deleted_at from removed
      on conflict (id) do nothing`,
  }),
});

export const lesson = contentOfTopic(tables.lesson);
export const question = contentOfTopic(tables.question);

const { skill: _skill, ...columnsWithoutSkill } = tables.question.columns;
const questionTableBefore = { ...tables.question, columns: columnsWithoutSkill };
/** The table `question` of release 1.0.0, and its statements. */
export const questionWithoutSkill = { table: questionTableBefore, ...contentOfTopic(questionTableBefore) };

export const video = contentOfTopic(tables.video);

const topicStatements = <const Given extends Columns & { id: typeof uuid }>(given: Given) => ({
  create: statement({
    name: 'create_topic',
    given,
    key: (row) => String(row.id),
    merge: (earlier) => earlier,
    text: `
      insert into topic (${namesOf(given)})
      select ${namesOf(given)} from $given
      on conflict (id) do nothing`,
  }),
  change: statement({
    name: 'change_topic',
    given,
    key: (row) => String(row.id),
    text: `
      update topic
      set ${assignmentsOf(given)}
      from $given
      where topic.id = given.id`,
  }),
});

export const topic = topicStatements(tables.topic.columns);

const { status: _, ...columnsWithoutStatus } = tables.topic.columns;
/** The table `topic` of release 1.0.0, and its statements. */
export const topicWithoutStatus = {
  table: { ...tables.topic, columns: columnsWithoutStatus },
  ...topicStatements(columnsWithoutStatus),
};

export const defineCourse = statement({
  name: 'define_course',
  given: tables.course.columns,
  key: (row) => String(row.id),
  text: `
    insert into course (id, title, subject)
    select id, title, subject from $given
    on conflict (id) do update
    set title = excluded.title, subject = excluded.subject`,
});

export const orderLesson = statement({
  name: 'order_lesson',
  given: pick(tables.lesson, ['id', 'topic_id', 'order_index']),
  key: (row) => row.topic_id + row.id,
  text: `
    update lesson
    set order_index = given.order_index
    from $given
    where lesson.id = given.id
    and lesson.topic_id = given.topic_id`,
});

/** Deletes topics with their lessons, questions and videos. */
export const dropTopic = statement({
  name: 'drop_topic',
  given: pick(tables.lesson, ['topic_id']),
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
    deleted as (
      delete from deleted_content
      using $given
      where deleted_content.topic_id = given.topic_id
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

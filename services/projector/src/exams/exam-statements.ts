import { statement } from '../statement.ts';

const byId = (row: { id: string }) => row.id;

const details = {
  id: 'uuid',
  title: 'text',
  description: 'text',
  subject: 'text',
  duration: 'int',
  total_questions: 'int',
} as const;

export const createExam = statement({
  name: 'create_exam',
  given: details,
  key: byId,
  text: `
    insert into exam (id, title, description, subject, duration, total_questions, is_published, is_deleted)
    select id, title, description, subject, duration, total_questions, false, false from $given
    on conflict (id) do nothing`,
});

export const changeExam = statement({
  name: 'change_exam',
  given: details,
  key: byId,
  text: `
    update exam
    set
      title = given.title,
      description = given.description,
      subject = given.subject,
      duration = given.duration,
      total_questions = given.total_questions
    from $given
    where exam.id = given.id`,
});

export const publishExam = statement({
  name: 'publish_exam',
  given: { id: 'uuid', is_published: 'boolean' },
  key: byId,
  text: `
    update exam
    set is_published = given.is_published
    from $given
    where exam.id = given.id`,
});

export const deleteExam = statement({
  name: 'delete_exam',
  given: { id: 'uuid' },
  key: byId,
  text: `
    update exam
    set is_deleted = true
    from $given
    where exam.id = given.id`,
});

export const addQuestion = statement({
  name: 'add_question',
  given: { id: 'uuid', exam_id: 'uuid', is_pilot: 'boolean', added_version: 'int' },
  key: byId,
  text: `
    insert into exam_question (id, exam_id, is_pilot, is_voided, added_version)
    select id, exam_id, is_pilot, false, added_version from $given
    on conflict (id) do nothing`,
});

export const changeQuestion = statement({
  name: 'change_question',
  given: { id: 'uuid', is_pilot: 'boolean' },
  key: byId,
  text: `
    update exam_question
    set is_pilot = given.is_pilot
    from $given
    where exam_question.id = given.id`,
});

export const removeQuestion = statement({
  name: 'remove_question',
  given: { id: 'uuid', removed_version: 'int' },
  key: byId,
  text: `
    update exam_question
    set removed_version = given.removed_version
    from $given
    where exam_question.id = given.id`,
});

export const voidQuestion = statement({
  name: 'void_question',
  given: { id: 'uuid' },
  key: byId,
  text: `
    update exam_question
    set is_voided = true
    from $given
    where exam_question.id = given.id`,
});

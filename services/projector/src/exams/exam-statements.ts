import { exam, examQuestion } from '@matraz/infra/read-models/exams-tables';
import { type Columns, pick, type uuid } from '@matraz/infra/read-models/table';
import { assignmentsOf, namesOf, statement } from '../statement.ts';

const byId = (row: { id: string }) => row.id;

const detailNames = ['title', 'description', 'subject', 'duration', 'total_questions'] as const;
const details = pick(exam, ['id', ...detailNames]);

export const createExam = statement({
  name: 'create_exam',
  given: details,
  key: byId,
  text: `
    insert into exam (${namesOf(details)}, is_published, is_deleted)
    select ${namesOf(details)}, false, false from $given
    on conflict (id) do nothing`,
});

export const changeExam = statement({
  name: 'change_exam',
  given: details,
  key: byId,
  text: `
    update exam
    set ${assignmentsOf(pick(exam, detailNames))}
    from $given
    where exam.id = given.id`,
});

export const publishExam = statement({
  name: 'publish_exam',
  given: pick(exam, ['id', 'is_published']),
  key: byId,
  text: `
    update exam
    set is_published = given.is_published
    from $given
    where exam.id = given.id`,
});

export const deleteExam = statement({
  name: 'delete_exam',
  given: pick(exam, ['id', 'deleted_at']),
  key: byId,
  text: `
    update exam
    set is_deleted = true, deleted_at = given.deleted_at
    from $given
    where exam.id = given.id`,
});

export const restoreExam = statement({
  name: 'restore_exam',
  given: pick(exam, ['id']),
  key: byId,
  text: `
    update exam
    set is_deleted = false, deleted_at = null
    from $given
    where exam.id = given.id`,
});

type OfQuestion = Columns & { id: typeof uuid };

const addition = <const Given extends OfQuestion>(given: Given) =>
  statement({
    name: 'add_question',
    given,
    key: (row) => String(row.id),
    text: `
      insert into exam_question (${namesOf(given)}, is_voided)
      select ${namesOf(given)}, false from $given
      on conflict (id) do nothing`,
  });

const change = <const Given extends OfQuestion>(name: string, given: Given) =>
  statement({
    name,
    given,
    key: (row) => String(row.id),
    text: `
      update exam_question
      set ${assignmentsOf(given)}
      from $given
      where exam_question.id = given.id`,
  });

const added = ['id', 'exam_id', 'is_pilot', 'added_version'] as const;
const syllabus = ['topic_id', 'skill', 'area'] as const;

export const addQuestion = addition(pick(examQuestion, [...added, ...syllabus]));
export const changeQuestion = change('change_question', pick(examQuestion, ['id', 'is_pilot', ...syllabus]));

export const removeQuestion = statement({
  name: 'remove_question',
  given: pick(examQuestion, ['id', 'removed_version']),
  key: byId,
  text: `
    update exam_question
    set removed_version = given.removed_version
    from $given
    where exam_question.id = given.id`,
});

export const correctQuestion = change('correct_question', pick(examQuestion, ['id', 'is_voided', 'correction_id']));

const columnsBefore = pick(examQuestion, [
  'id',
  'exam_id',
  'is_pilot',
  'is_voided',
  'added_version',
  'removed_version',
]);
/** The table `exam_question` of release 1.0.0, and its statements. */
export const questionBefore = {
  table: { ...examQuestion, columns: columnsBefore },
  add: addition(pick(examQuestion, added)),
  change: change('change_question', pick(examQuestion, ['id', 'is_pilot'])),
  correct: change('correct_question', pick(examQuestion, ['id', 'is_voided'])),
};

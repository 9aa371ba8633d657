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

const addition = (columns: string, values: string) =>
  statement({
    name: 'add_question',
    given: pick(examQuestion, ['id', 'exam_id', 'is_pilot', 'added_version']),
    key: byId,
    text: `
      insert into exam_question (id, exam_id, is_pilot, added_version, ${columns})
      select id, exam_id, is_pilot, added_version, ${values} from $given
      on conflict (id) do nothing`,
  });

export const addQuestion = addition('is_voided, correction_id', 'false, null');

export const changeQuestion = statement({
  name: 'change_question',
  given: pick(examQuestion, ['id', 'is_pilot']),
  key: byId,
  text: `
    update exam_question
    set is_pilot = given.is_pilot
    from $given
    where exam_question.id = given.id`,
});

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

const correction = <const Given extends Columns & { id: typeof uuid }>(given: Given) =>
  statement({
    name: 'correct_question',
    given,
    key: (row) => String(row.id),
    text: `
      update exam_question
      set ${assignmentsOf(given)}
      from $given
      where exam_question.id = given.id`,
  });

export const correctQuestion = correction(pick(examQuestion, ['id', 'is_voided', 'correction_id']));

const { correction_id: _, ...columnsWithoutCorrection } = examQuestion.columns;
/** The table `exam_question` of release 1.0.0, and its statements. */
export const questionWithoutCorrection = {
  table: { ...examQuestion, columns: columnsWithoutCorrection },
  add: addition('is_voided', 'false'),
  correct: correction(pick(examQuestion, ['id', 'is_voided'])),
};

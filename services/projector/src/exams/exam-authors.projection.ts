import { examAuthor } from '@matraz/infra/read-models/exams-tables';
import type { Projection } from '../projection.ts';
import { statement } from '../statement.ts';

const setAuthor = statement({
  name: 'set_author',
  given: examAuthor.columns,
  key: (row) => row.exam_id,
  merge: (earlier) => earlier,
  text: `
    insert into exam_author (exam_id, author_id)
    select exam_id, author_id from $given
    on conflict (exam_id) do nothing`,
});

/** The exams of teachers. Apart from the other tables of exams, which an older release still writes while its successor starts. */
export const examAuthors: Projection = {
  name: 'exam-authors',
  version: 1,
  tables: [examAuthor],
  together: [],
  on: {
    ExamCreated: ({ data: { examId, author } }) =>
      author === undefined ? [] : [setAuthor({ exam_id: examId, author_id: author })],
  },
  changes: {},
};

import type { CatalogueQuestion } from '@matraz/application/exams/create-test-exam';
import { subjectOfCourse } from '@matraz/domain/exams/subjects';
import { question, topic } from '@matraz/infra/read-models/catalog-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';

const questionFields = select(question, ['question', 'options', 'correct_answer', 'explanation'], 'q');
const courseFields = select(topic, ['course_id'], 't');

/** Every practice question of the three sciences, with its key, by id. */
export const selectPracticeQuestions = async (pool: pg.Pool): Promise<CatalogueQuestion[]> => {
  const { rows } = await pool.query<RowOf<typeof questionFields> & RowOf<typeof courseFields>>(
    `select ${courseFields.columns}, ${questionFields.columns}
    from read.question q
    join read.topic t on t.id = q.topic_id
    order by q.id`,
  );
  return rows.flatMap(({ courseId, ...question }) => {
    const subject = subjectOfCourse(courseId);
    return subject ? [{ ...question, subject }] : [];
  });
};

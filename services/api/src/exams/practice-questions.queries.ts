import type { CatalogueQuestion } from '@matraz/application/exams/create-test-exam';
import { subjectOfCourse } from '@matraz/domain/exams/subjects';
import type pg from 'pg';

/** Every practice question of the three sciences, with its key, by id. */
export const selectPracticeQuestions = async (pool: pg.Pool): Promise<CatalogueQuestion[]> => {
  const { rows } = await pool.query<Omit<CatalogueQuestion, 'subject'> & { courseId: number }>(
    `select t.course_id as "courseId", q.question, q.options, q.correct_answer as "correctAnswer", q.explanation
    from read.question q
    join read.topic t on t.id = q.topic_id
    order by q.id`,
  );
  return rows.flatMap(({ courseId, ...question }) => {
    const subject = subjectOfCourse(courseId);
    return subject ? [{ ...question, subject }] : [];
  });
};

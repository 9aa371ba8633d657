import type { Gradebook } from '@matraz/contracts/classes/http';
import type pg from 'pg';

type Grades = Pick<Gradebook, 'exams'> & { byStudent: ReadonlyMap<string, Gradebook['students'][number]['results']> };

/** The results of the students at every exam that one of them completed, in the order in which the exams were created. */
export const selectGrades = async (pool: pg.Pool, userIds: readonly string[]): Promise<Grades> => {
  const { rows } = await pool.query<{
    userId: string;
    examId: string;
    title: string;
    first: number;
    best: number;
    attempts: number;
    onPaper: number;
  }>(
    `select a.user_id as "userId", a.exam_id as "examId", e.title,
       (array_agg(r.paes_score order by a.ordinal))[1] as first, max(r.paes_score) as best, count(*)::int as attempts,
       (count(*) filter (where r.reason = 'paper'))::int as "onPaper"
     from read.exam_attempt a
     join read.exam_result r on r.attempt_id = a.id
     join read.exam e on e.id = a.exam_id
     where a.user_id = any($1::uuid[])
     group by a.user_id, a.exam_id, e.title
     order by a.exam_id`,
    [userIds],
  );
  const titles = new Map(rows.map(({ examId, title }) => [examId, title]));
  const byStudent = Map.groupBy(rows, ({ userId }) => userId);
  return {
    exams: Array.from(titles, ([examId, title]) => ({ examId, title })),
    byStudent: new Map(
      Array.from(byStudent, ([userId, results]) => [
        userId,
        results.map(({ examId, first, best, attempts, onPaper }) => ({ examId, first, best, attempts, onPaper })),
      ]),
    ),
  };
};

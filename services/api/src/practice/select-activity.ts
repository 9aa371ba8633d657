import type { StudentActivity } from '@matraz/contracts/practice/activity-http';
import { addDays } from '@matraz/domain/practice/calendar';
import type pg from 'pg';

const shownDays = 30;

/** @param today `YYYY-MM-DD` */
export const selectStudentActivity = async (pool: pg.Pool, today: string): Promise<StudentActivity> => {
  const from = addDays(today, 1 - shownDays);
  const [active, answers] = await Promise.all([
    pool.query<StudentActivity['activeStudents']>(
      // The counts of the days include administrators. They are few, so they are subtracted.
      `select
        coalesce(sum(students) filter (where day = $3), 0)::int as today,
        coalesce(sum(students) filter (where day >= $2), 0)::int as "last7Days",
        coalesce(sum(students), 0)::int as "last30Days"
      from (
        select day, last_of as students from read.activity_day
        union all
        select l.day, -1
        from read.analysis_admin a
        cross join lateral (select day from read.last_study_day l where l.user_id = a.user_id offset 0) l
      ) active
      where day between $1 and $3`,
      [from, addDays(today, -6), today],
    ),
    pool.query<StudentActivity['days'][number]>(
      `select to_char(given.day, 'YYYY-MM-DD') as day,
        coalesce(d.practice_answers, 0) as "practiceAnswers", coalesce(d.exam_answers, 0) as "examAnswers"
      from generate_series($1::timestamp, $2::timestamp, '1 day') given (day)
      left join read.activity_day d on d.day = given.day::date
      order by given.day`,
      [from, today],
    ),
  ]);
  const [activeStudents = { today: 0, last7Days: 0, last30Days: 0 }] = active.rows;
  return { today, activeStudents, days: answers.rows };
};

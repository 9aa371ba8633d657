import { addDays, chileDay } from '@matraz/domain/practice/calendar';
import { studyDay } from '@matraz/infra/read-models/practice-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type { Handler } from '../http/route.ts';

const amounts = select(studyDay, ['answers', 'correct', 'first_attempts', 'lessons', 'exams', 'xp']);

const activity = `
  select to_char(day, 'YYYY-MM-DD') as day, ${amounts.columns}
  from read.study_day
  where user_id = $1
  and day between $2 and $3
  order by study_day.day`;

export const getActivity: Handler<'getActivity'> = async ({ userId, query, context }, { pool }) => {
  const to = chileDay(context.now);
  const from = addDays(to, 1 - query.days);
  const { rows } = await pool.query<RowOf<typeof amounts> & { day: string }>(activity, [userId, from, to]);
  return { from, to, days: rows };
};

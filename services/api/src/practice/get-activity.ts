import type { ActivityDay } from '@matraz/contracts/practice/activity-http';
import { addDays, chileDay } from '@matraz/domain/practice/calendar';
import type { Handler } from '../http/route.ts';

const select = `
  select to_char(day, 'YYYY-MM-DD') as day, answers, correct, first_attempts as "firstAttempts", lessons, exams, xp
  from read.study_day
  where user_id = $1
  and day between $2 and $3
  order by study_day.day`;

export const getActivity: Handler<'getActivity'> = async ({ userId, query, context }, { pool }) => {
  const to = chileDay(context.now);
  const from = addDays(to, 1 - query.days);
  const { rows } = await pool.query<ActivityDay>(select, [userId, from, to]);
  return { from, to, days: rows };
};

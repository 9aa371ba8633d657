/** SQL: the time that a user used in the exams that ended on a day of Chile. @param user, day SQL of their values */
export const examSeconds = (user: string, day: string): string => `(
    select coalesce(sum(used.time_elapsed), 0)::int
    from read.exam_attempt taken join read.exam_result used on used.attempt_id = taken.id
    where taken.user_id = ${user} and (used.finished_at at time zone 'America/Santiago')::date = ${day}::date
  )`;

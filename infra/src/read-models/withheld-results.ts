/** SQL: an attempt under assignment `g` still runs. Staff may have given it time after the closing. */
const isWritten = `exists (
      select from read.assigned_attempt w join read.open_attempt o on o.attempt_id = w.attempt_id where w.assignment_id = g.id
    )`;

/** SQL: assignment `g` withholds the results of its attempts. */
export const withholds = `coalesce(
    not g.is_withdrawn and g.released_at is null
    and (g.results = 'when-released' or g.results = 'at-closing' and (g.closes_at > now() or ${isWritten})),
    true
  )`;

/**
 * SQL: the result of attempt `a` (its id in `column`) is withheld from its student.
 *
 * @see domain/src/assignments/assigned-start.ts, `showsResults`
 */
export const isWithheld = (column: string): string => `exists (
    select from read.assigned_attempt t
    left join read.assignment g on g.id = t.assignment_id
    where t.attempt_id = ${column} and ${withholds}
  )`;

/** SQL: the student has a withheld attempt at this exam. Her mistakes and her own reviews of it would tell the key. */
export const hasWithheld = (user: string, exam: string): string => `exists (
    select from read.assigned_attempt t
    left join read.assignment g on g.id = t.assignment_id
    where t.user_id = ${user} and t.exam_id = ${exam} and ${withholds}
  )`;

import { studentXp as table } from '@matraz/infra/read-models/practice-tables';
import { studentXp } from '../practice/student-xp.projection.ts';
import type { Projection } from '../projection.ts';
import { statement } from '../statement.ts';

const addTwice = statement({
  name: 'add_xp',
  given: table.columns,
  key: (row) => row.user_id,
  merge: (earlier, later) => ({ ...earlier, xp: earlier.xp + later.xp }),
  text: `
    insert into student_xp (user_id, xp)
    select user_id, 2 * xp from $given
    on conflict (user_id) do update
    set xp = student_xp.xp + excluded.xp`,
});

/** A newer version with a changed rule: an answer gives twice the XP. */
export const generousXp: Projection = {
  ...studentXp,
  version: studentXp.version + 1,
  on: { QuestionAnswered: ({ data }) => [addTwice({ user_id: data.userId, xp: data.xpEarned })] },
};

/** The projections with this version. */
export const withGenerousXp = (projections: readonly Projection[], generous = generousXp): Projection[] =>
  projections.map((projection) => (projection === studentXp ? generous : projection));

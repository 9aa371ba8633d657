import { studentXp as table } from '@matraz/infra/read-models/practice-tables';
import type { Projection } from '../projection.ts';
import { statement } from '../statement.ts';

const addXp = statement({
  name: 'add_xp',
  given: table.columns,
  key: (row) => row.user_id,
  merge: (earlier, later) => ({ ...earlier, xp: earlier.xp + later.xp }),
  text: `
    insert into student_xp (user_id, xp)
    select user_id, xp from $given
    on conflict (user_id) do update
    set xp = student_xp.xp + excluded.xp`,
});

/** The sum of the XP in the answers' events. It stays when a question is deleted. */
export const studentXp: Projection = {
  name: 'student-xp',
  version: 1,
  tables: [table],
  together: [['QuestionAnswered']],
  on: {
    QuestionAnswered: ({ data }) => (data.xpEarned > 0 ? [addXp({ user_id: data.userId, xp: data.xpEarned })] : []),
  },
  changes: { QuestionAnswered: ({ data }) => [[data.userId, 'user']] },
};

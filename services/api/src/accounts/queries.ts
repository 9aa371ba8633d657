import { accuracy } from '@matraz/domain/practice/accuracy';
import type { studentStats } from '@matraz/infra/read-models/practice-tables';
import type { Row } from '@matraz/infra/read-models/table';
import type { Handlers } from '../http/calls/handler.ts';
import { selectUser } from './select-user.ts';

type StatsRow = Row<typeof studentStats, 'topics_completed' | 'questions_answered' | 'questions_correct'>;

const emptyStats: StatsRow = { topics_completed: 0, questions_answered: 0, questions_correct: 0 };

const selectStats =
  'select topics_completed, questions_answered, questions_correct from read.student_stats where user_id = $1';

export const accountQueries: Handlers<'getUser' | 'getUserStats'> = {
  getUser: ({ userId }, { pool, clock }) => selectUser(pool, userId, clock()),

  getUserStats: async ({ userId }, { pool }) => {
    const { rows } = await pool.query<StatsRow>(selectStats, [userId]);
    const { topics_completed, questions_answered, questions_correct } = rows[0] ?? emptyStats;
    return {
      topicsCompleted: topics_completed,
      questionsAnswered: questions_answered,
      accuracy: accuracy(questions_correct, questions_answered),
    };
  },
};

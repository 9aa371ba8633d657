import { accuracy } from '@matraz/domain/practice/accuracy';
import type { studentStats } from '@matraz/infra/read-models/practice-tables';
import type { Row } from '@matraz/infra/read-models/table';
import type { Handler } from '../http/route.ts';

type Totals = Row<typeof studentStats, 'topics_completed' | 'questions_answered' | 'questions_correct'>;

const nothingYet: Totals = { topics_completed: 0, questions_answered: 0, questions_correct: 0 };

const query =
  'select topics_completed, questions_answered, questions_correct from read.student_stats where user_id = $1';

export const getUserStats: Handler<'getUserStats'> = async ({ userId }, { pool }) => {
  const { rows } = await pool.query<Totals>(query, [userId]);
  const { topics_completed, questions_answered, questions_correct } = rows[0] ?? nothingYet;
  return {
    topicsCompleted: topics_completed,
    questionsAnswered: questions_answered,
    accuracy: accuracy(questions_correct, questions_answered),
  };
};

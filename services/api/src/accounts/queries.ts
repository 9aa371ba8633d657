import { accuracy } from '@matraz/domain/practice/accuracy';
import { selectGuardianRequest } from '@matraz/infra/identity/guardian-requests';
import type { studentStats } from '@matraz/infra/read-models/practice-tables';
import type { Row } from '@matraz/infra/read-models/table';
import type { AppDeps } from '../app-deps.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { selectUser } from './select-user.ts';

type StatsRow = Row<typeof studentStats, 'topics_completed' | 'questions_answered' | 'questions_correct'>;

const emptyStats: StatsRow = { topics_completed: 0, questions_answered: 0, questions_correct: 0 };

const selectStats =
  'select topics_completed, questions_answered, questions_correct from read.student_stats where user_id = $1';

export const accountQueries: Handlers<'getUser' | 'getUserStats' | 'getGuardianRequest' | 'getContact', AppDeps> = {
  getUser: ({ userId }, deps) => selectUser(deps, userId, deps.clock()),

  getGuardianRequest: async ({ userId }, deps) => {
    const request = await selectGuardianRequest(deps, userId);
    return { address: request?.address ?? null, isMailed: deps.guardianMails.isMailed };
  },

  getContact: async (_, { config }) => ({ privacyContact: config.privacyContact ?? null }),

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

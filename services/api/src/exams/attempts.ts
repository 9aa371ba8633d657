import type { ExamAttemptItem } from '@matraz/contracts/exams/attempt-http';
import { DomainError } from '@matraz/domain/errors';
import { idOr } from '../entity-id.ts';
import type { Handlers } from '../route.ts';
import { completedPage, runningPage } from './attempt-page.ts';
import { type AttemptRow, selectAttempts } from './attempts.queries.ts';
import { resultOf } from './results.ts';

const itemOf = ({ result, startedAt, deadline, ...attempt }: AttemptRow): ExamAttemptItem => {
  const item = { ...attempt, startedAt: startedAt.toISOString(), deadline: deadline.toISOString() };
  if (result === null) return { ...item, isCompleted: false };
  return { ...item, ...resultOf({ ...result, finishedAt: new Date(result.finishedAt).toISOString() }) };
};

export const attemptHandlers: Handlers<'listExamAttempts' | 'getExamAttempt'> = {
  listExamAttempts: async ({ userId }, { pool }) => (await selectAttempts(pool, userId)).map(itemOf),

  /**
   * The exam is the one of the attempt's version, whatever became of it since: the version of the attempt's stream tells all.
   * Somebody else's attempt does not exist.
   */
  getExamAttempt: async ({ userId, params }, { archive, clock }) => {
    const record = await archive.record(idOr('attempt_not_found', params.id));
    const { attempt } = record;
    if (attempt.userId !== userId) throw new DomainError('attempt_not_found');
    return {
      version: record.version,
      render: async () => {
        const held = await archive.at(attempt.examId, attempt.examVersion);
        const serverTime = clock().toISOString();
        return attempt.status === 'completed'
          ? completedPage(attempt, record, held, serverTime)
          : runningPage(record, held, serverTime);
      },
    };
  },
};

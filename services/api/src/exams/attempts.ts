import type { ExamAttemptItem } from '@matraz/contracts/exams/attempt-http';
import { DomainError } from '@matraz/domain/errors';
import { idOr } from '../http/entity-id.ts';
import type { Handlers } from '../http/route.ts';
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
    const id = idOr('attempt_not_found', params.id);
    if ((await archive.attempt(id)).userId !== userId) throw new DomainError('attempt_not_found');
    const version = await archive.version(id);
    return {
      version,
      // Should it show more than its version by now, it is sent once more when it is asked for again, never too seldom.
      render: async () => {
        const record = await archive.record(id, version);
        const { attempt } = record;
        const held = await archive.at(attempt.examId, attempt.examVersion);
        const serverTime = clock().toISOString();
        return attempt.status === 'completed'
          ? completedPage(attempt, record, held, serverTime)
          : runningPage(record, held, serverTime);
      },
    };
  },
};

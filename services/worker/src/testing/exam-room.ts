import { createExam } from '@matraz/application/exams/create-exam';
import { saveExamAnswer } from '@matraz/application/exams/save-exam-answer';
import { startExamAttempt } from '@matraz/application/exams/start-exam-attempt';
import { testExamDeps } from '@matraz/application/testing/exam-deps';
import { anExam, anExamQuestion } from '@matraz/application/testing/exams';
import { expectScoresOfLog } from '@matraz/application/testing/scores-of-log';
import { streamOf } from '@matraz/contracts/streams';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { newId } from '@matraz/infra/ids';
import { createLogger } from '@matraz/infra/logging/logger';
import type { DelayedJobs } from '@matraz/infra/queue/delayed-jobs';
import { openQueues, type Queues } from '@matraz/infra/queue/open-queues';
import { createTestDatabase } from '@matraz/infra/testing/database';
import { commandRunner } from '../commands.ts';
import { examDeadline } from '../exams/exam-deadline.process.ts';
import { startProcesses } from '../start-processes.ts';

export const silent = createLogger('test', { write: () => {} });

const now = () => new Date();
const context = () => ({ correlationId: newId(), now: now() });

/** The address of a worker's queue. */
export interface QueueAddress {
  redisUrl?: string | undefined;
  databaseUrl?: string;
}

/** Students, an exam and workers on a new database. There is no projector, so the worker reads the open attempts from the log. */
export const openExamRoom = async () => {
  const database = await createTestDatabase();
  const store = await openEventStore({ databaseUrl: database.url });
  const deps = testExamDeps(store);
  return {
    database,
    deps,
    context,
    /** Starts an attempt and answers one of its two questions correctly. */
    async startAttempt(durationS: number) {
      const form = anExam({ totalQuestions: 2, isPublished: true, duration: durationS });
      const questions = [anExamQuestion({ question: 'Una' }), anExamQuestion({ question: 'Otra' })];
      const { id } = await createExam(deps, form, context(), questions);
      const { attemptId, userId, deadline } = await startExamAttempt(deps, { userId: newId(), examId: id }, context());
      const [first] = (await deps.archive.latestExam(id)).exam.questions;
      const answer = { userId, questionId: first?.questionId ?? '', selectedAnswer: 1 };
      await saveExamAnswer(deps, attemptId, answer, context());
      /** A decision of staff about this attempt. */
      const decision = { examId: id, by: newId(), reason: 'Se cortó la luz' };
      return { attemptId, userId, deadline, decision };
    },
    /** The completions of the attempt, with their times by the clock of the database. */
    async completions(attemptId: string) {
      const { rows } = await database.pool.query<{ reason: string; finishedAt: string; recordedAt: Date }>(
        `select data ->> 'reason' as reason, data ->> 'finishedAt' as "finishedAt", recorded_at as "recordedAt"
        from es.events
        where stream = $1 and type = 'ExamAttemptCompleted'`,
        [streamOf.attempt(attemptId)],
      );
      return rows;
    },
    /** Expects that every score can be recomputed from the log. @returns the number of attempts with a score */
    expectScores: async () => (await expectScoresOfLog(store)).size,
    async startWorker({ redisUrl, databaseUrl = database.url }: QueueAddress) {
      const own = await openEventStore({ databaseUrl: database.url });
      const queues = await openQueues({ databaseUrl, redisUrl, logger: silent });
      let jobs: DelayedJobs | undefined;
      const delayed: Queues['delayed'] = async (...asked) => {
        jobs = await queues.delayed(...asked);
        return jobs;
      };
      const processes = await startProcesses({
        processes: [examDeadline],
        checkpoint: { position: 0n, actions: [] },
        store: own,
        queues: { ...queues, delayed },
        now,
        run: commandRunner(testExamDeps(own), now),
        logger: silent,
      });
      return {
        /** Ids of the jobs that the queue holds. */
        queued: async () => [...((await jobs?.ids()) ?? [])],
        async close() {
          await processes.close();
          await queues.close();
          await own.close();
        },
      };
    },
    async close() {
      await store.close();
      await database.drop();
    },
  };
};

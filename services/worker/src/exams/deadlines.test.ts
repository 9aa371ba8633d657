import { completeExamAttempt } from '@matraz/application/exams/complete-exam-attempt';
import { extendExamTime } from '@matraz/application/exams/extend-exam-time';
import { pauseExamAttempt } from '@matraz/application/exams/pause-exam-attempt';
import { resumeExamAttempt } from '@matraz/application/exams/resume-exam-attempt';
import { streamOf } from '@matraz/contracts/streams';
import { examAttempt } from '@matraz/domain/exams/exam-attempt';
import { createCuttableProxy } from '@matraz/infra/testing/cuttable-proxy';
import { emptyQueues } from '@matraz/infra/testing/empty-queues';
import { startQueueEngines } from '@matraz/infra/testing/queue-engines';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openExamRoom, type QueueAddress } from '../testing/exam-room.ts';

const { engines, stop } = await startQueueEngines();
let room: Awaited<ReturnType<typeof openExamRoom>>;
beforeAll(async () => {
  room = await openExamRoom();
});
afterAll(async () => {
  await room.close();
  await stop();
});

const graceMs = 2_000;

const untilComplete = (attemptId: string) =>
  vi.waitUntil(async () => (await room.completions(attemptId)).length > 0, { timeout: 40_000, interval: 50 });

/**
 * The attempt is completed once, finished at the deadline, and recorded soon after it. The limit is below a minute, the time
 * between two rechecks of the queue.
 */
const expectExpired = async (attempt: { attemptId: string; deadline: string }) => {
  await untilComplete(attempt.attemptId);
  const completions = await room.completions(attempt.attemptId);
  expect(completions).toMatchObject([{ reason: 'time-expired', finishedAt: attempt.deadline }]);
  const late = (completions[0]?.recordedAt.getTime() ?? 0) - Date.parse(attempt.deadline) - graceMs;
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThan(20_000);
};

describe.each(engines)('on $engine', ({ redisUrl, present }) => {
  const workers: Awaited<ReturnType<typeof room.startWorker>>[] = [];
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.close();
  });
  const startWorker = async (address: QueueAddress = {}) => {
    const worker = await room.startWorker({ redisUrl, ...address });
    workers.push(worker);
    return worker;
  };

  test.runIf(present)('the attempt is completed at its deadline without a connected student', async () => {
    await startWorker();
    await expectExpired(await room.startAttempt(1));
  });

  test.runIf(present)(
    'without a worker at the deadline: the next worker completes it, finished at the deadline',
    async () => {
      const attempt = await room.startAttempt(1);
      await vi.waitUntil(() => Date.now() > Date.parse(attempt.deadline) + graceMs + 500, { timeout: 40_000 });
      expect(await room.completions(attempt.attemptId)).toEqual([]);
      await startWorker();
      await expectExpired(attempt);
    },
  );

  test.runIf(present)('the queue is emptied during the exam', async () => {
    const { queued } = await startWorker();
    const attempt = await room.startAttempt(3);
    await expect.poll(queued).toContain(`deadline-${attempt.attemptId}`);
    await emptyQueues({ databaseUrl: room.database.url, redisUrl });
    await expectExpired(attempt);
  });

  test.runIf(present)('the queue is unavailable at the deadline', async () => {
    const target = new URL(redisUrl ?? room.database.url);
    const proxy = await createCuttableProxy({ host: target.hostname, port: Number(target.port) });
    target.host = `127.0.0.1:${proxy.port}`;
    await startWorker(redisUrl ? { redisUrl: target.href } : { databaseUrl: target.href });
    const attempt = await room.startAttempt(1);
    proxy.refuse();
    await expectExpired(attempt);
    proxy.allow();
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await proxy.close();
  });

  test.runIf(present)('two workers complete it once', async () => {
    await Promise.all([startWorker(), startWorker()]);
    await expectExpired(await room.startAttempt(1));
  });

  test.runIf(present)('an attempt that gets more time expires at the new deadline', async () => {
    await startWorker();
    const { attemptId, deadline, decision } = await room.startAttempt(2);
    await extendExamTime(room.deps, attemptId, { ...decision, seconds: 3 }, room.context());
    await expectExpired({ attemptId, deadline: new Date(Date.parse(deadline) + 3_000).toISOString() });
  });

  test.runIf(present)(
    'a paused attempt expires after its pause, also with a worker that started in the pause',
    async () => {
      await startWorker();
      const { attemptId, deadline, decision } = await room.startAttempt(2);
      await pauseExamAttempt(room.deps, attemptId, decision, room.context());
      await extendExamTime(room.deps, attemptId, { ...decision, seconds: 1 }, room.context());
      await startWorker();
      await vi.waitUntil(() => Date.now() > Date.parse(deadline) + 1_000 + graceMs + 1_000, { timeout: 40_000 });
      expect(await room.completions(attemptId)).toEqual([]);
      await resumeExamAttempt(room.deps, attemptId, decision, room.context());
      const { attempt } = await room.deps.archive.attemptRecord(attemptId);
      await expectExpired({ attemptId, deadline: attempt.deadline });
    },
  );

  test.runIf(present)('an attempt that expired and was reopened expires again, at its new deadline', async () => {
    await startWorker();
    const { attemptId, userId, deadline, decision } = await room.startAttempt(1);
    await untilComplete(attemptId);
    const reopenedAt = new Date();
    const data = {
      attemptId,
      userId,
      ...decision,
      reopenedAt: reopenedAt.toISOString(),
      deadline: new Date(reopenedAt.getTime() + 2_000).toISOString(),
      seconds: 2,
      finishedAt: deadline,
      answered: 1,
    };
    // Whether staff may do it is a rule of the domain. Here only the queue is looked at.
    const reopening = { ...examAttempt, decide: () => [{ type: 'ExamAttemptReopened' as const, data }] };
    const command = { type: 'EndLongPause', data: {}, now: reopenedAt } as const;
    await room.deps.handle(reopening, streamOf.attempt(attemptId), command, room.context());
    const completions = () => room.completions(attemptId);
    await vi.waitUntil(async () => (await completions()).length === 2, { timeout: 40_000, interval: 50 });
    expect((await completions())[1]).toMatchObject({ reason: 'time-expired', finishedAt: data.deadline });
  });

  test.runIf(present)('a submitted attempt does not expire', async () => {
    await startWorker();
    const { attemptId, userId, deadline } = await room.startAttempt(1);
    await completeExamAttempt(room.deps, attemptId, { userId }, room.context());
    await vi.waitUntil(() => Date.now() > Date.parse(deadline) + graceMs + 700, { timeout: 40_000 });
    expect(await room.completions(attemptId)).toMatchObject([{ reason: 'submitted' }]);
  });

  test.runIf(present)('an attempt that is submitted as it expires has one result', async () => {
    await startWorker();
    const all = await Promise.all(Array.from({ length: 10 }, () => room.startAttempt(1)));
    await Promise.all(
      all.map(async ({ attemptId, userId, deadline }, index) => {
        const at = Date.parse(deadline) + graceMs + 100 + index * 20;
        await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
        await completeExamAttempt(room.deps, attemptId, { userId }, room.context());
      }),
    );
    for (const attempt of all) await expectExpired(attempt);
  });
});

test('every score of a worker or a student can be recomputed from the log', async () => {
  expect(await room.expectScores()).toBeGreaterThan(10);
});

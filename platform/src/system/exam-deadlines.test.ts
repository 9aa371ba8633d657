import { setTimeout as delay } from 'node:timers/promises';
import { attemptCommands } from '@matraz/application/exams/attempt-commands';
import { examDesk } from '@matraz/application/testing/exam-desk';
import type { EventStore } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';
import { emptyQueues } from '@matraz/infra/testing/empty-queues';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog, redisUrl } from './engines.ts';
import { type ExamPlatform, startExamPlatform } from './exam-platform.ts';
import { isReady, until } from './running-platform.ts';

const secondMs = 1_000;

let school: ExamPlatform;
let store: EventStore;
beforeAll(async () => {
  school = await startExamPlatform();
  store = openLog(school.databaseUrl);
});
afterAll(async () => {
  await store?.close();
  await school?.end();
});

interface Attempt {
  attemptId: string;
  deadline: string;
}

/** Students without accounts, who start straight in the log: what they start with is what an api would have written. */
const startInLog = async (count: number, durationS: number, spreadMs: number): Promise<Attempt[]> => {
  const exam = await school.makeExam({ duration: durationS });
  const commands = attemptCommands(examDesk(store));
  const second = Math.ceil(Date.now() / secondMs) * secondMs;
  const start = async (_: unknown, place: number): Promise<Attempt> => {
    const userId = newId();
    const now = new Date(second + Math.floor((place * spreadMs) / count));
    const { attemptId, deadline } = await commands.startAttempt(userId, exam.id, { correlationId: newId(), now });
    for (const questionId of exam.questions.slice(1)) {
      const answer = { userId, questionId, selectedAnswer: place % 4 };
      await commands.saveAnswer(attemptId, answer, { correlationId: newId(), now });
    }
    return { attemptId, deadline };
  };
  return Promise.all(Array.from({ length: count }, start));
};

/** Exams that last until all are under way: engines and machines differ in how long that takes. */
const startAttempts = async ({ count, spreadMs = 0 }: { count: number; spreadMs?: number }): Promise<Attempt[]> => {
  const trial = 20;
  const startedAt = performance.now();
  await startInLog(trial, 3_600, 0);
  const expectedS = ((performance.now() - startedAt) / secondMs) * Math.ceil(count / trial);
  const attempts = await startInLog(count, Math.ceil(4 + 2 * expectedS), spreadMs);
  expect(Date.now()).toBeLessThan(lastDeadline(attempts) - secondMs);
  return attempts;
};

const untilTime = (at: number) => delay(Math.max(0, at - Date.now()));
const lastDeadline = (attempts: readonly Attempt[]) =>
  Math.max(...attempts.map(({ deadline }) => Date.parse(deadline)));

/** All complete, each once, each finished at its deadline. @returns when the last one was written */
const untilExpired = async (attempts: readonly Attempt[], limitMs = 40_000): Promise<number> => {
  const ids = attempts.map(({ attemptId }) => attemptId);
  await untilTime(lastDeadline(attempts) + 2 * secondMs);
  await until(() => school.completions(ids).length >= ids.length, limitMs);
  await delay(500); // for a second one, were there any
  const completions = school.completions(ids);
  const expected = attempts.map(({ attemptId, deadline }) => `${attemptId} ${deadline} time-expired`);
  expect(completions.map((one) => `${one.attemptId} ${one.finishedAt} ${one.reason}`).toSorted()).toEqual(
    expected.toSorted(),
  );
  for (const { attemptId, recordedAt } of completions) {
    const { deadline = '' } = attempts.find((attempt) => attempt.attemptId === attemptId) ?? {};
    expect(recordedAt.getTime()).toBeGreaterThan(Date.parse(deadline) + 2 * secondMs);
  }
  return Math.max(...completions.map(({ recordedAt }) => recordedAt.getTime()));
};

test('300 attempts that end in the same second are each completed once, at their own deadline', async () => {
  const attempts = await startAttempts({ count: 300, spreadMs: 999 });
  const second = Math.floor(lastDeadline(attempts) / secondMs) * secondMs;
  const afterTheSecond = (await untilExpired(attempts)) - (second + secondMs);
  console.log(`the last of 300 completed ${afterTheSecond} ms after the second in which they ended`);
});

test('the queue loses everything in mid-exam: nobody notices', async () => {
  const attempts = await startAttempts({ count: 20 });
  await untilTime(lastDeadline(attempts) - secondMs);
  await emptyQueues({ databaseUrl: school.databaseUrl, redisUrl });
  await untilExpired(attempts);
});

test('the worker is killed -9 again and again across the deadline', async () => {
  const attempts = await startAttempts({ count: 20 });
  const deadline = lastDeadline(attempts);
  await untilTime(deadline - secondMs);
  let kills = 0;
  for (; Date.now() < deadline + 4 * secondMs; await delay(50)) {
    try {
      process.kill(school.platform.pidOf('worker'), 'SIGKILL');
      kills += 1;
    } catch {
      // It has not come back yet.
    }
  }
  console.log(`${kills} kills of the worker`);
  await untilExpired(attempts);
});

test.each([
  { how: 'is killed -9', signal: 'SIGKILL' },
  { how: 'is restarted', signal: 'SIGINT' },
] as const)('PostgreSQL $how in the middle', async ({ signal }) => {
  const attempts = await startAttempts({ count: 20 });
  await untilTime(lastDeadline(attempts) + secondMs);
  process.kill(school.platform.pidOf('postgres'), signal);
  await until(() => isReady(school.platform.url));
  await untilExpired(attempts);
});

test('every score of all these attempts can be recomputed from the log', async () => {
  expect(await school.expectScores()).toBeGreaterThan(300);
});

import { setTimeout as delay } from 'node:timers/promises';
import { saveExamAnswer } from '@matraz/application/exams/save-exam-answer';
import { startExamAttempt } from '@matraz/application/exams/start-exam-attempt';
import { testExamDeps } from '@matraz/application/testing/exam-deps';
import type { EventStore } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';
import { emptyQueues } from '@matraz/infra/testing/empty-queues';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog, redisUrl } from './engines.ts';
import { type ExamFixture, startExamFixture } from './exam-fixture.ts';
import { isReady, waitUntil } from './running-platform.ts';

const secondMs = 1_000;

let fixture: ExamFixture;
let store: EventStore;
beforeAll(async () => {
  fixture = await startExamFixture();
  store = await openLog(fixture.databaseUrl);
});
afterAll(async () => {
  await store?.close();
  await fixture?.end();
});

interface Attempt {
  attemptId: string;
  deadline: string;
}

/** More would wait long for one of the store's connections, and on a busy machine too long. */
const atOnce = 20;

/** Writes the events of attempts directly to the log, without accounts and without the api. */
const writeAttempts = async (count: number, durationS: number, spreadMs: number): Promise<Attempt[]> => {
  const exam = await fixture.makeExam({ duration: durationS });
  const deps = testExamDeps(store);
  const second = Math.ceil(Date.now() / secondMs) * secondMs;
  const start = async (place: number): Promise<Attempt> => {
    const userId = newId();
    const now = new Date(second + Math.floor((place * spreadMs) / count));
    const student = { userId, examId: exam.id };
    const { attemptId, deadline } = await startExamAttempt(deps, student, { correlationId: newId(), now });
    for (const questionId of exam.questions.slice(1)) {
      const answer = { userId, questionId, selectedAnswer: place % 4 };
      await saveExamAnswer(deps, attemptId, answer, { correlationId: newId(), now });
    }
    return { attemptId, deadline };
  };
  const attempts: Attempt[] = [];
  const places = Array.from({ length: count }, (_, place) => place);
  while (attempts.length < count) {
    const some = places.slice(attempts.length, attempts.length + atOnce);
    attempts.push(...(await Promise.all(some.map(start))));
  }
  return attempts;
};

/** Starts attempts. The duration of the exam depends on how fast this machine starts the first of them. */
const startAttempts = async ({ count, spreadMs = 0 }: { count: number; spreadMs?: number }): Promise<Attempt[]> => {
  const startedAt = performance.now();
  await writeAttempts(atOnce, 3_600, 0);
  const expectedS = ((performance.now() - startedAt) / secondMs) * Math.ceil(count / atOnce);
  const attempts = await writeAttempts(count, Math.ceil(4 + 2 * expectedS), spreadMs);
  expect(Date.now()).toBeLessThan(lastDeadline(attempts) - secondMs);
  return attempts;
};

const waitUntilTime = (at: number) => delay(Math.max(0, at - Date.now()));
const lastDeadline = (attempts: readonly Attempt[]) =>
  Math.max(...attempts.map(({ deadline }) => Date.parse(deadline)));

/** Waits until each attempt is completed once, with its deadline as finish. @returns when the last one was recorded */
const waitUntilExpired = async (attempts: readonly Attempt[], limitMs = 40_000): Promise<number> => {
  const ids = attempts.map(({ attemptId }) => attemptId);
  await waitUntilTime(lastDeadline(attempts) + 2 * secondMs);
  await waitUntil(() => fixture.completions(ids).length >= ids.length, limitMs);
  await delay(500); // a wrong second completion would arrive now
  const completions = fixture.completions(ids);
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
  const afterTheSecond = (await waitUntilExpired(attempts)) - (second + secondMs);
  console.log(`the last of 300 completed ${afterTheSecond} ms after the second in which they ended`);
});

test('attempts are completed although the queue loses all its jobs', async () => {
  const attempts = await startAttempts({ count: 20 });
  await waitUntilTime(lastDeadline(attempts) - secondMs);
  await emptyQueues({ databaseUrl: fixture.databaseUrl, redisUrl });
  await waitUntilExpired(attempts);
});

test('attempts are completed although the worker is killed repeatedly around the deadline', async () => {
  const attempts = await startAttempts({ count: 20 });
  const deadline = lastDeadline(attempts);
  await waitUntilTime(deadline - secondMs);
  let kills = 0;
  for (; Date.now() < deadline + 4 * secondMs; await delay(50)) {
    try {
      process.kill(fixture.platform.pidOf('worker'), 'SIGKILL');
      kills += 1;
    } catch {
      // The worker has not restarted yet.
    }
  }
  console.log(`${kills} kills of the worker`);
  await waitUntilExpired(attempts);
});

test.each([
  { how: 'is killed -9', signal: 'SIGKILL' },
  { how: 'is restarted', signal: 'SIGINT' },
] as const)('attempts are completed although PostgreSQL $how after the deadline', async ({ signal }) => {
  const attempts = await startAttempts({ count: 20 });
  await waitUntilTime(lastDeadline(attempts) + secondMs);
  process.kill(fixture.platform.pidOf('postgres'), signal);
  await waitUntil(() => isReady(fixture.platform.url));
  await waitUntilExpired(attempts);
});

test('every score can be recomputed from the log', async () => {
  expect(await fixture.expectScores()).toBeGreaterThan(300);
});

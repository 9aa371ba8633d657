import type { MatrazEvent } from '@matraz/contracts/events';
import { streamOf } from '@matraz/contracts/streams';
import { closingTime } from '@matraz/domain/exams/exam-time';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';
import { createLogger } from '@matraz/infra/logging/logger';
import type { DelayedJobs } from '@matraz/infra/queue/delayed-jobs';
import { openQueues, type Queues } from '@matraz/infra/queue/open-queues';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { emptyQueues } from '@matraz/infra/testing/empty-queues';
import { startQueueEngines } from '@matraz/infra/testing/queue-engines';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { WorkerCommand } from './commands.ts';
import { examDeadline, expiry } from './exams/exam-deadline.process.ts';
import { startProcesses } from './start-processes.ts';

const { engines, stop } = await startQueueEngines();
const logger = createLogger('test', { write: () => {} });
let database: TestDatabase;
let store: EventStore;
beforeAll(async () => {
  database = await createTestDatabase();
  store = await openEventStore({ databaseUrl: database.url });
});
afterAll(async () => {
  await store.close();
  await database.drop();
  await stop();
});

const noon = new Date('2026-03-02T12:00:00.000Z');
const userId = newId();

/** Appends the start of an attempt that closes `inMs` after noon. */
const startAttempt = async (inMs: number) => {
  const attemptId = newId();
  const beforeClosing = closingTime(noon.toISOString()).getTime() - noon.getTime();
  const deadline = new Date(noon.getTime() + inMs - beforeClosing).toISOString();
  const ids = { attemptId, userId, examId: newId() };
  const data = { ...ids, examVersion: 1, ordinal: 1, startedAt: deadline, deadline };
  const { position } = await append({ type: 'ExamAttemptStarted', data }, 0);
  return { ...ids, deadline, position };
};
const complete = async ({ attemptId, userId, examId, deadline }: Awaited<ReturnType<typeof startAttempt>>) => {
  const figures = { examTitle: 'Química 1', paesScore: 100, correct: 0, scored: 1, answered: 0, total: 1 };
  const pilots = { pilotCorrect: 0, pilotAnswered: 0, pilotTotal: 0, voided: [], corrections: [] };
  const how = { reason: 'submitted', finishedAt: deadline, timeElapsed: 0 } as const;
  await append({ type: 'ExamAttemptCompleted', data: { attemptId, userId, examId, ...how, ...figures, ...pilots } }, 1);
};
const append = ({ type, data }: Extract<MatrazEvent, { data: { attemptId: string } }>, expectedVersion: number) => {
  const eventId = newId();
  const metadata = { eventId, occurredAt: noon.toISOString(), correlationId: eventId, causationId: eventId };
  return store.append(streamOf.attempt(data.attemptId), [{ type, schemaVersion: 1, data, metadata }], {
    expectedVersion,
  });
};

describe.each(engines)('on $engine', ({ redisUrl, present }) => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
    await emptyQueues({ databaseUrl: database.url, redisUrl });
  });

  /** The clock is always at noon, so the timer of the schedule never fires first: only the queue runs commands. */
  const start = async ({
    attempts = [] as { attemptId: string; deadline: string }[],
    recheckEveryMs = 60_000,
  } = {}) => {
    const ran: WorkerCommand[] = [];
    const queues = await openQueues({ databaseUrl: database.url, redisUrl, logger });
    ends.push(() => queues.close());
    let jobs: DelayedJobs | undefined;
    const delayed: Queues['delayed'] = async (...asked) => {
      jobs = await queues.delayed(...asked);
      return jobs;
    };
    const processes = await startProcesses({
      processes: [examDeadline],
      checkpoint: { position: await store.head(), actions: attempts.map(expiry) },
      store,
      queues: { ...queues, delayed },
      logger,
      recheckEveryMs,
      now: () => noon,
      run: async (command) => void ran.push(command),
    });
    let closed: Promise<void> | undefined;
    const close = async () => {
      closed ??= processes.close();
      await closed;
    };
    ends.push(close);
    const held = () => expect.poll(async () => [...((await jobs?.ids()) ?? [])].toSorted());
    return { ran, held, close, schedule: processes.schedule };
  };
  /** A deadline this soon has a job in the queue. */
  const minuteMs = 60_000;
  const idsOf = (...attempts: { attemptId: string }[]) =>
    attempts.map(({ attemptId }) => `deadline-${attemptId}`).toSorted();

  test.runIf(present)('attempts that were open at the start and later attempts are in the queue', async () => {
    const before = await startAttempt(minuteMs);
    const { held, ran } = await start({ attempts: [before] });
    await held().toEqual(idsOf(before));
    const after = await startAttempt(minuteMs);
    await held().toEqual(idsOf(before, after));
    expect(ran).toEqual([]);
  });

  test.runIf(present)('the queue runs the commands that are due, and keeps the others', async () => {
    const { held, ran, schedule } = await start();
    const [later, due] = [await startAttempt(minuteMs), await startAttempt(0)];
    await expect.poll(() => ran).toEqual([{ type: 'ExpireExamAttempt', attemptId: due.attemptId }]);
    await held().toEqual(idsOf(later));
    expect(Array.from(schedule.entries(), ({ id }) => id)).toEqual(idsOf(later));
  });

  test.runIf(present)('the job of a submitted attempt is removed from the queue', async () => {
    const [first, second] = [await startAttempt(minuteMs), await startAttempt(minuteMs)];
    const { held, schedule } = await start({ attempts: [first, second] });
    await held().toEqual(idsOf(first, second));
    await complete(first);
    await held().toEqual(idsOf(second));
    expect(Array.from(schedule.entries(), ({ id }) => id)).toEqual(idsOf(second));
  });

  test.runIf(present)('after close no event is applied', async () => {
    const before = await startAttempt(minuteMs);
    const [closed, open] = [await start({ attempts: [before] }), await start({ attempts: [before] })];
    await closed.close();
    const after = await startAttempt(minuteMs);
    await open.held().toEqual(idsOf(before, after));
    expect(Array.from(closed.schedule.entries(), ({ id }) => id)).toEqual(idsOf(before));
  });

  test.runIf(present)('an emptied queue is filled again at the next recheck', async () => {
    const attempt = await startAttempt(minuteMs);
    const { held } = await start({ attempts: [attempt], recheckEveryMs: 300 });
    await held().toEqual(idsOf(attempt));
    await emptyQueues({ databaseUrl: database.url, redisUrl });
    await held().toEqual(idsOf(attempt));
  });
});

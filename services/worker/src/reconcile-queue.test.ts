import { setTimeout as delay } from 'node:timers/promises';
import { createWake } from '@matraz/infra/event-store/wake';
import { createLogger } from '@matraz/infra/logging/logger';
import type { DelayedJobs } from '@matraz/infra/queue/delayed-jobs';
import { afterEach, expect, test } from 'vitest';
import type { ScheduledCommand } from './process-manager.ts';
import { reconcileQueue } from './reconcile-queue.ts';
import { createSchedule } from './schedule.ts';

const logger = createLogger('test', { write: () => {} });
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const noon = new Date('2026-03-02T12:00:00Z');
const hourMs = 3_600_000;
const entry = (name: string, inMs: number): ScheduledCommand => ({
  command: { type: 'ExpireExamAttempt', attemptId: name },
  id: `deadline-${name}`,
  at: new Date(noon.getTime() + inMs),
});

const openSchedule = () => {
  const wake = createWake();
  const schedule = createSchedule({ now: () => noon, run: async () => {}, logger, onChange: wake.ring });
  return { schedule, wake };
};

type Parts = Parameters<typeof reconcileQueue>[0];
const start = (
  parts: Pick<Parts, 'schedule' | 'jobs' | 'wake' | 'recheckEveryMs'> & Partial<Pick<Parts, 'logger'>>,
) => {
  const stopping = new AbortController();
  const reconciling = reconcileQueue({ now: () => noon, logger, signal: stopping.signal, ...parts });
  ends.push(async () => {
    stopping.abort();
    await reconciling;
  });
  return stopping;
};

/** A queue in memory that records its calls. */
const recordingQueue = (held: string[] = []) => {
  const asked: unknown[] = [];
  const jobs: DelayedJobs = {
    add: async (added) => void (added.length > 0 && asked.push({ add: added })),
    remove: async (ids) => void (ids.length > 0 && asked.push({ remove: ids })),
    ids: async () => {
      asked.push('ids');
      return new Set(held);
    },
  };
  return { jobs, asked };
};

test('each job is added once, with the time that is left', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue();
  schedule.apply(entry('ana', 1_500));
  start({ schedule, jobs, wake });
  await expect.poll(() => asked).toEqual(['ids', { add: [{ id: 'deadline-ana', delayMs: 1_500 }] }]);
  schedule.apply(entry('beto', hourMs));
  await expect.poll(() => asked.slice(2)).toEqual([{ add: [{ id: 'deadline-beto', delayMs: hourMs }] }]);
});

test('jobs that the queue holds at the start are not added again, and jobs of other processes stay', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue(['deadline-ana', 'deadline-of-another-process']);
  schedule.apply(entry('ana', hourMs));
  start({ schedule, jobs, wake });
  schedule.apply(entry('beto', hourMs));
  await expect.poll(() => asked).toEqual(['ids', { add: [{ id: 'deadline-beto', delayMs: hourMs }] }]);
});

test('a job that is cancelled and scheduled again before the queue is updated gets its new time', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue();
  schedule.apply(entry('ana', hourMs));
  start({ schedule, jobs, wake });
  await expect.poll(() => asked).toHaveLength(2);
  schedule.apply({ cancel: 'deadline-ana' });
  schedule.apply(entry('ana', 2 * hourMs));
  await expect
    .poll(() => asked.slice(2))
    .toEqual([{ remove: ['deadline-ana'] }, { add: [{ id: 'deadline-ana', delayMs: 2 * hourMs }] }]);
});

test('a cancelled job is added again when it is scheduled again', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue();
  schedule.apply(entry('ana', hourMs));
  start({ schedule, jobs, wake });
  await expect.poll(() => asked).toHaveLength(2);
  schedule.apply({ cancel: 'deadline-ana' });
  await expect.poll(() => asked.slice(2)).toEqual([{ remove: ['deadline-ana'] }]);
  schedule.apply(entry('ana', hourMs));
  await expect.poll(() => asked.slice(3)).toEqual([{ add: [{ id: 'deadline-ana', delayMs: hourMs }] }]);
});

test('the queue is not called while nothing changes', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue();
  let rounds = 0;
  const counting: DelayedJobs = {
    ...jobs,
    add: async (added) => {
      rounds += 1;
      await jobs.add(added);
    },
  };
  start({ schedule, jobs: counting, wake });
  schedule.apply(entry('ana', hourMs));
  await expect.poll(() => asked).toHaveLength(2);
  // One for the start, one for the change; reconciling without a pause would make ten in this second.
  await delay(1_000);
  expect(rounds).toBeLessThanOrEqual(3);
});

test('after an error the jobs of the queue are read again, and all missing jobs are added', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue();
  let failures = 2;
  const failing: DelayedJobs = {
    ...jobs,
    add: async (added) => {
      if (failures-- > 0) throw new Error('the queue is away');
      await jobs.add(added);
    },
  };
  const lines: string[] = [];
  schedule.apply(entry('ana', hourMs));
  start({
    schedule,
    jobs: failing,
    wake,
    logger: createLogger('test', { write: (line: string) => void lines.push(line) }),
  });
  await expect.poll(() => asked).toEqual(['ids', 'ids', 'ids', { add: [{ id: 'deadline-ana', delayMs: hourMs }] }]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(
    [1, 2].map(() => ({ err: { message: 'the queue is away' }, msg: 'the queue could not be filled' })),
  );
});

test('changes within a short time go to the queue in one call', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue();
  start({ schedule, jobs, wake });
  await expect.poll(() => asked).toEqual(['ids']);
  const names = Array.from({ length: 300 }, (_, index) => `s${index}`);
  for (const name of names) schedule.apply(entry(name, hourMs));
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[1]).toEqual({ add: names.map((name) => ({ id: `deadline-${name}`, delayMs: hourMs })) });
});

test('it ends with its signal, also during a wait', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue();
  const stopping = start({ schedule, jobs, wake });
  await expect.poll(() => asked).toEqual(['ids']);
  await delay(0);
  stopping.abort();
  await Promise.all(ends.splice(0).map((end) => end()));
  schedule.apply(entry('ana', hourMs));
  expect(asked).toEqual(['ids']);
});

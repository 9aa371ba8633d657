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
/** The job of an entry at this time belongs in the queue. */
const minuteMs = 60_000;
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
  parts: Pick<Parts, 'schedule' | 'jobs' | 'wake' | 'recheckEveryMs'> & Partial<Pick<Parts, 'logger' | 'now'>>,
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
  const holds = new Set(held);
  const jobs: DelayedJobs = {
    async add(added) {
      if (added.length > 0) asked.push({ add: added });
      for (const { id } of added) holds.add(id);
    },
    async remove(ids) {
      if (ids.length > 0) asked.push({ remove: ids });
      for (const id of ids) holds.delete(id);
    },
    async ids() {
      asked.push('ids');
      return new Set(holds);
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
  schedule.apply(entry('beto', minuteMs));
  await expect.poll(() => asked.slice(2)).toEqual([{ add: [{ id: 'deadline-beto', delayMs: minuteMs }] }]);
});

test('jobs that the queue holds at the start are not added again, and jobs of other processes stay', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue(['deadline-ana', 'deadline-of-another-process']);
  schedule.apply(entry('ana', minuteMs));
  start({ schedule, jobs, wake });
  schedule.apply(entry('beto', minuteMs));
  await expect.poll(() => asked).toEqual(['ids', { add: [{ id: 'deadline-beto', delayMs: minuteMs }] }]);
});

test('a job that is cancelled and scheduled again before the queue is updated gets its new time', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue();
  schedule.apply(entry('ana', minuteMs));
  start({ schedule, jobs, wake });
  await expect.poll(() => asked).toHaveLength(2);
  schedule.apply({ cancel: 'deadline-ana' });
  schedule.apply(entry('ana', 2 * minuteMs));
  await expect
    .poll(() => asked.slice(2))
    .toEqual([{ remove: ['deadline-ana'] }, { add: [{ id: 'deadline-ana', delayMs: 2 * minuteMs }] }]);
});

test('a cancelled job is added again when it is scheduled again', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue();
  schedule.apply(entry('ana', minuteMs));
  start({ schedule, jobs, wake });
  await expect.poll(() => asked).toHaveLength(2);
  schedule.apply({ cancel: 'deadline-ana' });
  await expect.poll(() => asked.slice(2)).toEqual([{ remove: ['deadline-ana'] }]);
  schedule.apply(entry('ana', minuteMs));
  await expect.poll(() => asked.slice(3)).toEqual([{ add: [{ id: 'deadline-ana', delayMs: minuteMs }] }]);
});

test('a job is in the queue only in the last two minutes before its time', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue();
  let at = noon;
  for (const minutes of [2, 3, 60]) schedule.apply(entry(`in${minutes}`, minutes * minuteMs));
  start({ schedule, jobs, wake, now: () => at, recheckEveryMs: 200 });
  const added = () => asked.filter((call) => call !== 'ids');
  await expect.poll(added).toEqual([{ add: [{ id: 'deadline-in2', delayMs: 2 * minuteMs }] }]);
  schedule.apply(entry('late', 2 * minuteMs + 1));
  schedule.apply(entry('soon', minuteMs));
  await expect.poll(() => added().slice(1)).toEqual([{ add: [{ id: 'deadline-soon', delayMs: minuteMs }] }]);
  at = new Date(noon.getTime() + minuteMs);
  await expect
    .poll(() => added().slice(2))
    .toEqual([
      {
        add: [
          { id: 'deadline-in3', delayMs: 2 * minuteMs },
          { id: 'deadline-late', delayMs: minuteMs + 1 },
        ],
      },
    ]);
});

test('the job of a cancelled command that is not in the queue yet is not removed from it', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue();
  schedule.apply(entry('ana', 60 * minuteMs));
  start({ schedule, jobs, wake });
  await expect.poll(() => asked).toEqual(['ids']);
  schedule.apply({ cancel: 'deadline-ana' });
  schedule.apply(entry('beto', minuteMs));
  await expect.poll(() => asked.slice(1)).toEqual([{ add: [{ id: 'deadline-beto', delayMs: minuteMs }] }]);
});

test('the schedule and the queue are not compared while nothing changes', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue();
  let rounds = 0;
  const counting: DelayedJobs = {
    ...jobs,
    // Each round calls it, mostly with nothing to remove.
    remove: async (ids) => {
      rounds += 1;
      await jobs.remove(ids);
    },
  };
  start({ schedule, jobs: counting, wake });
  schedule.apply(entry('ana', minuteMs));
  await expect.poll(() => asked).toHaveLength(2);
  // One for the start, one for the change; reconciling without a pause would make ten in this second.
  await delay(1_000);
  expect(rounds).toBeLessThanOrEqual(3);
  expect(rounds).toBeGreaterThan(0);
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
  schedule.apply(entry('ana', minuteMs));
  start({
    schedule,
    jobs: failing,
    wake,
    logger: createLogger('test', { write: (line: string) => void lines.push(line) }),
  });
  await expect.poll(() => asked).toEqual(['ids', 'ids', 'ids', { add: [{ id: 'deadline-ana', delayMs: minuteMs }] }]);
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
  for (const name of names) schedule.apply(entry(name, minuteMs));
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[1]).toEqual({ add: names.map((name) => ({ id: `deadline-${name}`, delayMs: minuteMs })) });
});

test('many jobs are added in parts, each with the time that is left when its part is added', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue();
  let at = noon;
  const slow: DelayedJobs = {
    ...jobs,
    async add(added) {
      await jobs.add(added);
      at = new Date(at.getTime() + 1_000);
    },
  };
  for (let index = 0; index < 700; index += 1) schedule.apply(entry(`s${index}`, minuteMs));
  start({ schedule, jobs: slow, wake, now: () => at });
  const parts = () =>
    asked.flatMap((call) => {
      const added = (call as { add?: { delayMs: number }[] }).add;
      return added ? [{ jobs: added.length, delays: [...new Set(added.map(({ delayMs }) => delayMs))] }] : [];
    });
  await expect.poll(parts).toEqual([
    { jobs: 500, delays: [minuteMs] },
    { jobs: 200, delays: [minuteMs - 1_000] },
  ]);
});

test('it ends with its signal, also during a wait', async () => {
  const { schedule, wake } = openSchedule();
  const { jobs, asked } = recordingQueue();
  const stopping = start({ schedule, jobs, wake });
  await expect.poll(() => asked).toEqual(['ids']);
  await delay(0);
  stopping.abort();
  await Promise.all(ends.splice(0).map((end) => end()));
  schedule.apply(entry('ana', minuteMs));
  expect(asked).toEqual(['ids']);
});

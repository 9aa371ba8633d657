import { setTimeout as delay } from 'node:timers/promises';
import { createWake } from '@matraz/infra/event-store/wake';
import { createLogger } from '@matraz/infra/logging/logger';
import type { DelayedJobs } from '@matraz/infra/queue/delayed-jobs';
import { afterEach, expect, test } from 'vitest';
import { createAgenda } from './agenda.ts';
import { feedQueue } from './feed-queue.ts';
import type { Schedule } from './process-manager.ts';

const logger = createLogger('test', { write: () => {} });
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const noon = new Date('2026-03-02T12:00:00Z');
const hourMs = 3_600_000;
const entry = (name: string, inMs: number): Schedule => ({
  schedule: { type: 'ExpireExamAttempt', attemptId: name },
  id: `deadline-${name}`,
  at: new Date(noon.getTime() + inMs),
});

const openAgenda = () => {
  const wake = createWake();
  const agenda = createAgenda({ now: () => noon, run: async () => {}, logger, onChange: wake.ring });
  return { agenda, wake };
};

type Parts = Parameters<typeof feedQueue>[0];
const feed = (parts: Pick<Parts, 'agenda' | 'jobs' | 'wake' | 'lookEveryMs'> & Partial<Pick<Parts, 'logger'>>) => {
  const stopping = new AbortController();
  const fed = feedQueue({ now: () => noon, logger, signal: stopping.signal, ...parts });
  ends.push(async () => {
    stopping.abort();
    await fed;
  });
  return stopping;
};

/** A queue in memory that notes what is asked of it. */
const notingQueue = (held: string[] = []) => {
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
  const { agenda, wake } = openAgenda();
  const { jobs, asked } = notingQueue();
  agenda.apply(entry('ana', 1_500));
  feed({ agenda, jobs, wake });
  await expect.poll(() => asked).toEqual(['ids', { add: [{ id: 'deadline-ana', delayMs: 1_500 }] }]);
  agenda.apply(entry('beto', hourMs));
  await expect.poll(() => asked.slice(2)).toEqual([{ add: [{ id: 'deadline-beto', delayMs: hourMs }] }]);
});

test('what the queue holds at the start is not added again, and what other processes put there stays', async () => {
  const { agenda, wake } = openAgenda();
  const { jobs, asked } = notingQueue(['deadline-ana', 'deadline-of-another-process']);
  agenda.apply(entry('ana', hourMs));
  feed({ agenda, jobs, wake });
  agenda.apply(entry('beto', hourMs));
  await expect.poll(() => asked).toEqual(['ids', { add: [{ id: 'deadline-beto', delayMs: hourMs }] }]);
});

test('a job that was cancelled and is on the agenda again before the queue heard of it gets its new time', async () => {
  const { agenda, wake } = openAgenda();
  const { jobs, asked } = notingQueue();
  agenda.apply(entry('ana', hourMs));
  feed({ agenda, jobs, wake });
  await expect.poll(() => asked).toHaveLength(2);
  agenda.apply({ cancel: 'deadline-ana' });
  agenda.apply(entry('ana', 2 * hourMs));
  await expect
    .poll(() => asked.slice(2))
    .toEqual([{ remove: ['deadline-ana'] }, { add: [{ id: 'deadline-ana', delayMs: 2 * hourMs }] }]);
});

test('a job that was cancelled comes back when it is on the agenda again', async () => {
  const { agenda, wake } = openAgenda();
  const { jobs, asked } = notingQueue();
  agenda.apply(entry('ana', hourMs));
  feed({ agenda, jobs, wake });
  await expect.poll(() => asked).toHaveLength(2);
  agenda.apply({ cancel: 'deadline-ana' });
  await expect.poll(() => asked.slice(2)).toEqual([{ remove: ['deadline-ana'] }]);
  agenda.apply(entry('ana', hourMs));
  await expect.poll(() => asked.slice(3)).toEqual([{ add: [{ id: 'deadline-ana', delayMs: hourMs }] }]);
});

test('while nothing changes the queue is left alone', async () => {
  const { agenda, wake } = openAgenda();
  const { jobs, asked } = notingQueue();
  let rounds = 0;
  const counting: DelayedJobs = {
    ...jobs,
    add: async (added) => {
      rounds += 1;
      await jobs.add(added);
    },
  };
  feed({ agenda, jobs: counting, wake });
  agenda.apply(entry('ana', hourMs));
  await expect.poll(() => asked).toHaveLength(2);
  // One for the start, one for the change; a feed that does not rest makes ten in this second.
  await delay(1_000);
  expect(rounds).toBeLessThanOrEqual(3);
});

test('a queue that fails is asked again what it holds, and gets everything that is missing', async () => {
  const { agenda, wake } = openAgenda();
  const { jobs, asked } = notingQueue();
  let failures = 2;
  const failing: DelayedJobs = {
    ...jobs,
    add: async (added) => {
      if (failures-- > 0) throw new Error('the queue is away');
      await jobs.add(added);
    },
  };
  const lines: string[] = [];
  agenda.apply(entry('ana', hourMs));
  feed({
    agenda,
    jobs: failing,
    wake,
    logger: createLogger('test', { write: (line: string) => void lines.push(line) }),
  });
  await expect.poll(() => asked).toEqual(['ids', 'ids', 'ids', { add: [{ id: 'deadline-ana', delayMs: hourMs }] }]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(
    [1, 2].map(() => ({ err: { message: 'the queue is away' }, msg: 'the queue could not be filled' })),
  );
});

test('changes of one moment go to the queue in one call', async () => {
  const { agenda, wake } = openAgenda();
  const { jobs, asked } = notingQueue();
  feed({ agenda, jobs, wake });
  await expect.poll(() => asked).toEqual(['ids']);
  const names = Array.from({ length: 300 }, (_, index) => `s${index}`);
  for (const name of names) agenda.apply(entry(name, hourMs));
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[1]).toEqual({ add: names.map((name) => ({ id: `deadline-${name}`, delayMs: hourMs })) });
});

test('it ends with its signal, whatever it waits for', async () => {
  const { agenda, wake } = openAgenda();
  const { jobs, asked } = notingQueue();
  const stopping = feed({ agenda, jobs, wake });
  await expect.poll(() => asked).toEqual(['ids']);
  await delay(0);
  stopping.abort();
  await Promise.all(ends.splice(0).map((end) => end()));
  agenda.apply(entry('ana', hourMs));
  expect(asked).toEqual(['ids']);
});

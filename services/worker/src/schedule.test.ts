import { createLogger } from '@matraz/infra/logging/logger';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerCommand } from './commands.ts';
import type { ScheduledCommand } from './process-manager.ts';
import { createSchedule } from './schedule.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-02T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const logger = createLogger('test', { write: () => {} });
const second = 1_000;
const day = 86_400 * second;

const scheduleOf = (
  run: (command: WorkerCommand) => Promise<void>,
  options: Partial<Parameters<typeof createSchedule>[0]> = {},
) => createSchedule({ now: () => new Date(), run, logger, onChange: () => {}, queueTimeoutMs: 250, ...options });
const entry = (id: string, inMs: number): ScheduledCommand => ({
  command: { type: 'ExpireExamAttempt', attemptId: id },
  id: `deadline-${id}`,
  at: new Date(Date.now() + inMs),
});
const done = () => vi.fn(async (_: WorkerCommand) => {});

test('a command that the queue ran is not run again', async () => {
  const run = done();
  const schedule = scheduleOf(run);
  schedule.apply(entry('ana', second), 'the request');
  await vi.advanceTimersByTimeAsync(second);
  await schedule.execute('deadline-ana');
  await vi.advanceTimersByTimeAsync(day);
  expect(run).toHaveBeenCalledTimes(1);
  expect([...schedule.entries()]).toEqual([]);
  expect(schedule.correlationIdOf('deadline-ana')).toBeUndefined();
});

test('a command that the queue did not run shortly after its time is run by the schedule', async () => {
  const run = done();
  const schedule = scheduleOf(run);
  schedule.apply(entry('ana', second));
  await vi.advanceTimersByTimeAsync(second + 249);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run.mock.calls).toEqual([[{ type: 'ExpireExamAttempt', attemptId: 'ana' }]]);
});

test('a job that fires too early, or again, runs nothing', async () => {
  const run = done();
  const schedule = scheduleOf(run);
  schedule.apply(entry('ana', second));
  await schedule.execute('deadline-ana');
  await schedule.execute('deadline-unknown');
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(day);
  await schedule.execute('deadline-ana');
  expect(run).toHaveBeenCalledTimes(1);
});

test('a command whose time is long past is run at once', async () => {
  const run = done();
  scheduleOf(run).apply(entry('ana', -day));
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(1);
});

// Longer than the 24 days that a timer of Node can wait, and no more: every minute of it is a turn of the event loop.
test('a command in 26 days is run in 26 days', async () => {
  const run = done();
  scheduleOf(run).apply(entry('ana', 26 * day));
  await vi.advanceTimersByTimeAsync(26 * day);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(250);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a cancelled command is not run, and its job is to be removed from the queue', async () => {
  const run = done();
  const schedule = scheduleOf(run);
  schedule.apply(entry('ana', second));
  schedule.apply({ cancel: 'deadline-ana' });
  schedule.apply({ cancel: 'deadline-unknown' });
  await vi.advanceTimersByTimeAsync(day);
  expect(run).not.toHaveBeenCalled();
  expect(schedule.takeChanges()).toEqual({ added: [], removed: ['deadline-ana'] });
  expect(schedule.takeChanges()).toEqual({ added: [], removed: [] });
});

test('a scheduled command is to be added to the queue once, with its latest time', async () => {
  const schedule = scheduleOf(done());
  const [first, moved, other] = [entry('ana', second), entry('ana', day), entry('beto', day)];
  for (const one of [first, other, moved]) schedule.apply(one);
  expect(schedule.takeChanges()).toEqual({ added: [moved, other], removed: [] });
  expect(schedule.takeChanges()).toEqual({ added: [], removed: [] });
});

test('a command that fails is run again until it succeeds', async () => {
  const run = done().mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  const schedule = scheduleOf(run);
  schedule.apply(entry('ana', 0));
  await vi.advanceTimersByTimeAsync(30 * second);
  expect(run).toHaveBeenCalledTimes(3);
  expect([...schedule.entries()]).toEqual([]);
});

test('a command that is running is not started a second time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn(() => promise);
  const schedule = scheduleOf(run);
  schedule.apply(entry('ana', 0));
  const byQueue = schedule.execute('deadline-ana');
  await vi.advanceTimersByTimeAsync(second);
  resolve();
  await byQueue;
  await vi.advanceTimersByTimeAsync(day);
  expect(run).toHaveBeenCalledTimes(1);
});

test('an entry that is scheduled while the earlier one of its id runs is run too', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = done().mockReturnValueOnce(promise);
  const schedule = scheduleOf(run);
  schedule.apply(entry('ana', 0));
  await vi.advanceTimersByTimeAsync(second);
  schedule.apply(entry('ana', 0));
  await vi.advanceTimersByTimeAsync(second);
  expect(run).toHaveBeenCalledTimes(1);
  resolve();
  await vi.advanceTimersByTimeAsync(second);
  expect(run).toHaveBeenCalledTimes(2);
  expect([...schedule.entries()]).toEqual([]);
});

test('of 300 commands at the same instant 32 run at a time', async () => {
  let runs = 0;
  let most = 0;
  const run = vi.fn(async () => {
    runs += 1;
    most = Math.max(most, runs);
    await new Promise((resolve) => setTimeout(resolve, 10));
    runs -= 1;
  });
  const schedule = scheduleOf(run);
  for (let index = 0; index < 300; index++) schedule.apply(entry(`s${index}`, second));
  await vi.advanceTimersByTimeAsync(2 * second);
  expect(run).toHaveBeenCalledTimes(300);
  expect(most).toBe(32);
});

test('the job of a command that ran is not to be removed from the queue', async () => {
  const schedule = scheduleOf(done());
  schedule.apply(entry('ana', 0));
  await vi.advanceTimersByTimeAsync(second);
  expect(schedule.takeChanges()).toEqual({ added: [], removed: [] });
});

test('each change of the schedule is reported, and nothing else', async () => {
  const onChange = vi.fn();
  const schedule = scheduleOf(done(), { onChange });
  schedule.apply(entry('ana', day));
  expect(onChange).toHaveBeenCalledTimes(1);
  schedule.apply({ cancel: 'deadline-unknown' });
  expect(onChange).toHaveBeenCalledTimes(1);
  schedule.apply({ cancel: 'deadline-ana' });
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('of two entries of one id the later one counts, and its time', async () => {
  const run = done();
  const schedule = scheduleOf(run);
  schedule.apply(entry('ana', second));
  schedule.apply(entry('ana', 60 * second));
  await vi.advanceTimersByTimeAsync(59 * second);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * second);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a clock that is set forward takes effect within a minute', async () => {
  const run = done();
  let aheadMs = 0;
  const schedule = scheduleOf(run, { now: () => new Date(Date.now() + aheadMs) });
  schedule.apply(entry('ana', 10 * day));
  aheadMs = 10 * day;
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(run).toHaveBeenCalledTimes(1);
});

test('after a clock that was set back is right again, a command that is due runs at once', async () => {
  const run = done();
  let aheadMs = -120 * second;
  const schedule = scheduleOf(run, { now: () => new Date(Date.now() + aheadMs) });
  schedule.apply(entry('ana', second));
  schedule.apply(entry('eva', day));
  await vi.advanceTimersByTimeAsync(2 * second);
  aheadMs = 0;
  schedule.recheck();
  await vi.advanceTimersByTimeAsync(0);
  expect(run.mock.calls).toEqual([[{ type: 'ExpireExamAttempt', attemptId: 'ana' }]]);
});

test('a command that fails is run again after 0.5 s, then after twice as long each time, at most after 4 s', async () => {
  const from = Date.now();
  const tries: number[] = [];
  const lines: string[] = [];
  const run = async () => {
    tries.push((Date.now() - from) / second);
    throw new Error('away');
  };
  const schedule = scheduleOf(run, {
    logger: createLogger('test', { write: (line: string) => void lines.push(line) }),
  });
  schedule.apply(entry('ana', -second), 'the request that started the attempt');
  expect(schedule.correlationIdOf('deadline-ana')).toBe('the request that started the attempt');
  await vi.advanceTimersByTimeAsync(22 * second);
  expect(tries).toEqual([0, 0.5, 1.5, 3.5, 7.5, 11.5, 15.5, 19.5]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(
    tries.map(() => ({
      id: 'deadline-ana',
      correlationId: 'the request that started the attempt',
      err: { message: 'away' },
      msg: 'a command failed',
    })),
  );
});

test('a command that fails for the queue rejects there, and the schedule runs it again', async () => {
  const run = done().mockRejectedValueOnce(new Error('away'));
  const schedule = scheduleOf(run);
  schedule.apply(entry('ana', second));
  await vi.advanceTimersByTimeAsync(second);
  await expect(schedule.execute('deadline-ana')).rejects.toThrow('away');
  await vi.advanceTimersByTimeAsync(second);
  expect(run).toHaveBeenCalledTimes(2);
});

test('close waits for running commands, and starts no other', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = done().mockReturnValueOnce(promise);
  const schedule = scheduleOf(run);
  schedule.apply(entry('running', 0));
  schedule.apply(entry('waiting', 10 * second));
  await vi.advanceTimersByTimeAsync(second);
  const closed = vi.fn();
  const closing = schedule.close().then(closed);
  schedule.apply(entry('late', 10 * second));
  await vi.advanceTimersByTimeAsync(20 * second);
  expect(closed).not.toHaveBeenCalled();
  resolve();
  await closing;
  await vi.advanceTimersByTimeAsync(day);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a command that fails during close is not run again', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const run = done().mockReturnValueOnce(promise);
  const schedule = scheduleOf(run);
  schedule.apply(entry('ana', 0));
  await vi.advanceTimersByTimeAsync(second);
  const closing = schedule.close();
  reject(new Error('away'));
  await closing;
  await vi.advanceTimersByTimeAsync(day);
  expect(run).toHaveBeenCalledTimes(1);
});

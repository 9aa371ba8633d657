import { createLogger } from '@matraz/infra/logging/logger';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAgenda } from './agenda.ts';
import type { WorkerCommand } from './commands.ts';
import type { Schedule } from './process-manager.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-02T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const logger = createLogger('test', { write: () => {} });
const second = 1_000;
const day = 86_400 * second;

const agendaOf = (
  run: (command: WorkerCommand) => Promise<void>,
  options: Partial<Parameters<typeof createAgenda>[0]> = {},
) => createAgenda({ now: () => new Date(), run, logger, onChange: () => {}, patienceMs: 250, ...options });
const entry = (id: string, inMs: number): Schedule => ({
  schedule: { type: 'ExpireExamAttempt', attemptId: id },
  id: `deadline-${id}`,
  at: new Date(Date.now() + inMs),
});
const done = () => vi.fn(async (_: WorkerCommand) => {});

test('what the queue carried out is not done again', async () => {
  const run = done();
  const agenda = agendaOf(run);
  agenda.apply(entry('ana', second));
  await vi.advanceTimersByTimeAsync(second);
  await agenda.carryOut('deadline-ana');
  await vi.advanceTimersByTimeAsync(day);
  expect(run).toHaveBeenCalledTimes(1);
  expect([...agenda.entries()]).toEqual([]);
});

test('what the queue has not done shortly after its time is done all the same', async () => {
  const run = done();
  const agenda = agendaOf(run);
  agenda.apply(entry('ana', second));
  await vi.advanceTimersByTimeAsync(second + 249);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run.mock.calls).toEqual([[{ type: 'ExpireExamAttempt', attemptId: 'ana' }]]);
});

test('what the queue brings too early, or again, is left alone', async () => {
  const run = done();
  const agenda = agendaOf(run);
  agenda.apply(entry('ana', second));
  await agenda.carryOut('deadline-ana');
  await agenda.carryOut('deadline-unknown');
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(day);
  await agenda.carryOut('deadline-ana');
  expect(run).toHaveBeenCalledTimes(1);
});

test('what is long past when it becomes known is done at once', async () => {
  const run = done();
  agendaOf(run).apply(entry('ana', -day));
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(1);
});

test('in a hundred days is in a hundred days', async () => {
  const run = done();
  agendaOf(run).apply(entry('ana', 100 * day));
  await vi.advanceTimersByTimeAsync(100 * day);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(250);
  expect(run).toHaveBeenCalledTimes(1);
});

test('what is cancelled is not done, and to be taken from the queue', async () => {
  const run = done();
  const agenda = agendaOf(run);
  agenda.apply(entry('ana', second));
  agenda.apply({ cancel: 'deadline-ana' });
  agenda.apply({ cancel: 'deadline-unknown' });
  await vi.advanceTimersByTimeAsync(day);
  expect(run).not.toHaveBeenCalled();
  expect(agenda.dropped()).toEqual(['deadline-ana']);
  expect(agenda.dropped()).toEqual([]);
});

test('what fails is tried again until it succeeds', async () => {
  const run = done().mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  const agenda = agendaOf(run);
  agenda.apply(entry('ana', 0));
  await vi.advanceTimersByTimeAsync(30 * second);
  expect(run).toHaveBeenCalledTimes(3);
  expect([...agenda.entries()]).toEqual([]);
});

test('a command that is under way is not begun a second time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn(() => promise);
  const agenda = agendaOf(run);
  agenda.apply(entry('ana', 0));
  const byQueue = agenda.carryOut('deadline-ana');
  await vi.advanceTimersByTimeAsync(second);
  resolve();
  await byQueue;
  await vi.advanceTimersByTimeAsync(day);
  expect(run).toHaveBeenCalledTimes(1);
});

test('what comes on the agenda while its forerunner runs has its own turn', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = done().mockReturnValueOnce(promise);
  const agenda = agendaOf(run);
  agenda.apply(entry('ana', 0));
  await vi.advanceTimersByTimeAsync(second);
  agenda.apply(entry('ana', 0));
  await vi.advanceTimersByTimeAsync(second);
  expect(run).toHaveBeenCalledTimes(1);
  resolve();
  await vi.advanceTimersByTimeAsync(second);
  expect(run).toHaveBeenCalledTimes(2);
  expect([...agenda.entries()]).toEqual([]);
});

test('of 300 at the same instant 32 run at a time', async () => {
  let runs = 0;
  let most = 0;
  const run = vi.fn(async () => {
    runs += 1;
    most = Math.max(most, runs);
    await new Promise((resolve) => setTimeout(resolve, 10));
    runs -= 1;
  });
  const agenda = agendaOf(run);
  for (let index = 0; index < 300; index++) agenda.apply(entry(`s${index}`, second));
  await vi.advanceTimersByTimeAsync(2 * second);
  expect(run).toHaveBeenCalledTimes(300);
  expect(most).toBe(32);
});

test('what was carried out is not to be taken from the queue', async () => {
  const agenda = agendaOf(done());
  agenda.apply(entry('ana', 0));
  await vi.advanceTimersByTimeAsync(second);
  expect(agenda.dropped()).toEqual([]);
});

test('each change of what is to come is told, and nothing else', async () => {
  const onChange = vi.fn();
  const agenda = agendaOf(done(), { onChange });
  agenda.apply(entry('ana', day));
  expect(onChange).toHaveBeenCalledTimes(1);
  agenda.apply({ cancel: 'deadline-unknown' });
  expect(onChange).toHaveBeenCalledTimes(1);
  agenda.apply({ cancel: 'deadline-ana' });
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('of two entries of one id the later one counts, and its time', async () => {
  const run = done();
  const agenda = agendaOf(run);
  agenda.apply(entry('ana', second));
  agenda.apply(entry('ana', 60 * second));
  await vi.advanceTimersByTimeAsync(59 * second);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * second);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a clock that is set forward is noticed within a minute', async () => {
  const run = done();
  let aheadMs = 0;
  const agenda = agendaOf(run, { now: () => new Date(Date.now() + aheadMs) });
  agenda.apply(entry('ana', 10 * day));
  aheadMs = 10 * day;
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(run).toHaveBeenCalledTimes(1);
});

test('what fails is tried again after 0.5 s, then after twice as long each time, at most after 10 s', async () => {
  const from = Date.now();
  const tries: number[] = [];
  const lines: string[] = [];
  const run = async () => {
    tries.push((Date.now() - from) / second);
    throw new Error('away');
  };
  const agenda = agendaOf(run, { logger: createLogger('test', { write: (line: string) => void lines.push(line) }) });
  agenda.apply(entry('ana', -second));
  await vi.advanceTimersByTimeAsync(40 * second);
  expect(tries).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 25.5, 35.5]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(
    tries.map(() => ({ id: 'deadline-ana', err: { message: 'away' }, msg: 'a command failed' })),
  );
});

test('the queue hears of a command that fails, and the agenda tries it all the same', async () => {
  const run = done().mockRejectedValueOnce(new Error('away'));
  const agenda = agendaOf(run);
  agenda.apply(entry('ana', second));
  await vi.advanceTimersByTimeAsync(second);
  await expect(agenda.carryOut('deadline-ana')).rejects.toThrow('away');
  await vi.advanceTimersByTimeAsync(second);
  expect(run).toHaveBeenCalledTimes(2);
});

test('closed: what runs is waited for, nothing more begins', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = done().mockReturnValueOnce(promise);
  const agenda = agendaOf(run);
  agenda.apply(entry('running', 0));
  agenda.apply(entry('waiting', 10 * second));
  await vi.advanceTimersByTimeAsync(second);
  const closed = vi.fn();
  const closing = agenda.close().then(closed);
  agenda.apply(entry('late', 10 * second));
  await vi.advanceTimersByTimeAsync(20 * second);
  expect(closed).not.toHaveBeenCalled();
  resolve();
  await closing;
  await vi.advanceTimersByTimeAsync(day);
  expect(run).toHaveBeenCalledTimes(1);
});

test('closed while a command fails: it is not tried again', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const run = done().mockReturnValueOnce(promise);
  const agenda = agendaOf(run);
  agenda.apply(entry('ana', 0));
  await vi.advanceTimersByTimeAsync(second);
  const closing = agenda.close();
  reject(new Error('away'));
  await closing;
  await vi.advanceTimersByTimeAsync(day);
  expect(run).toHaveBeenCalledTimes(1);
});

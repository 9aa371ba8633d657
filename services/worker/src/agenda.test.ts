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

const agendaOf = (run: (command: WorkerCommand) => Promise<void>) =>
  createAgenda({ now: () => new Date(), run, logger, onChange: () => {}, patienceMs: 250 });
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

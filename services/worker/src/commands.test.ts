import { streamOf } from '@matraz/contracts/streams';
import { newId } from '@matraz/infra/ids';
import { noTracing, type Tracing } from '@matraz/infra/tracing/tracing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commandRunner } from './commands.ts';
import { expiry } from './exams/exam-deadline.process.ts';
import { createSchedule } from './schedule.ts';
import { openExamRoom, silent } from './testing/exam-room.ts';

let room: Awaited<ReturnType<typeof openExamRoom>>;
beforeAll(async () => {
  room = await openExamRoom();
});
afterAll(() => room.close());

const hourMs = 3_600_000;

test('the command fails for an attempt that has time left', async () => {
  const { attemptId } = await room.startAttempt(600);
  const run = commandRunner(room.deps, () => new Date());
  await expect(run({ type: 'ExpireExamAttempt', attemptId })).rejects.toThrow('has time left');
  expect(await room.completions(attemptId)).toEqual([]);
});

test('with tracing, each command has a span of its own, and its events name the span as their cause', async () => {
  const ended: [string, boolean | undefined][] = [];
  const start: Tracing['start'] = (name) => ({
    id: '00f067aa0ba902b7',
    end: (outcome) => ended.push([name, outcome?.isFailed]),
  });
  let late = 0;
  const run = commandRunner(room.deps, () => new Date(Date.now() + late), { ...noTracing, isOn: true, start });
  const { attemptId } = await room.startAttempt(600);
  await expect(run({ type: 'ExpireExamAttempt', attemptId })).rejects.toThrow('has time left');
  late = hourMs;
  await run({ type: 'ExpireExamAttempt', attemptId });
  expect(ended).toEqual([
    ['ExpireExamAttempt', true],
    ['ExpireExamAttempt', undefined],
  ]);
  const { rows } = await room.database.pool.query(
    "select metadata ->> 'causationId' as cause from es.events where stream = $1 and type = 'ExamAttemptCompleted'",
    [streamOf.attempt(attemptId)],
  );
  expect(rows).toEqual([{ cause: '00f067aa0ba902b7' }]);
});

test('after a clock that was an hour ahead is set back, the attempt stays scheduled', async () => {
  const attempt = await room.startAttempt(600);
  let now = Date.now() + hourMs;
  const expire = commandRunner(room.deps, () => new Date());
  const tried: string[] = [];
  const schedule = createSchedule({
    now: () => new Date(now),
    run: async (command) => {
      tried.push(command.type);
      // The clock is corrected after the command started.
      now = Date.now();
      await expire(command);
    },
    logger: silent,
    onChange: () => {},
  });
  schedule.apply(expiry(attempt));
  await expect.poll(() => tried).toEqual(['ExpireExamAttempt']);
  await schedule.close();
  expect([...schedule.entries()]).toHaveLength(1);
  expect(await room.completions(attempt.attemptId)).toEqual([]);
});

test('RescoreCorrected with an exam rescores that exam, without one all exams', async () => {
  const attemptsToRescore = vi.fn(async () => []);
  const run = commandRunner(
    { ...room.deps, examLookup: { ...room.deps.examLookup, attemptsToRescore } },
    () => new Date(),
  );
  const examId = newId();
  await run({ type: 'RescoreCorrected', examId });
  await run({ type: 'RescoreCorrected' });
  expect(attemptsToRescore.mock.calls).toEqual([[{ examId }], [{}]]);
});

import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAgenda } from './agenda.ts';
import { commandRunner } from './commands.ts';
import { expiry } from './exams/exam-deadline.process.ts';
import { openExamRoom, silent } from './testing/exam-room.ts';

let room: Awaited<ReturnType<typeof openExamRoom>>;
beforeAll(async () => {
  room = await openExamRoom();
});
afterAll(() => room.close());

const hourMs = 3_600_000;

test('an attempt that has time left does not count as ended: the command fails', async () => {
  const { attemptId } = await room.startAttempt(600);
  const run = commandRunner(room.desk, () => new Date());
  await expect(run({ type: 'ExpireExamAttempt', attemptId })).rejects.toThrow('has time left');
  expect(await room.completions(attemptId)).toEqual([]);
});

test('a clock that was an hour ahead and is set back: the attempt ends when its time is over', async () => {
  const attempt = await room.startAttempt(600);
  let now = Date.now() + hourMs;
  const expire = commandRunner(room.desk, () => new Date());
  const tried: string[] = [];
  const agenda = createAgenda({
    now: () => new Date(now),
    run: async (command) => {
      tried.push(command.type);
      // Only now is the clock corrected.
      now = Date.now();
      await expire(command);
    },
    logger: silent,
    onChange: () => {},
  });
  agenda.apply(expiry(attempt));
  await expect.poll(() => tried).toEqual(['ExpireExamAttempt']);
  await agenda.close();
  expect([...agenda.entries()]).toHaveLength(1);
  expect(await room.completions(attempt.attemptId)).toEqual([]);
});

test('new scores are asked for of the exam that is named, and of all exams when none is', async () => {
  const attemptsToRescore = vi.fn(async () => []);
  const run = commandRunner({ ...room.desk, lookup: { ...room.desk.lookup, attemptsToRescore } }, () => new Date());
  const examId = newId();
  await run({ type: 'RescoreVoided', examId });
  await run({ type: 'RescoreVoided' });
  expect(attemptsToRescore.mock.calls).toEqual([[{ examId }], [{}]]);
});

import 'fake-indexeddb/auto';
import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { after, attemptId, running } from '../testing.ts';
import { openDatabase, type PendingAnswer } from './database.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { SavedAnswer } from './saved-answers.ts';

const userId = 'antonia';
const A = 0;
const B = 1;
const C = 2;
const answer = (selectedAnswer: number | null, seconds: number, questionId = 'q1'): SavedAnswer => ({
  ...{ questionId, selectedAnswer, savedAt: after(seconds) },
});

/** Seconds since the start, by the server, at which the phone has its network again. */
const NOW = 300;
const ago = (seconds: number) => Date.now() - seconds * 1000;

/** What the phone kept `at` seconds since the start, with its clock right all the time. */
const keep = async (selectedAnswer: number | null, at: number, more: Partial<PendingAnswer> = {}) =>
  (await openDatabase()).put('outbox', {
    ...{ attemptId, userId, questionId: 'q1', selectedAnswer, key: `key-${more.questionId}-${at}`, order: 1 },
    chosen: { server: Date.parse(after(at)), wall: ago(NOW - at) },
    ...more,
  });
/** What it knows of the attempt, `left` seconds before the end. */
const keepAttempt = async (left = 300) => {
  const attempt: RunningAttempt = { ...running, deadline: after(NOW + left) };
  const clock = { server: Date.parse(after(NOW)), wall: Date.now() };
  await (await openDatabase()).put('kept', { attemptId, userId, attempt, clock });
};

const opened: Outbox[] = [];
const server = (...answers: SavedAnswer[]) => ({
  read: vi.fn(async (_signal: AbortSignal) => ({ ...running, answers, serverTime: after(NOW) })),
  send: vi.fn(
    async ({ questionId, selectedAnswer }: PendingAnswer): Promise<SavedAnswer> =>
      answer(selectedAnswer, NOW + 1, questionId),
  ),
});
const open = ({ read, send }: ReturnType<typeof server>) => {
  const outbox = createOutbox({ attemptId, userId, read, send, onRefused: () => {}, onSessionOver: () => {} });
  opened.push(outbox);
  return outbox;
};
const sent = ({ send }: ReturnType<typeof server>) => send.mock.calls.map(([one]) => one.selectedAnswer);
const stored = async () => (await openDatabase()).getAll('outbox');
const settled = () => waitFor(async () => expect(await stored()).toEqual([]));

afterEach(async () => {
  for (const outbox of opened.splice(0)) outbox.close();
  for (const name of ['outbox', 'kept', 'marks'] as const) await (await openDatabase()).clear(name);
});

describe('an answer that waited, when a later one was given on another device', () => {
  test('is not sent; the later one stands here too, and the student is told, also after a reload', async () => {
    await keepAttempt();
    await keep(A, 60);
    const api = server(answer(C, 120));
    const outbox = open(api);
    await settled();
    expect(sent(api)).toEqual([]);
    await waitFor(() => expect(outbox.state().superseded.get('q1')?.selectedAnswer).toBe(C));
    expect(outbox.state().saved.get('q1')?.selectedAnswer).toBe(C);
    expect(outbox.state().pending.size).toBe(0);
    expect((await (await openDatabase()).get('kept', attemptId))?.attempt.answers).toEqual([answer(C, 120)]);
    outbox.close();

    const next = open(server());
    await waitFor(() => expect(next.state().superseded.size).toBe(1));
    next.dismissSuperseded();
    expect(next.state().superseded.size).toBe(0);
    await waitFor(async () => expect((await (await openDatabase()).get('marks', attemptId))?.overtaken).toEqual([]));
  });

  test('is not sent either when the later one was cleared', async () => {
    await keep(A, 60);
    const api = server(answer(null, 120));
    open(api);
    await settled();
    expect(sent(api)).toEqual([]);
  });

  test('is told in both of two tabs, until it is read in one', async () => {
    await keep(A, 60);
    const api = server(answer(C, 120));
    const tabs = [open(api), open(api)];
    await settled();
    await waitFor(() => expect(tabs.map((tab) => tab.state().superseded.size)).toEqual([1, 1]));
    tabs[1]?.dismissSuperseded();
    await waitFor(() => expect(tabs.map((tab) => tab.state().superseded.size)).toEqual([0, 0]));
  });

  test('is not sent when the later one is what had been chosen here before: no try of it is that late', async () => {
    await keep(A, 60, { replaced: [C] });
    const api = server(answer(C, 120));
    open(api);
    await settled();
    expect(sent(api)).toEqual([]);
  });

  test('does not touch the one that the student gives while the server is asked', async () => {
    await keepAttempt();
    await keep(A, 60);
    const api = server(answer(C, 120));
    let reply: (() => void) | undefined;
    const { read } = api;
    const slow = vi.fn(async (signal: AbortSignal) => {
      await new Promise<void>((resolve) => (reply = resolve));
      return read(signal);
    });
    const outbox = open({ ...api, read: slow });
    await waitFor(() => expect(reply).toBeDefined());
    outbox.choose('q1', B);
    await waitFor(async () => expect((await stored())[0]?.selectedAnswer).toBe(B));
    reply?.();
    await settled();
    expect(sent(api)).toEqual([B]);
    expect(outbox.state().superseded.size).toBe(0);
  });
});

describe('an answer that waited is sent', () => {
  test.each([
    ['nobody answered the question since', [answer(C, 50)]],
    ['nobody answered it at all', []],
    ['the other answer is hardly later: no two clocks agree', [answer(C, 62)]],
    ['the other answer says the same', [answer(A, 120)]],
    ['another question was answered since', [answer(C, 120, 'q2')]],
  ])('when %s', async (_, answers) => {
    await keep(A, 60);
    const api = server(...answers);
    const outbox = open(api);
    await settled();
    expect(sent(api)).toEqual([A]);
    expect(outbox.state().superseded.size).toBe(0);
  });

  test('when what the server has is an earlier try of this browser that came through late', async () => {
    const never = () => Promise.reject(new TypeError('Failed to fetch'));
    const before = open({ ...server(), send: vi.fn(never) });
    before.choose('q1', B);
    await waitFor(() => expect(before.state().isStuck).toBe(true));
    before.choose('q1', A);
    await waitFor(async () => expect((await stored())[0]?.selectedAnswer).toBe(A));
    before.close();
    const [kept] = await stored();
    expect(kept?.chosen).toBeDefined();
    await keep(A, 60, { replaced: kept?.replaced });
    const api = server(answer(B, 75));
    open(api);
    await settled();
    expect(sent(api)).toEqual([A]);
  });

  test('when the device’s clock was set back meanwhile: it was given later than that clock says', async () => {
    await keep(A, 200, { chosen: { server: Date.parse(after(60)), wall: ago(NOW - 200) } });
    const api = server(answer(C, 120));
    open(api);
    await settled();
    expect(sent(api)).toEqual([A]);
  });

  test('when an earlier page kept it, which did not note the time', async () => {
    await keep(A, 60, { chosen: undefined });
    const api = server(answer(C, 120));
    open(api);
    await settled();
    expect(sent(api)).toEqual([A]);
    expect(api.read).not.toHaveBeenCalled();
  });
});

test('the server is asked once for all that waited', async () => {
  await keep(A, 60, { questionId: 'q1', order: 1 });
  await keep(B, 70, { questionId: 'q2', order: 2 });
  await keep(C, 80, { questionId: 'q3', order: 3 });
  const api = server(answer(C, 120, 'q2'));
  open(api);
  await settled();
  expect(sent(api)).toEqual([A, C]);
  expect(api.read).toHaveBeenCalledTimes(1);
});

test('it is not asked for an answer that goes out at once', async () => {
  const api = server();
  const outbox = open(api);
  outbox.choose('q1', A);
  await waitFor(() => expect(outbox.state().saved.size).toBe(1));
  expect(api.read).not.toHaveBeenCalled();
});

test('while it cannot be asked, answers wait', async () => {
  await keepAttempt();
  await keep(A, 60);
  const api = server(answer(C, 120));
  api.read.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const outbox = open(api);
  await waitFor(() => expect(outbox.state().isStuck).toBe(true));
  expect(await stored()).toHaveLength(1);
  await settled();
  expect(sent(api)).toEqual([]);
  await waitFor(() => expect(outbox.state().isStuck).toBe(false));
});

describe('at the end of the time nothing is held up', () => {
  test('in the last ten seconds the server is not asked', async () => {
    await keepAttempt(8);
    await keep(A, 60);
    const api = server(answer(C, 120));
    open(api);
    await settled();
    expect(sent(api)).toEqual([A]);
    expect(api.read).not.toHaveBeenCalled();
  });

  test('in the last minute it has a second to tell', async () => {
    await keepAttempt(40);
    await keep(A, 60);
    const api = server();
    const silent = vi.fn(
      (signal: AbortSignal) =>
        new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    open({ ...api, read: silent });
    await waitFor(() => expect(sent(api)).toEqual([A]));
    expect(silent).toHaveBeenCalledTimes(1);
  });
});

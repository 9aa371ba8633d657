import 'fake-indexeddb/auto';
import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from '../../../shared/testing/library.ts';
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

/** The phone gets its network back this many seconds after the start, by the server's clock. */
const NOW = 300;
const ago = (seconds: number) => Date.now() - seconds * 1000;

/** Stores a pending answer on the phone, chosen `at` seconds after the start. The phone's clock is right. */
const storePending = async (selectedAnswer: number | null, at: number, more: Partial<PendingAnswer> = {}) =>
  (await openDatabase()).put('outbox', {
    ...{ attemptId, userId, questionId: 'q1', selectedAnswer, key: `key-${more.questionId}-${at}`, order: 1 },
    chosen: { server: Date.parse(after(at)), wall: ago(NOW - at) },
    ...more,
  });
/** Caches the attempt on the phone, `left` seconds before the deadline. */
const cacheAttempt = async (left = 300) => {
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

describe('a pending answer, when a later one was given on another device', () => {
  test('is not sent: the page shows the later one with a notice, also after a reload', async () => {
    await cacheAttempt();
    await storePending(A, 60);
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

  test('is not sent when the later one was a cleared answer', async () => {
    await storePending(A, 60);
    const api = server(answer(null, 120));
    open(api);
    await settled();
    expect(sent(api)).toEqual([]);
  });

  test('has its notice in both tabs until it is read in one', async () => {
    await storePending(A, 60);
    const api = server(answer(C, 120));
    const tabs = [open(api), open(api)];
    await settled();
    await waitFor(() => expect(tabs.map((tab) => tab.state().superseded.size)).toEqual([1, 1]));
    tabs[1]?.dismissSuperseded();
    await waitFor(() => expect(tabs.map((tab) => tab.state().superseded.size)).toEqual([0, 0]));
  });

  test('is not sent when the later one equals a replaced one but came too late to be a try of it', async () => {
    await storePending(A, 60, { replaced: [C] });
    const api = server(answer(C, 120));
    open(api);
    await settled();
    expect(sent(api)).toEqual([]);
  });

  test('is not sent, but an answer that is chosen while the server is asked is', async () => {
    await cacheAttempt();
    await storePending(A, 60);
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

describe('a pending answer is sent', () => {
  test.each([
    ['the saved answer is older', [answer(C, 50)]],
    ['the server has no answer', []],
    ['the other answer is later by less than clocks may differ', [answer(C, 62)]],
    ['the other answer is the same', [answer(A, 120)]],
    ['the later answer is to another question', [answer(C, 120, 'q2')]],
  ])('when %s', async (_, answers) => {
    await storePending(A, 60);
    const api = server(...answers);
    const outbox = open(api);
    await settled();
    expect(sent(api)).toEqual([A]);
    expect(outbox.state().superseded.size).toBe(0);
  });

  test('when the saved answer is an earlier one of this browser that arrived late', async () => {
    const never = () => Promise.reject(new TypeError('Failed to fetch'));
    const before = open({ ...server(), send: vi.fn(never) });
    before.choose('q1', B);
    await waitFor(() => expect(before.state().isStuck).toBe(true));
    before.choose('q1', A);
    await waitFor(async () => expect((await stored())[0]?.selectedAnswer).toBe(A));
    before.close();
    const [pending] = await stored();
    expect(pending?.chosen).toBeDefined();
    await storePending(A, 60, { replaced: pending?.replaced });
    const api = server(answer(B, 75));
    open(api);
    await settled();
    expect(sent(api)).toEqual([A]);
  });

  test('when the device’s clock was set back, so that its own time is too early', async () => {
    await storePending(A, 200, { chosen: { server: Date.parse(after(60)), wall: ago(NOW - 200) } });
    const api = server(answer(C, 120));
    open(api);
    await settled();
    expect(sent(api)).toEqual([A]);
  });

  test('without a check when it has no time, as an older version of the page stored it', async () => {
    await storePending(A, 60, { chosen: undefined });
    const api = server(answer(C, 120));
    open(api);
    await settled();
    expect(sent(api)).toEqual([A]);
    expect(api.read).not.toHaveBeenCalled();
  });
});

test('the attempt is read once for all pending answers', async () => {
  await storePending(A, 60, { questionId: 'q1', order: 1 });
  await storePending(B, 70, { questionId: 'q2', order: 2 });
  await storePending(C, 80, { questionId: 'q3', order: 3 });
  const api = server(answer(C, 120, 'q2'));
  open(api);
  await settled();
  expect(sent(api)).toEqual([A, C]);
  expect(api.read).toHaveBeenCalledTimes(1);
});

test('the attempt is not read for an answer that is sent at once', async () => {
  const api = server();
  const outbox = open(api);
  outbox.choose('q1', A);
  await waitFor(() => expect(outbox.state().saved.size).toBe(1));
  expect(api.read).not.toHaveBeenCalled();
});

test('answers wait while the attempt cannot be read', async () => {
  await cacheAttempt();
  await storePending(A, 60);
  const api = server(answer(C, 120));
  api.read.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const outbox = open(api);
  await waitFor(() => expect(outbox.state().isStuck).toBe(true));
  expect(await stored()).toHaveLength(1);
  await settled();
  expect(sent(api)).toEqual([]);
  await waitFor(() => expect(outbox.state().isStuck).toBe(false));
});

describe('close to the deadline answers do not wait for the check', () => {
  test('in the last ten seconds the attempt is not read', async () => {
    await cacheAttempt(8);
    await storePending(A, 60);
    const api = server(answer(C, 120));
    open(api);
    await settled();
    expect(sent(api)).toEqual([A]);
    expect(api.read).not.toHaveBeenCalled();
  });

  test('in the last minute the read may take one second', async () => {
    await cacheAttempt(40);
    await storePending(A, 60);
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

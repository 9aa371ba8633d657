import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, NO_REPLY, Refusal } from '../../../shared/testing/server.ts';
import { attemptId } from '../testing.ts';
import { readNotes } from './attempt-notes.ts';
import { openDatabase, type PendingAnswer } from './database.ts';
import { createOutbox } from './outbox.ts';
import { hasPendingAnswers, setPendingFlag } from './pending-flag.ts';
import { sendPendingAnswers } from './send-pending-answers.ts';

const earlier = '01930000-0000-5000-8e00-00000000000b';
const antonia = 'antonia';
const path = (attempt: string) => `POST /api/exam-attempts/${attempt}/answers`;
const taken = ({ body }: { body: unknown }) => ({ ...(body as object), savedAt: '', serverTime: '' });
const leaving = new AbortController();

/** What a page that was closed without a network left behind. */
const leave = async (attempt: string, userId: string, questionId: string, selectedAnswer: number) => {
  const never = () => Promise.reject(new TypeError('Failed to fetch'));
  const left = { attemptId: attempt, userId, send: never, read: never, onRefused: () => {}, onSessionOver: () => {} };
  const outbox = createOutbox(left);
  outbox.choose(questionId, selectedAnswer);
  await waitFor(async () => {
    const keys = (await stored()).map((answer) => `${answer.attemptId} ${answer.questionId}`);
    expect(keys).toContain(`${attempt} ${questionId}`);
  });
  outbox.close();
};
const stored = async (): Promise<PendingAnswer[]> => (await openDatabase()).getAll('outbox');
const send = (userId = antonia, signal = leaving.signal) => {
  const queries = new QueryClient();
  const asked = vi.spyOn(queries, 'invalidateQueries');
  return { sent: sendPendingAnswers(userId, queries, signal), asked };
};

afterEach(async () => {
  localStorage.clear();
  for (const name of ['outbox', 'kept', 'marks'] as const) await (await openDatabase()).clear(name);
});

test('what earlier pages left behind is sent under its own keys, of every attempt, and then nothing is marked', async () => {
  await leave(attemptId, antonia, 'q1', 1);
  await leave(attemptId, antonia, 'q2', 2);
  await leave(earlier, antonia, 'q7', 0);
  expect(hasPendingAnswers(antonia)).toBe(true);
  const keys = (await stored()).map(({ key }) => key);

  const log = fakeServer({ [path(attemptId)]: taken, [path(earlier)]: taken });
  await send().sent;
  expect(log.map(({ body }) => body)).toHaveLength(3);
  expect(log.map(({ headers }) => headers['Idempotency-Key']).sort()).toEqual(keys.sort());
  expect(await stored()).toEqual([]);
  expect(hasPendingAnswers(antonia)).toBe(false);
});

test("another student's answers are neither sent nor marked for this one, and stay", async () => {
  await leave(attemptId, 'benjamin', 'q1', 1);
  expect(hasPendingAnswers(antonia)).toBe(false);
  const log = fakeServer({ [path(attemptId)]: taken });
  await send().sent;
  expect(log).toEqual([]);
  expect(await stored()).toHaveLength(1);
  expect(hasPendingAnswers('benjamin')).toBe(true);
});

test('what comes too late is noted for its results, and the attempt is asked for again', async () => {
  await leave(attemptId, antonia, 'q1', 1);
  fakeServer({ [path(attemptId)]: () => new Refusal(409, '{"code":"deadline_passed"}') });
  const { sent, asked } = send();
  await sent;
  expect((await readNotes(attemptId)).refused).toEqual(new Set(['q1']));
  expect(asked).toHaveBeenCalledWith({ queryKey: ['attempt', attemptId] });
  expect(hasPendingAnswers(antonia)).toBe(false);
});

test.each([
  [401, ''],
  [404, '{"code":"attempt_not_found"}'],
])(
  '%i: somebody else is logged in by now, or nobody; the answer stays and the page asks who it is',
  async (status, body) => {
    await leave(attemptId, antonia, 'q1', 1);
    fakeServer({ [path(attemptId)]: () => new Refusal(status, body) });
    const left = new AbortController();
    const { asked } = send(antonia, left.signal);
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ queryKey: ['user'] }));
    left.abort();
    expect(await stored()).toHaveLength(1);
    expect(hasPendingAnswers(antonia)).toBe(true);
  },
);

test('a page that is left in the middle loses nothing: the next one goes on', async () => {
  await leave(attemptId, antonia, 'q1', 1);
  const unreachable = fakeServer({ [path(attemptId)]: () => NO_REPLY });
  const left = new AbortController();
  send(antonia, left.signal);
  await waitFor(() => expect(unreachable.length).toBeGreaterThan(0));
  left.abort();

  const log = fakeServer({ [path(attemptId)]: taken });
  await send().sent;
  expect(log).toHaveLength(1);
});

test('beside the page of the attempt each answer has one key, and the page sees it saved', async () => {
  await leave(attemptId, antonia, 'q1', 1);
  const log = fakeServer({ [path(attemptId)]: taken });
  const { sent } = send();
  const page = createOutbox({
    attemptId,
    userId: antonia,
    onRefused: () => {},
    onSessionOver: () => {},
  });
  await Promise.all([sent, page.whenEmpty()]);
  page.choose('q2', 0);
  await waitFor(() => expect([...page.state().saved.keys()]).toEqual(['q1', 'q2']));
  expect(new Set(log.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2);
  page.close();
});

test('a mark without an answer goes', async () => {
  setPendingFlag(antonia, true);
  await send().sent;
  expect(hasPendingAnswers(antonia)).toBe(false);
});

import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NoReply } from '../../../shared/net/no-reply.ts';
import { hasPendingAnswers, setPendingFlag } from '../../../shared/outbox/pending-flag.ts';
import { fakeServer, NO_REPLY, Refusal } from '../../../shared/testing/server.ts';
import { attemptId } from '../testing.ts';
import { readNotes } from './attempt-notes.ts';
import { openDatabase, type PendingAnswer } from './database.ts';
import { createOutbox } from './outbox.ts';
import { sendPendingAnswers } from './send-pending-answers.ts';

const earlier = '01930000-0000-5000-8e00-00000000000b';
const antonia = 'antonia';
const path = (attempt: string) => `POST /api/exam-attempts/${attempt}/answers`;
const now = '2026-11-20T13:00:10.000Z';
const accept = ({ body }: { body: unknown }) => ({ ...(body as object), savedAt: now, serverTime: now });
const neverAborted = new AbortController();

/** A page without a network stores an answer and is closed. */
const storeWithoutNetwork = async (attempt: string, userId: string, questionId: string, selectedAnswer: number) => {
  const never = () => Promise.reject(new NoReply('Failed to fetch'));
  const settings = {
    attemptId: attempt,
    userId,
    send: never,
    read: never,
    onRefused: () => {},
    onSessionOver: () => {},
  };
  const outbox = createOutbox(settings);
  outbox.choose(questionId, selectedAnswer);
  await waitFor(async () => {
    const keys = (await stored()).map((answer) => `${answer.attemptId} ${answer.questionId}`);
    expect(keys).toContain(`${attempt} ${questionId}`);
  });
  outbox.close();
};
const stored = async (): Promise<PendingAnswer[]> => (await openDatabase()).getAll('outbox');
const send = (userId = antonia, signal = neverAborted.signal) => {
  const queries = new QueryClient();
  const invalidated = vi.spyOn(queries, 'invalidateQueries');
  return { sent: sendPendingAnswers(userId, queries, signal), invalidated };
};

afterEach(async () => {
  localStorage.clear();
  for (const name of ['outbox', 'attempts', 'notes'] as const) await (await openDatabase()).clear(name);
});

test('pending answers of all attempts are sent with their own keys, and the flag is removed', async () => {
  await storeWithoutNetwork(attemptId, antonia, 'q1', 1);
  await storeWithoutNetwork(attemptId, antonia, 'q2', 2);
  await storeWithoutNetwork(earlier, antonia, 'q7', 0);
  expect(hasPendingAnswers('exam', antonia)).toBe(true);
  const keys = (await stored()).map(({ key }) => key);

  const log = fakeServer({ [path(attemptId)]: accept, [path(earlier)]: accept });
  await send().sent;
  expect(log.map(({ body }) => body)).toHaveLength(3);
  expect(log.map(({ headers }) => headers['Idempotency-Key']).sort()).toEqual(keys.sort());
  expect(await stored()).toEqual([]);
  expect(hasPendingAnswers('exam', antonia)).toBe(false);
});

test("another student's answers are not sent and stay", async () => {
  await storeWithoutNetwork(attemptId, 'benjamin', 'q1', 1);
  expect(hasPendingAnswers('exam', antonia)).toBe(false);
  const log = fakeServer({ [path(attemptId)]: accept });
  await send().sent;
  expect(log).toEqual([]);
  expect(await stored()).toHaveLength(1);
  expect(hasPendingAnswers('exam', 'benjamin')).toBe(true);
});

test('an answer that comes too late is stored for the results page, and the attempt is read again', async () => {
  await storeWithoutNetwork(attemptId, antonia, 'q1', 1);
  fakeServer({ [path(attemptId)]: () => new Refusal(409, '{"code":"deadline_passed"}') });
  const { sent, invalidated } = send();
  await sent;
  expect((await readNotes(attemptId)).refused).toEqual(new Set(['q1']));
  expect(invalidated).toHaveBeenCalledWith({ queryKey: ['attempt', attemptId] });
  expect(hasPendingAnswers('exam', antonia)).toBe(false);
});

test.each([
  [401, ''],
  [404, '{"code":"attempt_not_found"}'],
])('after status %i the answer stays and the page reads who is logged in', async (status, body) => {
  await storeWithoutNetwork(attemptId, antonia, 'q1', 1);
  fakeServer({ [path(attemptId)]: () => new Refusal(status, body) });
  const closing = new AbortController();
  const { invalidated } = send(antonia, closing.signal);
  await waitFor(() => expect(invalidated).toHaveBeenCalledWith({ queryKey: ['user'] }));
  closing.abort();
  expect(await stored()).toHaveLength(1);
  expect(hasPendingAnswers('exam', antonia)).toBe(true);
});

test('a page that is closed while it sends loses no answer: the next page sends it', async () => {
  await storeWithoutNetwork(attemptId, antonia, 'q1', 1);
  const unreachable = fakeServer({ [path(attemptId)]: () => NO_REPLY });
  const closing = new AbortController();
  send(antonia, closing.signal);
  await waitFor(() => expect(unreachable.length).toBeGreaterThan(0));
  closing.abort();

  const log = fakeServer({ [path(attemptId)]: accept });
  await send().sent;
  expect(log).toHaveLength(1);
});

test('beside the page of the attempt each answer has one key, and that page shows it as saved', async () => {
  await storeWithoutNetwork(attemptId, antonia, 'q1', 1);
  const log = fakeServer({ [path(attemptId)]: accept });
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

test('a flag without a pending answer is removed', async () => {
  setPendingFlag('exam', antonia, true);
  await send().sent;
  expect(hasPendingAnswers('exam', antonia)).toBe(false);
});

import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Link } from 'wouter';
import { hasPendingAnswers, pendingFlagKey, setPendingFlag } from '../../../shared/outbox/pending-flag.ts';
import { antonia } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, NO_REPLY } from '../../../shared/testing/server.ts';
import { openDatabase } from './database.ts';
import { loadSender } from './pending-sender.ts';
import { useSendPendingAnswers } from './use-send-pending-answers.ts';

vi.mock('./pending-sender.ts', async (load) => {
  const real = await load<typeof import('./pending-sender.ts')>();
  return { ...real, loadSender: vi.fn(real.loadSender) };
});

const chosen = { server: Date.now(), wall: Date.now() };
const answer = { attemptId: 'a1', questionId: 'q1', selectedAnswer: 2, key: 'k1', order: 1, chosen };

const storePending = async (userId: string) => {
  await (await openDatabase()).put('outbox', { ...answer, userId });
  setPendingFlag('exam', userId, true);
};
const AnyPage = () => {
  useSendPendingAnswers();
  return <Link href="/exams">Ensayos</Link>;
};
const now = '2026-11-20T13:00:10.000Z';
const accepted = { questionId: 'q1', selectedAnswer: 2, savedAt: now, serverTime: now };
const server = (reply: () => unknown = () => accepted) => fakeServer({ 'POST /api/exam-attempts/a1/answers': reply });

afterEach(async () => {
  vi.useRealTimers();
  await (await openDatabase()).clear('outbox');
});

test('any page sends the pending answers of this student', async () => {
  await storePending(antonia.id);
  const sent = server();
  renderFor(<AnyPage />, { isStrict: false });
  await waitFor(() => expect(hasPendingAnswers('exam', antonia.id)).toBe(false));
  expect(sent.map(({ body }) => body)).toEqual([{ questionId: 'q1', selectedAnswer: 2, chosenAt: expect.any(String) }]);
});

test('a page sends them when the student comes to it from an exam', async () => {
  const sent = server();
  renderFor(<AnyPage />, { isStrict: false });
  await storePending(antonia.id);
  act(() => screen.getByRole('link').click());
  await waitFor(() => expect(hasPendingAnswers('exam', antonia.id)).toBe(false));
  expect(sent).toHaveLength(1);
});

test('the open page sends them again when the network is back', async () => {
  await storePending(antonia.id);
  let isDown = true;
  const sent = server(() => (isDown ? NO_REPLY : accepted));
  renderFor(<AnyPage />, { isStrict: false });
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(hasPendingAnswers('exam', antonia.id)).toBe(false));
});

test('when the database fails, the open page tries again', async () => {
  await storePending(antonia.id);
  const sent = server();
  const failing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database is closing', 'InvalidStateError');
  });
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderFor(<AnyPage />, { isStrict: false });
  await expect.poll(() => warning.mock.calls.length).toBeGreaterThan(0);
  expect(failing).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => hasPendingAnswers('exam', antonia.id)).toBe(false);
  expect(sent).toHaveLength(1);
});

test('a fault of this page is reported, and the open page tries again', async () => {
  await storePending(antonia.id);
  const sent = fakeServer({
    'POST /api/exam-attempts/a1/answers': () => accepted,
    'POST /api/client-errors': () => new Response(null, { status: 204 }),
  });
  const broken = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new TypeError('x is not a function');
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderFor(<AnyPage />);
  await expect.poll(() => sent).toMatchObject([{ body: { message: 'TypeError: x is not a function' } }]);
  expect(hasPendingAnswers('exam', antonia.id)).toBe(true);
  broken.mockRestore();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => hasPendingAnswers('exam', antonia.id)).toBe(false);
});

test('when the database does not answer, the open page gives up waiting and looks again', async () => {
  await storePending(antonia.id);
  const sent = server();
  const unanswered = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => new IDBRequest());
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  renderFor(<AnyPage />, { isStrict: false });
  await expect.poll(() => unanswered.mock.calls.length).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(warning).toHaveBeenCalled();
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => hasPendingAnswers('exam', antonia.id)).toBe(false);
  expect(sent).toHaveLength(1);
});

describe('while the code is missing', () => {
  const tries = vi.mocked(loadSender);
  const loadReal = tries.getMockImplementation() ?? loadSender;

  beforeEach(async () => {
    await storePending(antonia.id);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    tries.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => void tries.mockReset().mockImplementation(loadReal));

  const triesWithin = async (milliseconds: number) => {
    tries.mockClear();
    await vi.advanceTimersByTimeAsync(milliseconds);
    return tries.mock.calls.length;
  };

  test('the open page asks for it more and more seldom, and then sends', async () => {
    const sent = server();
    renderFor(<AnyPage />, { isStrict: false });
    for (const seconds of [5, 10, 20, 40, 80, 160, 300, 300]) {
      expect(await triesWithin(seconds * 1_000 - 100)).toBe(0);
      expect(await triesWithin(100)).toBe(1);
    }
    expect(hasPendingAnswers('exam', antonia.id)).toBe(true);
    tries.mockImplementation(loadReal);
    await triesWithin(300_000);
    await expect.poll(() => hasPendingAnswers('exam', antonia.id)).toBe(false);
    expect(sent).toHaveLength(1);
  });

  test.each<[string, () => Event, number]>([
    ['the network is back', () => new Event('online'), 0],
    [
      'another tab has a new pending answer',
      () => new StorageEvent('storage', { key: pendingFlagKey('exam', antonia.id) }),
      5_000,
    ],
  ])('it asks soon again when %s', async (_, event, wait) => {
    server();
    renderFor(<AnyPage />, { isStrict: false });
    await triesWithin(5 * 60_000);
    window.dispatchEvent(event());
    expect(tries.mock.calls.length + (await triesWithin(wait))).toBeGreaterThan(0);
    expect(await triesWithin(5_000)).toBe(1);
  });

  test('a change of other data in another tab does not make it ask sooner', async () => {
    server();
    renderFor(<AnyPage />, { isStrict: false });
    await triesWithin(5 * 60_000);
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(await triesWithin(5_000)).toBe(0);
  });
});

test('answers that another tab left pending are sent, also while a third one changes its storage again and again', async () => {
  const sent = server();
  renderFor(<AnyPage />, { isStrict: false });
  await storePending(antonia.id);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const wait of [3_000, 2_000]) {
    window.dispatchEvent(new Event('storage'));
    await vi.advanceTimersByTimeAsync(wait);
  }
  await expect.poll(() => hasPendingAnswers('exam', antonia.id)).toBe(false);
  expect(sent).toHaveLength(1);
});

test('without a network nothing is sent until the network is back', async () => {
  await storePending(antonia.id);
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent = server();
  renderFor(<AnyPage />, { isStrict: false });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(sent).toEqual([]);
  network.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(hasPendingAnswers('exam', antonia.id)).toBe(false));
});

test('for another student’s pending answers nothing is fetched and the database is not opened', async () => {
  await storePending('benjamin');
  const sent = server();
  const opened = vi.spyOn(indexedDB, 'open');
  renderFor(<AnyPage />, { isStrict: false });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(sent).toEqual([]);
  expect(opened).not.toHaveBeenCalled();
  expect(hasPendingAnswers('exam', 'benjamin')).toBe(true);
});

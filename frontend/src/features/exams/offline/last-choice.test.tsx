import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer, NO_REPLY, type Sent } from '../../../shared/testing/server.ts';
import { attemptId, running, after as secondsAfter } from '../testing.ts';
import { openDatabase, type PendingAnswer } from './database.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { serverClock } from './server-clock.ts';

const userId = 'antonia';
const [A, B, C] = [0, 1, 2];
const path = `/api/exam-attempts/${attemptId}/answers`;
/** The server's time of all replies, in seconds after the start. */
const NOW = 300;

interface Body {
  questionId: string;
  selectedAnswer: number | null;
  chosenAt?: string;
  replaces?: string[];
}
const bodyOf = ({ body }: Sent) => body as Body;
const keyOf = ({ headers }: Sent) => headers['Idempotency-Key'];

/** @param saved the answer that the server has after the request */
const server = (saved: (sent: Body) => unknown = ({ selectedAnswer }) => selectedAnswer) =>
  fakeServer({
    [`POST ${path}`]: (sent) => {
      const selectedAnswer = saved(bodyOf(sent));
      if (typeof selectedAnswer !== 'number' && selectedAnswer !== null) return selectedAnswer;
      const { questionId } = bodyOf(sent);
      return { questionId, selectedAnswer, savedAt: secondsAfter(NOW), serverTime: secondsAfter(NOW) };
    },
  });

const opened: Outbox[] = [];
const open = () => {
  const outbox = createOutbox({ attemptId, userId, onRefused: () => {}, onSessionOver: () => {} });
  opened.push(outbox);
  return outbox;
};
const database = async () => openDatabase();
const stored = async () => (await database()).getAll('outbox');
const settled = () => waitFor(async () => expect(await stored()).toEqual([]), { timeout: 3_000 });
const store = async (more: Partial<PendingAnswer>) =>
  (await database()).put('outbox', {
    attemptId,
    userId,
    questionId: 'q1',
    selectedAnswer: A,
    key: 'k',
    order: 1,
    chosen: { server: Date.parse(secondsAfter(60)), wall: Date.now() },
    ...more,
  });

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  serverClock.record(secondsAfter(NOW), 10);
});
afterEach(async () => {
  for (const outbox of opened.splice(0)) outbox.close();
  vi.restoreAllMocks();
  for (const name of ['outbox', 'attempts', 'notes'] as const) await (await database()).clear(name);
});

describe('an answer is sent', () => {
  test('with the time of its choice by the server’s clock', async () => {
    const sent = server();
    open().choose('q1', B);
    await waitFor(() => expect(sent).toHaveLength(1));
    await settled();
    const [body] = sent.map(bodyOf);
    expect(Math.abs(Date.parse(body?.chosenAt ?? '') - Date.parse(secondsAfter(NOW)))).toBeLessThan(5_000);
    expect(body).toMatchObject({ questionId: 'q1', selectedAnswer: B });
    expect(body?.replaces).toBeUndefined();
  });

  test('with the keys of the answers that it replaces, because a try of them may still arrive', async () => {
    let isAway = true;
    const sent = server(({ selectedAnswer }) => (isAway ? NO_REPLY : selectedAnswer));
    const outbox = open();
    outbox.choose('q1', A);
    await waitFor(() => expect(outbox.state().obstacle).toBe('network'));
    outbox.choose('q1', C);
    outbox.choose('q1', B);
    await waitFor(async () => expect((await stored())[0]?.selectedAnswer).toBe(B));
    isAway = false;
    await settled();
    const last = sent.at(-1) as Sent;
    expect(bodyOf(last)).toMatchObject({
      selectedAnswer: B,
      replaces: expect.arrayContaining([keyOf(sent[0] as Sent)]),
    });
    expect(bodyOf(last).replaces).toHaveLength(2);
    expect(bodyOf(last).replaces).not.toContain(keyOf(last));
  });

  test('with the later of two times when the device’s clock was set since its choice', async () => {
    const wall = Date.now();
    await store({ chosen: { server: Date.parse(secondsAfter(60)), wall: wall - 100_000 } });
    const sent = server();
    open();
    await settled();
    const chosenAt = Date.parse(bodyOf(sent[0] as Sent).chosenAt ?? '');
    expect(Math.abs(chosenAt - Date.parse(secondsAfter(NOW - 100)))).toBeLessThan(5_000);
  });

  test('with a time after that of the answer that the student saw, although the clock has gone back', async () => {
    const sent = server(({ selectedAnswer }) => selectedAnswer);
    const outbox = open();
    outbox.choose('q1', A, secondsAfter(NOW + 20));
    await settled();
    const [first] = sent.map(bodyOf);
    expect(Date.parse(first?.chosenAt ?? '')).toBeGreaterThan(Date.parse(secondsAfter(NOW + 20)));
  });

  test('with a time after that of the answer that it replaces, although the clock has gone back', async () => {
    let isAway = true;
    const sent = server(({ selectedAnswer }) => (isAway ? NO_REPLY : selectedAnswer));
    const outbox = open();
    outbox.choose('q1', A, secondsAfter(NOW + 20));
    await waitFor(() => expect(outbox.state().obstacle).toBe('network'));
    outbox.choose('q1', B);
    isAway = false;
    await settled();
    const times = sent.map((one) => Date.parse(bodyOf(one).chosenAt ?? ''));
    expect(times.at(-1)).toBeGreaterThan(times[0] ?? 0);
  });
});

describe('when the server has a later answer from another device', () => {
  test('the page shows it with a notice, also after a reload, until the student has read it', async () => {
    await (await database()).put('attempts', {
      attemptId,
      userId,
      attempt: running,
      clock: { server: Date.parse(secondsAfter(NOW)), wall: Date.now() },
    });
    await store({});
    server(() => C);
    const outbox = open();
    await settled();
    await waitFor(() => expect(outbox.state().superseded.get('q1')?.selectedAnswer).toBe(C));
    expect(outbox.state().saved.get('q1')?.selectedAnswer).toBe(C);
    expect(outbox.state().pending.size).toBe(0);
    const cached = await (await database()).get('attempts', attemptId);
    expect(cached?.attempt.answers).toContainEqual({ questionId: 'q1', selectedAnswer: C, savedAt: secondsAfter(NOW) });
    outbox.close();

    const next = open();
    await waitFor(() => expect(next.state().superseded.size).toBe(1));
    next.dismissSuperseded();
    expect(next.state().superseded.size).toBe(0);
    await waitFor(async () => expect((await (await database()).get('notes', attemptId))?.superseded).toEqual([]));
  });

  test('which cleared it, the page shows no answer', async () => {
    await store({});
    server(() => null);
    const outbox = open();
    await settled();
    await waitFor(() => expect(outbox.state().saved.get('q1')?.selectedAnswer).toBeNull());
    expect(outbox.state().superseded.size).toBe(1);
  });

  test('both tabs have the notice until it is read in one', async () => {
    await store({});
    server(() => C);
    const tabs = [open(), open()];
    await settled();
    await waitFor(() => expect(tabs.map((tab) => tab.state().superseded.size)).toEqual([1, 1]));
    tabs[1]?.dismissSuperseded();
    await waitFor(() => expect(tabs.map((tab) => tab.state().superseded.size)).toEqual([0, 0]));
  });

  test('an answer that is chosen meanwhile is sent, and there is no notice', async () => {
    await store({});
    let reply: (() => void) | undefined;
    const sent = fakeServer({
      [`POST ${path}`]: async (request) => {
        const { questionId, selectedAnswer } = bodyOf(request);
        if (!reply) await new Promise<void>((resolve) => (reply = resolve));
        const saved = selectedAnswer === A ? C : selectedAnswer;
        return { questionId, selectedAnswer: saved, savedAt: secondsAfter(NOW), serverTime: secondsAfter(NOW) };
      },
    });
    const outbox = open();
    await waitFor(() => expect(reply).toBeDefined());
    outbox.choose('q1', B);
    await waitFor(async () => expect((await stored())[0]?.selectedAnswer).toBe(B));
    reply?.();
    await settled();
    expect(sent.map((one) => bodyOf(one).selectedAnswer)).toEqual([A, B]);
    expect(outbox.state().superseded.size).toBe(0);
  });
});

test.each([
  ['JSON of a login page', { status: 'login' }],
  [
    'an answer to another question',
    { questionId: 'q9', selectedAnswer: A, savedAt: secondsAfter(NOW), serverTime: secondsAfter(NOW) },
  ],
])('%s with status 200 is no acknowledgement: the answer is sent again', async (_, foreign) => {
  let isForeign = true;
  const sent = server(({ selectedAnswer }) => (isForeign ? foreign : selectedAnswer));
  const outbox = open();
  outbox.choose('q1', A);
  await waitFor(() => expect(outbox.state().obstacle).toBe('network'));
  expect(await stored()).toHaveLength(1);
  isForeign = false;
  await settled();
  expect(new Set(sent.map(keyOf)).size).toBe(1);
  expect(outbox.state().saved.get('q1')?.selectedAnswer).toBe(A);
});

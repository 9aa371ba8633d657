import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hasPendingAnswers } from '../../../shared/outbox/pending-flag.ts';
import { fakeServer, NO_REPLY, Refusal, type Sent } from '../../../shared/testing/server.ts';
import { forgetKeptAnswers, keptAnswers } from './kept-answers.ts';
import { openDatabase } from './kept-storage.ts';
import { createPracticeOutbox, type PracticeOutbox } from './practice-outbox.ts';

const userId = 'antonia';
const judged = { correct: true, isFirstAttempt: true, xpEarned: 10, explanation: '', correctAnswer: 1 };
const path = (id: string) => `POST /api/questions/${id}/answer`;
const keyOf = ({ headers }: Sent) => headers['Idempotency-Key'];

const onOutcome = vi.fn();
const onEmptied = vi.fn();
const onSessionOver = vi.fn();
const opened: PracticeOutbox[] = [];
const open = (student = userId) => {
  const outbox = createPracticeOutbox({ userId: student, onOutcome, onEmptied, onSessionOver });
  opened.push(outbox);
  return outbox;
};
const answer = (questionId: string, key = `key-${questionId}`) =>
  ({ kind: 'practice', questionId, topicId: 'topic', selectedAnswer: 1, key }) as const;
const stored = async () => (await openDatabase()).getAll('outbox');
const logIn = (student: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it from there
  document.cookie = `matraz-student=${student}`;
};

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  logIn(userId);
});
afterEach(async () => {
  for (const outbox of opened.splice(0)) outbox.close();
  for (const mock of [onOutcome, onEmptied, onSessionOver]) mock.mockReset();
  vi.restoreAllMocks();
  await (await openDatabase()).clear('outbox');
  forgetKeptAnswers();
});

test('answers are sent in the order in which they were given, one after the other', async () => {
  const replies: (() => void)[] = [];
  const slow = () => new Promise((resolve) => replies.push(() => resolve(judged)));
  const sent = fakeServer({ [path('q2')]: slow, [path('q1')]: slow });
  const outbox = open();
  await outbox.add(answer('q2'));
  await outbox.add(answer('q1'));
  await waitFor(() => expect(replies).toHaveLength(1));
  expect(keptAnswers().waiting.map(({ questionId }) => questionId)).toEqual(['q2', 'q1']);
  replies[0]?.();
  await waitFor(() => expect(replies).toHaveLength(2));
  replies[1]?.();
  await outbox.whenEmpty();
  expect(sent.map(keyOf)).toEqual(['key-q2', 'key-q1']);
  expect(keptAnswers().outcomes.get('key-q1')).toEqual({ status: 'judged', result: judged });
  await waitFor(() => expect(onEmptied).toHaveBeenCalledTimes(1));
});

test('every try has the same key, and a judged answer leaves the browser', async () => {
  let tries = 0;
  const sent = fakeServer({ [path('q1')]: () => (++tries < 3 ? NO_REPLY : judged) });
  const outbox = open();
  await outbox.add(answer('q1'));
  await outbox.whenEmpty();
  expect(sent.map(keyOf)).toEqual(['key-q1', 'key-q1', 'key-q1']);
  await waitFor(async () => expect(await stored()).toEqual([]));
  expect(hasPendingAnswers('practice', userId)).toBe(false);
});

test('an answer of a closed page is sent by the next one', async () => {
  let isDown = true;
  const sent = fakeServer({ [path('q1')]: () => (isDown ? NO_REPLY : judged) });
  const first = open();
  await first.add(answer('q1'));
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  first.close();
  expect(await stored()).toHaveLength(1);
  expect(hasPendingAnswers('practice', userId)).toBe(true);
  isDown = false;
  await open().whenEmpty();
  await waitFor(async () => expect(await stored()).toEqual([]));
  expect(new Set(sent.map(keyOf))).toEqual(new Set(['key-q1']));
});

test('a refused answer is dropped and told once, and the next one is sent', async () => {
  const sent = fakeServer({
    [path('q1')]: () => new Refusal(404, '{"code":"question_not_found"}'),
    [path('q2')]: () => judged,
  });
  const outbox = open();
  await outbox.add(answer('q1'));
  await outbox.add(answer('q2'));
  await outbox.whenEmpty();
  await waitFor(() => expect(onEmptied).toHaveBeenCalled());
  expect(sent).toHaveLength(2);
  expect(onEmptied.mock.calls.flat(2)).toEqual([
    { key: 'key-q1', outcome: { status: 'refused' } },
    { key: 'key-q2', outcome: { status: 'judged', result: judged } },
  ]);
});

test('another student neither sees nor sends the answers', async () => {
  const sent = fakeServer({ [path('q1')]: () => NO_REPLY });
  const first = open();
  await first.add(answer('q1'));
  first.close();
  const before = sent.length;
  logIn('benjamin');
  const other = open('benjamin');
  await other.whenEmpty();
  expect(keptAnswers().waiting).toEqual([]);
  expect(sent).toHaveLength(before);
  expect(await stored()).toHaveLength(1);
});

test('a page of the student sends nothing after another student has logged in in another tab', async () => {
  logIn('benjamin');
  const sent = fakeServer({ [path('q1')]: () => judged });
  await open().add(answer('q1'));
  await waitFor(() => expect(onSessionOver).toHaveBeenCalled());
  expect(sent).toEqual([]);
  expect(await stored()).toHaveLength(1);
});

test('a page of a network is no result', async () => {
  let isPortal = true;
  fakeServer({ [path('q1')]: () => (isPortal ? {} : judged) });
  const outbox = open();
  await outbox.add(answer('q1'));
  await waitFor(() => expect(keptAnswers().obstacle).toBe('network'));
  expect(await stored()).toHaveLength(1);
  isPortal = false;
  await outbox.whenEmpty();
});

test('a question of an exam is answered again by its own call', async () => {
  const result = { correct: false, correctAnswer: 0, accepted: [0], explanation: '' };
  fakeServer({ 'POST /api/exam-questions/q1/review': () => result });
  const outbox = open();
  await outbox.add({ ...answer('q1'), kind: 'exam', topicId: null });
  await outbox.whenEmpty();
  expect(keptAnswers().outcomes.get('key-q1')).toEqual({
    status: 'judged',
    result: { ...result, isFirstAttempt: false, xpEarned: 0 },
  });
});

test('when the disk is full the answer lasts as long as the page, and is sent', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  let isDown = true;
  fakeServer({ [path('q1')]: () => (isDown ? NO_REPLY : judged) });
  const outbox = open();
  await outbox.add(answer('q1'));
  expect(keptAnswers()).toMatchObject({ isStored: false, waiting: [{ questionId: 'q1' }] });
  isDown = false;
  await outbox.whenEmpty();
});

import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setPendingFlag } from '../../../shared/outbox/pending-flag.ts';
import { antonia } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import { openDatabase } from './kept-storage.ts';
import { closePracticeOutbox } from './session-outbox.ts';
import { useSendKeptAnswers } from './use-send-kept-answers.ts';

const storage = vi.hoisted(() => ({ ready: null as Promise<void> | null }));
vi.mock('../../../shared/session/storage-lock.ts', async (load) => ({
  ...(await load<object>()),
  storageReady: () => storage.ready,
}));

const judged = { correct: true, isFirstAttempt: true, xpEarned: 10, explanation: '', correctAnswer: 1 };
const kept = {
  key: 'k1',
  userId: antonia.id,
  kind: 'practice',
  questionId: 'q1',
  topicId: 't1',
  selectedAnswer: 1,
  order: 1,
} as const;
const AnyPage = () => {
  useSendKeptAnswers();
  return <p>Una página</p>;
};
const leaveBehind = async () => {
  await (await openDatabase()).put('outbox', kept);
  setPendingFlag('practice', antonia.id, true);
};

const open = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it from there
  document.cookie = `matraz-student=${antonia.id}`;
  const sent = fakeServer({ 'POST /api/questions/q1/answer': () => judged });
  renderFor(<AnyPage />);
  return () => sent.filter(({ method }) => method === 'POST');
};

afterEach(async () => {
  storage.ready = null;
  closePracticeOutbox();
  await (await openDatabase()).clear('outbox');
});

test('any page sends what a closed tab left, once, and tells the result', async () => {
  await leaveBehind();
  const sent = open();
  expect((await screen.findAllByText('1 de 1 correcta, 10 XP.')).length).toBeGreaterThan(0);
  expect(sent().map(({ headers, body }) => [headers['Idempotency-Key'], body])).toEqual([
    ['k1', { selectedAnswer: 1 }],
  ]);
  await waitFor(async () => expect(await (await openDatabase()).count('outbox')).toBe(0));
});

test('answers that a login brings back are sent, also when no page was told before', async () => {
  let unlock = () => {};
  storage.ready = new Promise((resolve) => {
    unlock = resolve;
  });
  const sent = open();
  expect(sent()).toEqual([]);
  await leaveBehind();
  unlock();
  await waitFor(() => expect(sent()).toHaveLength(1));
});

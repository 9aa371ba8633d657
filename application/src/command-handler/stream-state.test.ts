import { questionAnswers } from '@matraz/domain/practice/question-answers';
import { keyHash } from '@matraz/infra/event-store/key-hash';
import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';
import { expect, test } from 'vitest';
import { foldStream, memoryOf, outcomeKey, remembered, type StreamState } from './stream-state.ts';

const ana = newId();
const answered = (version: number, key?: string): RecordedEvent => ({
  stream: 'answer-1',
  version,
  position: BigInt(version * 10),
  type: 'QuestionAnswered',
  schemaVersion: 1,
  data: {
    userId: ana,
    topicId: newId(),
    questionId: newId(),
    questionVersion: 1,
    selectedAnswer: 1,
    correct: true,
    firstAttempt: version === 1,
    xpEarned: 0,
    day: '2026-03-02',
  },
  metadata: {
    eventId: newId(),
    occurredAt: '2026-03-02T12:00:00.000Z',
    userId: ana,
    correlationId: 'request',
    causationId: 'request',
    ...(key !== undefined && { idempotencyKeyHash: keyHash(key) }),
  },
});
const keyOf = (key: string) => String(outcomeKey({ userId: ana, idempotencyKeyHash: keyHash(key) }));
/** A stream whose keys are `1`, `2`, … in this order. */
const withKeys = (count: number): StreamState<unknown, never> => ({
  state: {},
  version: count,
  forgotten: new Set(),
  readsFirst: 0,
  outcomes: Array.from({ length: count }, (_, n) => ({ key: String(n + 1), events: [], position: 1n })),
});

test('a folded stream has the outcome of each key, with all its events and the position of the last', () => {
  const stored = [answered(1, 'a'), answered(2), answered(3, 'b'), answered(4, 'b')];
  const { version, outcomes } = foldStream(questionAnswers, stored);
  expect(outcomes.map(({ key, events, position }) => [key, events.length, position])).toEqual([
    [keyOf('a'), 1, 10n],
    [keyOf('b'), 2, 40n],
  ]);
  expect(version).toBe(4);
});

test('an empty stream has version 0 and the initial state', () => {
  expect(foldStream(questionAnswers, [])).toMatchObject({ version: 0, state: questionAnswers.initialState() });
});

test('up to seven keys of a stream are kept', () => {
  const stream = withKeys(7);
  expect(remembered(stream)).toBe(stream);
});

test('of more than seven keys the newest seven are kept', () => {
  const { outcomes, forgotten } = remembered(withKeys(10));
  expect(outcomes.map(({ key }) => key)).toEqual(['4', '5', '6', '7', '8', '9', '10']);
  expect([...forgotten]).toEqual(['1', '2', '3']);
});

test('a stream counts with its first 100 events, its outcomes and its forgotten keys', () => {
  const empty = memoryOf(withKeys(0));
  expect(memoryOf({ ...withKeys(0), version: 100 })).toBe(empty + 4_000);
  expect(memoryOf({ ...withKeys(0), version: 9_000 })).toBe(empty + 4_000);
  expect(memoryOf(withKeys(7))).toBe(empty + 7 * 40 + 7 * 420);
  expect(memoryOf(remembered(withKeys(10)))).toBe(empty + 10 * 40 + 7 * 420 + 3 * 130);
});

test('equal idempotency keys of two users give different outcome keys', () => {
  expect(outcomeKey({ userId: 'ana' })).toBeNull();
  const keys = [{ userId: 'ana' }, { userId: 'bea' }, {}, { userId: 'null' }].map((user) =>
    outcomeKey({ ...user, idempotencyKeyHash: keyHash('click') }),
  );
  expect(new Set(keys).size).toBe(4);
});

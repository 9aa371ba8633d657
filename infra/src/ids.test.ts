import { v5, v7, validate, version } from 'uuid';
import { expect, test } from 'vitest';
import { derivedId, eventIdFrom, examAttemptId, idFrom, newId } from './ids.ts';

const noon = new Date('2026-03-02T12:00:00Z');
const later = new Date('2026-03-02T12:05:00Z');
const key = v7({ msecs: noon.getTime() });

test('a new id is a UUIDv7 of its time', () => {
  const id = newId(noon);
  expect(version(id)).toBe(7);
  expect(id.slice(0, 13)).toBe(key.slice(0, 13));
  expect(newId(noon)).not.toBe(id);
});

test('the same key gives the same id at any time, a UUIDv7 with the time of the key', () => {
  const id = idFrom({ userId: 'ana', idempotencyKey: key, kind: 'topic', now: noon });
  expect(idFrom({ userId: 'ana', idempotencyKey: key, kind: 'topic', now: later })).toBe(id);
  expect(validate(id) && version(id)).toBe(7);
  expect(id.slice(0, 13)).toBe(key.slice(0, 13));
});

test('another user, another kind or another key gives another id', () => {
  const ids = [
    idFrom({ userId: 'ana', idempotencyKey: key, kind: 'topic', now: noon }),
    idFrom({ userId: 'ben', idempotencyKey: key, kind: 'topic', now: noon }),
    idFrom({ userId: 'ana', idempotencyKey: key, kind: 'lesson', now: noon }),
    idFrom({ userId: 'ana', idempotencyKey: v7({ msecs: noon.getTime() }), kind: 'topic', now: noon }),
  ];
  expect(new Set(ids).size).toBe(4);
});

test('a key that is not a UUIDv7 gives a UUIDv5', () => {
  const id = idFrom({ idempotencyKey: 'import-7', kind: 'question', now: noon });
  expect(version(id)).toBe(5);
  expect(idFrom({ idempotencyKey: 'import-7', kind: 'question', now: later })).toBe(id);
});

test('a derived id is the UUIDv5 that it always was', () => {
  const namespace = '6d3a6f1c-8f0e-4d7a-9b55-2f2a9c1e7d40';
  for (const parts of [['ana', key, 'attempt-1', '0'], ['', 'ñandú 😀'], []])
    expect(derivedId(...parts)).toBe(v5(JSON.stringify(parts), namespace));
});

test('without a key every id is new', () => {
  expect(idFrom({ kind: 'topic', now: noon })).not.toBe(idFrom({ kind: 'topic', now: noon }));
});

test("a student's n-th attempt at an exam always has the same id, and no other attempt has it", () => {
  const id = examAttemptId('ana', 'quimica', 1);
  expect(version(id)).toBe(5);
  expect(examAttemptId('ana', 'quimica', 1)).toBe(id);
  const others = [
    examAttemptId('ana', 'quimica', 2),
    examAttemptId('ana', 'fisica', 1),
    examAttemptId('luz', 'quimica', 1),
  ];
  expect(new Set([id, ...others]).size).toBe(4);
});

test('the id of an event begins with the time of its key, in steps of 65 s', () => {
  const of = (seconds: number) =>
    eventIdFrom({
      userId: 'ana',
      stream: 'attempt-1',
      index: 0,
      now: later,
      idempotencyKey: v7({ msecs: noon.getTime() + seconds * 1_000 }),
    });
  const id = of(0);
  expect(validate(id) && version(id)).toBe(8);
  expect(id.slice(0, 6)).toBe(key.slice(2, 8));
  const byTime = [0, 100, 1_000, 10_000, 1_000_000].map(of);
  expect(byTime.toSorted()).toEqual(byTime);
});

test('a key, a user, a stream and a place give one id of an event, at any time', () => {
  const click = { userId: 'ana', idempotencyKey: 'click', stream: 'attempt-1', index: 0, now: noon };
  expect(eventIdFrom({ ...click, now: later })).toBe(eventIdFrom(click));
  const changes = [{}, { userId: 'ben' }, { idempotencyKey: key }, { stream: 'attempt-2' }, { index: 1 }];
  const ids = changes.map((change) => eventIdFrom({ ...click, ...change }));
  expect(new Set(ids).size).toBe(5);
  expect(ids.map((id) => validate(id) && version(id))).toEqual([8, 8, 8, 8, 8]);
});

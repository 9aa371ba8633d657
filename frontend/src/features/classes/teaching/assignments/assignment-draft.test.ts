import { expect, test } from 'vitest';
import { conditionsOf, newDraft, timesError } from './assignment-draft.ts';

const now = '2026-05-04T22:00:00.000Z';

test('an exam is assigned for the next morning in Chile, a topic from now for a week', () => {
  const exam = newDraft('exam', 'e1', now);
  expect(exam).toMatchObject({ opensAt: '2026-05-05T08:30', closesAt: '2026-05-05T11:30', results: 'at-closing' });
  expect(conditionsOf(exam)).toMatchObject({
    opensAt: '2026-05-05T12:30:00.000Z',
    closesAt: '2026-05-05T15:30:00.000Z',
    lastStartAt: null,
    accessWord: null,
  });
  const topic = newDraft('topic', 't1', now);
  expect(topic).toMatchObject({ opensAt: '2026-05-04T18:00', closesAt: '2026-05-11T23:59' });
});

test('a topic has only its times', () => {
  const draft = { ...newDraft('topic', 't1', now), accessWord: 'átomo', attempts: 3, lastStartAt: '2026-05-06T10:00' };
  expect(conditionsOf(draft)).toMatchObject({ attempts: 1, accessWord: null, lastStartAt: null, results: 'at-once' });
});

test('the form says why times are impossible', () => {
  const draft = newDraft('exam', 'e1', now);
  expect(timesError(draft, now)).toBeNull();
  expect(timesError({ ...draft, closesAt: '' }, now)).toMatch(/Escribe cuándo/);
  expect(timesError({ ...draft, closesAt: draft.opensAt }, now)).toMatch(/después de la apertura/);
  expect(timesError(draft, '2026-05-06T12:00:00.000Z')).toMatch(/ya pasó/);
  expect(timesError({ ...draft, lastStartAt: '2026-05-05T11:31' }, now)).toMatch(/último inicio/);
});

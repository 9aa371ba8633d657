import { expect, test } from 'vitest';
import { secondsByQuestion } from './seconds-by-question.ts';

const after = (seconds: number) => new Date(Date.parse('2026-03-02T12:00:00Z') + seconds * 1_000).toISOString();
const chosen = (questionId: string, seconds: number) => ({ questionId, at: after(seconds) });

test('each choice gets the time since the one before, also of another question', () => {
  const changes = [chosen('q1', 40), chosen('q2', 100), chosen('q1', 115)];
  expect([...secondsByQuestion(after(0), changes)]).toEqual([
    ['q1', 55],
    ['q2', 60],
  ]);
});

test('a choice with an earlier time needs no time', () => {
  expect([...secondsByQuestion(after(0), [chosen('q1', 40), chosen('q2', 30)]).values()]).toEqual([40, 0]);
});

test('a pause is no time of the question that was open in it', () => {
  const pauses = [
    { from: Date.parse(after(50)), to: Date.parse(after(350)) },
    { from: Date.parse(after(390)), to: Number.POSITIVE_INFINITY },
  ];
  const changes = [chosen('q1', 40), chosen('q2', 100), chosen('q3', 380), chosen('q4', 500)];
  expect([...secondsByQuestion(after(0), changes, pauses)]).toEqual([
    ['q1', 40],
    ['q2', 10],
    ['q3', 30],
    ['q4', 10],
  ]);
});

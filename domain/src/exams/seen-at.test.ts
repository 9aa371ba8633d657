import { expect, test } from 'vitest';
import { seenAt } from './seen-at.ts';

const at = (second: number) => new Date(Date.parse('2026-11-23T12:00:00.000Z') + second * 1000).toISOString();
const answer = (second: number, questionId: string, selectedAnswer: number | null) =>
  ({ kind: 'answer', at: at(second), questionId, selectedAnswer, chosenAt: null }) as const;
const attempt = {
  deadline: at(600),
  steps: [
    answer(10, 'q1', 2),
    answer(20, 'q2', 0),
    answer(30, 'q1', 1),
    { kind: 'paused', at: at(40), reason: 'luz' },
    { kind: 'resumed', at: at(100), deadline: at(660), reason: 'luz' },
    { kind: 'message', at: at(110), text: 'Sigan' },
    { kind: 'extended', at: at(120), deadline: at(960), reason: 'ruido' },
    answer(130, 'q2', null),
    { kind: 'completed', at: at(140), reason: 'submitted' },
  ],
} as const;
const seen = (second: number) => {
  const { answers, savedAt, ...page } = seenAt({ ...attempt, steps: [...attempt.steps] }, at(second));
  return { answers: Object.fromEntries(answers), savedAt: Object.fromEntries(savedAt), ...page };
};

test('at the start nothing is answered', () => {
  expect(seen(0)).toEqual({
    answers: {},
    savedAt: {},
    deadline: at(600),
    pausedAt: null,
    messages: [],
    isCompleted: false,
  });
});

test('an answer is seen from the second in which the server got it', () => {
  expect(seen(9.9).answers).toEqual({});
  expect(seen(10).answers).toEqual({ q1: 2 });
  expect(seen(29)).toMatchObject({ answers: { q1: 2, q2: 0 }, savedAt: { q1: at(10), q2: at(20) } });
  expect(seen(30).answers).toEqual({ q1: 1, q2: 0 });
});

test('the deadline is the one that was known then', () => {
  expect(seen(50)).toMatchObject({ deadline: at(600), pausedAt: at(40) });
  expect(seen(100)).toMatchObject({ deadline: at(660), pausedAt: null });
  expect(seen(119)).toMatchObject({ deadline: at(660), messages: ['Sigan'] });
  expect(seen(120).deadline).toBe(at(960));
});

test('a cleared answer is gone, and the end is told', () => {
  expect(seen(139)).toMatchObject({ answers: { q1: 1 }, isCompleted: false });
  expect(seen(140).isCompleted).toBe(true);
});

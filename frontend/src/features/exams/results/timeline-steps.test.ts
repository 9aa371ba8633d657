import { expect, test } from 'vitest';
import { completed, after as secondsIn } from '../testing.ts';
import { stepsOf } from './timeline-steps.ts';

const change = (selectedAnswer: number | null, seconds: number) => ({
  questionId: 'q2',
  selectedAnswer,
  at: secondsIn(seconds),
});

test('a step tells what changed; an answer that was sent again without a change is left out', () => {
  const timeline = [change(0, 10), change(0, 20), change(1, 30), change(null, 40)];
  expect(stepsOf({ ...completed, timeline }).map(({ at, text }) => [at, text])).toEqual([
    [10, 'Respondiste A'],
    [30, 'Cambiaste A por B'],
    [40, 'Borraste B'],
  ]);
});

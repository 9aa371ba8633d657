import { expect, test } from 'vitest';
import { accuracy, accuracyBadge, completionFeedback } from './accuracy.ts';

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [23, 40, 58],
  [29, 200, 15],
  [139, 200, 70],
  [3, 3, 100],
])('%i of %i correct: %i percent', (correct, answered, percent) => {
  expect(accuracy(correct, answered)).toBe(percent);
});

test.each([
  [100, 'Excelente', 'Excelente', false],
  [90, 'Excelente', 'Excelente', false],
  [89, 'Muy Bien', 'Muy bien hecho', false],
  [80, 'Muy Bien', 'Muy bien hecho', false],
  [79, 'Bien', 'Buen trabajo', false],
  [70, 'Bien', 'Buen trabajo', false],
  [69, 'Completado', 'Bien, sigue practicando', true],
  [60, 'Completado', 'Bien, sigue practicando', true],
  [59, 'Completado', 'Necesitas más práctica', true],
  [0, 'Completado', 'Necesitas más práctica', true],
])('%i percent: badge %s, feedback %s, retry offered: %s', (percent, badge, text, offersRetry) => {
  expect(accuracyBadge(percent)).toBe(badge);
  expect(completionFeedback(percent)).toEqual({ text, offersRetry });
});

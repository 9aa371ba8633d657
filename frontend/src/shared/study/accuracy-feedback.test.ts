import { expect, test } from 'vitest';
import { accuracyBadge, completionFeedback } from './accuracy-feedback.ts';

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

import { expect, test } from 'vitest';
import { scoreLevel } from './score-level.ts';

test.each([
  [100, 'Insuficiente', 'Requiere más práctica'],
  [399, 'Insuficiente', 'Requiere más práctica'],
  [400, 'Regular', null],
  [549, 'Regular', null],
  [550, 'Bueno', null],
  [699, 'Bueno', null],
  [700, 'Muy Bueno', null],
  [849, 'Muy Bueno', null],
  [850, 'Excelente', 'Rendimiento sobresaliente'],
  [1000, 'Excelente', 'Rendimiento sobresaliente'],
])('%i points: %s', (points, title, detail) => {
  expect(scoreLevel(points)).toEqual({ title, detail });
});

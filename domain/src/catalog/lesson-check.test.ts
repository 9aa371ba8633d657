import { expect, test } from 'vitest';
import { checkNumber, renumberChecks } from './lesson-check.ts';

test.each([
  ['[pregunta 3]', 3],
  [' [ Pregunta  12 ] ', 12],
  ['Mira la [pregunta 3]', undefined],
  ['[pregunta tres]', undefined],
  ['[pregunta 1000]', undefined],
])('%s', (paragraph, number) => {
  expect(checkNumber(paragraph)).toBe(number);
});

test('a copy asks the same questions by their new numbers, and not those that it has not', () => {
  const numbers = new Map([
    [2, 1],
    [12, 7],
  ]);
  const lesson =
    '<p>Mira la [pregunta 2].</p><p>[pregunta 2]</p><p><strong>[ Pregunta&nbsp;12 ]</strong></p><p>[pregunta 1]</p><h2>Fin</h2>';
  expect(renumberChecks(lesson, (number) => numbers.get(number))).toBe(
    '<p>Mira la [pregunta 2].</p><p>[pregunta 1]</p><p>[pregunta 7]</p><h2>Fin</h2>',
  );
});

import { expect, test } from 'vitest';
import { checkNumber } from './lesson-check.ts';

test.each([
  ['[pregunta 3]', 3],
  [' [ Pregunta  12 ] ', 12],
  ['Mira la [pregunta 3]', undefined],
  ['[pregunta tres]', undefined],
  ['[pregunta 1000]', undefined],
])('%s', (paragraph, number) => {
  expect(checkNumber(paragraph)).toBe(number);
});

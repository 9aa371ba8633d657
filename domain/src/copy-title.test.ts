import { expect, test } from 'vitest';
import { copyTitle } from './copy-title.ts';

test('a copy is named after its original', () => {
  expect(copyTitle('El átomo', 160)).toBe('El átomo (copia)');
  expect(copyTitle('El átomo (copia)', 160)).toBe('El átomo (copia) (copia)');
});

test('a long title loses its end', () => {
  expect(copyTitle('a'.repeat(160), 160)).toBe(`${'a'.repeat(152)} (copia)`);
  expect(copyTitle('El átomo', 11)).toBe('El (copia)');
});

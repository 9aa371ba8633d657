import { expect, test } from 'vitest';
import { figureName } from './lesson-figure.ts';

test.each([
  ['[figura lente]', 'lente'],
  [' [ Figura ley-de-ohm ] ', 'ley-de-ohm'],
  ['Mira la [figura lente].', undefined],
  ['[figura]', undefined],
  ['[figura ../x]', undefined],
])('%s names the figure %s', (paragraph, name) => {
  expect(figureName(paragraph)).toBe(name);
});

import { expect, test } from 'vitest';
import { searchText } from './search-text.ts';

test.each([
  ['', 'Átomo', true],
  ['atomo', 'El Átomo', true],
  ['ÁTOMO', 'el atomo', true],
  ['atomo el', 'El Átomo', true],
  ['enlace ionico', 'Enlace iónico y covalente', true],
  ['enlace metalico', 'Enlace iónico y covalente', false],
  ['  ', 'Átomo', true],
])('%j in %j: %s', (query, text, found) => {
  expect(searchText(query)(text)).toBe(found);
});

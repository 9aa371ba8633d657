import { expect, test } from 'vitest';
import { draftOptions, repeatError, repeatsError } from './draft-options.ts';

test.each([
  ['two different texts', ['<p>5</p>', '<p>6</p>'], undefined],
  ['two equal texts', ['<p>5</p>', '<p>6</p>', '<p>5</p>'], 'Es igual a la alternativa A'],
  ['an imported text without a paragraph', ['5', '<p>5</p>'], 'Es igual a la alternativa A'],
  ['a text of two paragraphs', ['<p>5</p><p>6</p>', '5</p><p>6'], undefined],
  ['an index and a plain digit', ['<p>H<sub>2</sub>O</p>', '<p>H2O</p>'], undefined],
  ['two empty options', ['<p></p>', '<p></p>'], undefined],
])('%s', (_, texts, error) => {
  const options = draftOptions(texts);
  expect(
    options
      .map((option) => repeatError(options, option))
      .filter((found) => found)
      .at(-1),
  ).toBe(error);
  expect(repeatsError(options)).toBe(error && 'Hay alternativas iguales');
});

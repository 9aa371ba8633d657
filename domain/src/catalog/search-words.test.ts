import { describe, expect, test } from 'vitest';
import { foldText, markExcerpt, markWords, searchWords } from './search-words.ts';

describe('the words of a search', () => {
  test.each([
    ['Fotosíntesis', ['fotosintesis']],
    ['  ¿Qué es la CÉLULA?  ', ['que', 'es', 'la', 'celula']],
    ['H₂O', ['h2o']],
    ["a' | !b & (c):*", ['a', 'b', 'c']],
    ['—', []],
  ])('%s', (asked, words) => {
    expect(searchWords(asked)).toEqual(words);
  });

  test('are at most eight, of at most forty letters', () => {
    expect(searchWords('uno '.repeat(20))).toHaveLength(8);
    expect(searchWords('x'.repeat(99))).toEqual(['x'.repeat(40)]);
  });
});

test('accents of any spelling fold to the same letters', () => {
  expect(foldText('célula')).toBe(foldText('ce\u0301lula'));
});

describe('marking', () => {
  const celul = { text: 'celul', isStart: true };

  test('marks each word that begins as asked, with its accents', () => {
    expect(markWords('La célula y las CÉLULAS.', [celul])).toEqual([
      { text: 'La ', isMatch: false },
      { text: 'célula', isMatch: true },
      { text: ' y las ', isMatch: false },
      { text: 'CÉLULAS', isMatch: true },
      { text: '.', isMatch: false },
    ]);
  });

  test('a whole word does not mark longer ones', () => {
    expect(markWords('de detalle', [{ text: 'de', isStart: false }])).toEqual([
      { text: 'de', isMatch: true },
      { text: ' detalle', isMatch: false },
    ]);
  });

  test('an excerpt is around the first match and begins and ends with whole words', () => {
    const text = `${'antes '.repeat(40)}la célula ${'después '.repeat(40)}`.trim();
    const parts = markExcerpt(text, [celul]);
    const shown = parts.map((part) => part.text).join('');
    expect(parts.filter((part) => part.isMatch)).toEqual([{ text: 'célula', isMatch: true }]);
    expect(shown).toMatch(/^…antes .* después…$/);
    expect(shown.length).toBeLessThan(180);
  });

  test('an excerpt that is cut after a sentence ends with one ellipsis', () => {
    const text = `La célula. ${'Fin. '.repeat(60)}`.trim();
    const shown = markExcerpt(text, [celul])
      .map((part) => part.text)
      .join('');
    expect(shown).toMatch(/ Fin…$/);
  });

  test('a short text is its own excerpt', () => {
    expect(markExcerpt('Átomo', [celul])).toEqual([{ text: 'Átomo', isMatch: false }]);
    expect(markExcerpt('', [celul])).toEqual([]);
  });
});

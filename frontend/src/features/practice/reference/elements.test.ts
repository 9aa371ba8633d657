import { describe, expect, test } from 'vitest';
import { elements, findElements, nextElement } from './elements.ts';

const of = (symbol: string) => {
  const found = elements.find((element) => element.symbol === symbol);
  if (!found) throw new Error(symbol);
  return found;
};

describe('the elements', () => {
  test('are 118, each with its own symbol, name and place', () => {
    expect(elements).toHaveLength(118);
    for (const key of ['symbol', 'name'] as const) expect(new Set(elements.map((one) => one[key])).size).toBe(118);
    expect(new Set(elements.map(({ row, column }) => `${row} ${column}`)).size).toBe(118);
  });

  test.each([
    ['H', 1, 1, 1, 'nonmetal'],
    ['He', 2, 18, 1, 'noble'],
    ['C', 6, 14, 2, 'nonmetal'],
    ['Cl', 17, 17, 3, 'halogen'],
    ['Fe', 26, 8, 4, 'transition'],
    ['Xe', 54, 18, 5, 'noble'],
    ['Ba', 56, 2, 6, 'alkaline'],
    ['La', 57, null, 6, 'lanthanide'],
    ['Lu', 71, null, 6, 'lanthanide'],
    ['Hf', 72, 4, 6, 'transition'],
    ['Au', 79, 11, 6, 'transition'],
    ['Pb', 82, 14, 6, 'metal'],
    ['U', 92, null, 7, 'actinide'],
    ['Rf', 104, 4, 7, 'transition'],
    ['Og', 118, 18, 7, 'unknown'],
  ])('%s is number %i in group %s, period %i: %s', (symbol, number, group, period, category) => {
    expect(of(symbol)).toMatchObject({ number, group, period, category });
  });

  test('weights grow with the number, but for the known pairs', () => {
    const weight = ({ weight: text }: { weight: string }) => Number(text.replace(/[[\]]/g, '').replace(',', '.'));
    const falls = elements.flatMap((one, place) => {
      const next = elements[place + 1];
      return next && weight(next) < weight(one) ? [one.symbol] : [];
    });
    expect(falls).toEqual(['Ar', 'Co', 'Te', 'Th', 'U', 'Pu', 'Bh']);
  });
});

test.each([
  ['oxigeno', [8]],
  ['Fe', [26, 100]],
  ['79', [79]],
  ['  ', []],
])('a search for «%s»', (asked, numbers) => {
  expect([...findElements(asked)]).toEqual(numbers);
});

test('a name is found by a part of it', () => {
  expect(findElements('rutherf').has(104)).toBe(true);
});

test.each([
  ['H', 'ArrowRight', 'He'],
  ['Be', 'ArrowRight', 'B'],
  ['Li', 'ArrowUp', 'H'],
  ['Ba', 'ArrowRight', 'Hf'],
  ['Rf', 'ArrowDown', 'Ce'],
  ['La', 'ArrowUp', 'Y'],
  ['Au', 'Home', 'H'],
  ['H', 'End', 'Og'],
  ['H', 'ArrowUp', undefined],
])('from %s, %s leads to %s', (from, key, to) => {
  expect(nextElement(of(from), key)?.symbol).toBe(to);
});

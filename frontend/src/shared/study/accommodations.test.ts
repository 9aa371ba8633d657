import { noAccommodations } from '@matraz/contracts/classes/accommodations';
import { expect, test } from 'vitest';
import { accommodationTexts, timeInWords } from './accommodations.ts';

test.each([
  [12_000, '3 h 20 min'],
  [7_200, '2 h'],
  [2_700, '45 min'],
  [798, '13 min 18 s'],
])('%i seconds are %s', (seconds, words) => expect(timeInWords(seconds)).toBe(words));

test('only what a student has is named', () => {
  expect(accommodationTexts(noAccommodations)).toEqual([]);
  expect(accommodationTexts({ extraTime: 33, largeText: true, hidesTimer: true, breaks: 10 })).toEqual([
    '33 % más de tiempo',
    'Letra más grande',
    'Sin reloj a la vista',
    '10 min de descanso',
  ]);
});

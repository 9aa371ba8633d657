import { expect, test } from 'vitest';
import { readAnswerSheets } from './answer-sheets.ts';

const ana = { who: 'ana@liceo.cl', form: 'B', letters: 'AC-D' };

test.each([
  ['CSV of Excel in Chile', '\uFEFFCorreo;Forma;1;2;3;4\r\nana@liceo.cl;b;a;C;;D\r\n'],
  ['commas without a heading', 'ana@liceo.cl,B,A,C,-,D'],
  ['cells of a spreadsheet', 'Quién\tForma\tP1\tP2\tP3\tP4\nana@liceo.cl\tB\tA\tC\t.\tD\n'],
  ['all letters in one cell', 'ana@liceo.cl;B;AC-D'],
  ['letters in groups', 'ana@liceo.cl;B;AC -D'],
  ['empty cells at the end', 'ana@liceo.cl;B;A;C;;D;;;'],
])('%s', (_, text) => {
  expect(readAnswerSheets(text, 4)).toEqual([ana]);
});

test('what is no letter is marked, so that the preview shows it', () => {
  expect(readAnswerSheets('Ana Rojas;A;A;X;AB;1', 4)).toEqual([{ who: 'Ana Rojas', form: 'A', letters: 'A???' }]);
});

test('answers beyond the last question are kept, so that the sheet does not fit', () => {
  expect(readAnswerSheets('ana@liceo.cl;A;A;B;C', 2)[0]?.letters).toBe('ABC');
});

test('a row without a person is left out', () => {
  expect(readAnswerSheets(';A;A;B\n\nana@liceo.cl;;A;B', 2)).toEqual([
    { who: 'ana@liceo.cl', form: '', letters: 'AB' },
  ]);
});

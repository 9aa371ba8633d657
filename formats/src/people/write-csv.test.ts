import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test('rows are as Excel in Chile reads them', () => {
  expect(
    writeCsv([
      ['Nombre', 'Precisión'],
      ['Díaz; Luis', 81.5],
      ['Ana "Anita" Rojas', null],
    ]),
  ).toBe('\uFEFFNombre;Precisión\r\n"Díaz; Luis";81,5\r\n"Ana ""Anita"" Rojas";\r\n');
});

test.each(['=1+1', '+56', '-1', '@a', '\tx'])('the name %j is no formula', (name) => {
  expect(writeCsv([[name]])).toBe(`\uFEFF'${name}\r\n`);
});

test('a negative number is a number', () => {
  expect(writeCsv([[-12.5]])).toBe('\uFEFF-12,5\r\n');
});

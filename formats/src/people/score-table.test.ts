import { expect, test } from 'vitest';
import { readScoreTable } from './score-table.ts';

test.each([
  ['0;100\n1;550\n2;1000'],
  ['\uFEFFCorrectas;Puntaje\r\n0;100\r\n1;550\r\n2;1.000\r\n'],
  ['0\t100\n2\t1000\n1\t550'],
  ['correctas,puntaje\n0,100\n1,550\n2,1000\n\n'],
])('a table is read with a heading or without, and in any order: %j', (text) => {
  expect(readScoreTable(text)).toEqual({ table: [100, 550, 1000] });
});

test.each([
  ['', 'Pega dos columnas: correctas y puntaje, una línea por cada número de correctas.'],
  ['0;100', 'Pega dos columnas: correctas y puntaje, una línea por cada número de correctas.'],
  ['Correctas;Puntaje\n0;100\nuna;200', 'La línea 3 no tiene dos números.'],
  ['0;100\n2;1000', 'Falta el puntaje de 1 correctas: la tabla va de 0 hasta el total, sin saltos.'],
  ['1;100\n2;1000', 'Falta el puntaje de 0 correctas: la tabla va de 0 hasta el total, sin saltos.'],
  ['0;100\n1;200\n1;300', 'Un número de correctas está dos veces.'],
  ['0;100\n1;99', 'El puntaje de 1 correctas debe ser un entero de 100 a 1000.'],
  ['0;100\n1;1001', 'El puntaje de 1 correctas debe ser un entero de 100 a 1000.'],
  ['0;100\n1;500\n2;400', 'Con 2 correctas el puntaje es menor que con 1.'],
])('%j is told: %s', (text, fault) => {
  expect(readScoreTable(text)).toEqual({ fault });
});

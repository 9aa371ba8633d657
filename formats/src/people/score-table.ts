import { csvRows } from '../exchange/csv-rows.ts';
import { delimiterOf } from './student-list.ts';

/** Points by the number of correct answers, from 0. Or what is wrong with the table, for the teacher. */
export type ReadScoreTable = { table: number[] } | { fault: string };

const [lowest, highest] = [100, 1000];

/** Excel writes a thousand as 1.000. */
const numberOf = (cell = ''): number => Number(cell.trim().replace(/^(\d)\.(\d{3})$/, '$1$2') || Number.NaN);

const faultOf = (table: readonly number[]): string | null => {
  const wrong = table.findIndex((points) => !Number.isInteger(points) || points < lowest || points > highest);
  if (wrong >= 0) return `El puntaje de ${wrong} correctas debe ser un entero de ${lowest} a ${highest}.`;
  const falling = table.findIndex((points, place) => points < (table[place - 1] ?? points));
  if (falling >= 0) return `Con ${falling} correctas el puntaje es menor que con ${falling - 1}.`;
  return null;
};

/** A table of scores as it is published: correct answers and points, with a heading or without, in any order. */
export const readScoreTable = (text: string): ReadScoreTable => {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
  const rows = csvRows(plain, delimiterOf(plain)).map(({ cells }) => [numberOf(cells[0]), numberOf(cells[1])] as const);
  const [first, ...others] = rows;
  // A heading has no numbers.
  const given = first?.every(Number.isNaN) ? others : rows;
  if (given.length < 2)
    return { fault: 'Pega dos columnas: correctas y puntaje, una línea por cada número de correctas.' };
  const unread = given.findIndex((row) => row.some(Number.isNaN));
  if (unread >= 0) return { fault: `La línea ${unread + 1 + rows.length - given.length} no tiene dos números.` };
  const points = new Map(given);
  if (points.size < given.length) return { fault: 'Un número de correctas está dos veces.' };
  const table = Array.from(given, (_, correct) => points.get(correct));
  const missing = table.indexOf(undefined);
  if (missing >= 0)
    return { fault: `Falta el puntaje de ${missing} correctas: la tabla va de 0 hasta el total, sin saltos.` };
  const known = table.map(Number);
  const fault = faultOf(known);
  return fault === null ? { table: known } : { fault };
};

import { namedKey } from '../bulk/key-marks.ts';
import { takeKeyLists } from './key-list.ts';
import { linesOf } from './line.ts';
import { optionMarkOf, questionMarkOf } from './marks.ts';

/** The lines of a cell, as bulk text. */
export type Cell = readonly string[];

const plainOfCell = (cell: Cell) => linesOf(cell.join('\n'));

/** Whether a cell has only a number or a letter. */
const isOnlyMark = (cell: Cell): boolean => {
  const [line, ...more] = plainOfCell(cell);
  if (!line || more.length > 0) return false;
  return [questionMarkOf(line), optionMarkOf(line)].some((mark) => mark?.end === line.plain.length);
};

/** Whether a table only arranges questions or options. */
const isLayout = (rows: readonly (readonly Cell[])[]): boolean => {
  const cells = rows.flat();
  if (cells.length === 1) return true;
  const lines = cells.flatMap(plainOfCell);
  const letters = new Set(lines.map((line) => optionMarkOf(line)?.letter));
  return (letters.has('A') && letters.has('B')) || lines.some(({ plain }) => namedKey(plain) !== null);
};

const rowText = (row: readonly Cell[]): string => row.map((cell) => cell.join(' ').trim()).join('\t');

/** The lines of a row; a cell that is only a mark begins the next one. */
const layoutLines = (row: readonly Cell[]): string[] => {
  const lines: string[] = [];
  let mark = '';
  for (const cell of row) {
    if (isOnlyMark(cell)) mark = `${cell.join('').trim()} `;
    else {
      const [first = '', ...more] = cell;
      lines.push(mark + first, ...more);
      mark = '';
    }
  }
  return mark === '' ? lines : [...lines, mark.trim()];
};

/** A table as lines of bulk text: key lists as rows with tabs, questions and options as lines, data as a table. */
export const tableLines = (rows: readonly (readonly Cell[])[]): string[] => {
  const keys = rows.map(rowText);
  if (takeKeyLists(linesOf(keys.join('\n'))).byNumber.size > 0) return ['', ...keys, ''];
  if (isLayout(rows)) return rows.flatMap(layoutLines);
  const written = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell.join('<br>').trim()}</td>`).join('')}</tr>`);
  return [`<table><tbody>${written.join('')}</tbody></table>`];
};

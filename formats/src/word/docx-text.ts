import { namedKey } from '../bulk/key-marks.ts';
import { childNamed, childrenNamed, type XmlElement } from '../exchange/xml.ts';
import type { ListPlace } from './docx-parts.ts';
import { listOf } from './docx-parts.ts';
import { type DocxReading, runsOf } from './docx-runs.ts';
import { takeKeyLists } from './key-list.ts';
import { linesOf } from './line.ts';
import { optionMarkOf, questionMarkOf } from './marks.ts';
import { createNumbering } from './numbering.ts';
import { type Run, writeRuns } from './rich-line.ts';

/** The runs of each line. */
const splitLines = (runs: readonly Run[]): Run[][] => {
  const lines: Run[][] = [[]];
  for (const { text, tags } of runs) {
    for (const [place, part] of text.split('\n').entries()) {
      if (place > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, tags });
    }
  }
  return lines;
};

type Cell = string[];

const plainOfCell = (cell: Cell) => linesOf(cell.join('\n'));

/** Whether a cell has only a number or a letter. */
const isOnlyMark = (cell: Cell): boolean => {
  const [line, ...more] = plainOfCell(cell);
  if (!line || more.length > 0) return false;
  return [questionMarkOf(line), optionMarkOf(line)].some((mark) => mark?.end === line.plain.length);
};

/** Whether a table only arranges questions or options. */
const isLayout = (rows: readonly Cell[][]): boolean => {
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

const tableText = (rows: readonly Cell[][]): string[] => {
  const keys = rows.map(rowText);
  if (takeKeyLists(linesOf(keys.join('\n'))).byNumber.size > 0) return ['', ...keys, ''];
  if (isLayout(rows)) return rows.flatMap(layoutLines);
  const written = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell.join('<br>').trim()}</td>`).join('')}</tr>`);
  return [`<table><tbody>${written.join('')}</tbody></table>`];
};

/** The text of a document of Word as bulk text, with the numbers and letters of its lists. */
export const textOfDocx = (reading: DocxReading): string => {
  const numbering = createNumbering(reading.numbering);
  const markOf = (place: ListPlace | null): string => {
    const mark = place ? numbering.next(place.numId, place.level) : '';
    return mark === '' ? '' : `${mark}\t`;
  };
  const paragraphLines = (paragraph: XmlElement): string[] => {
    const properties = childNamed(paragraph, 'pPr');
    const style = reading.styles.get(childNamed(properties, 'pStyle')?.attributes.get('val') ?? '');
    const own = listOf(properties);
    const runs = runsOf(paragraph, reading);
    // Word does not count an empty paragraph that is in a list only by its style.
    const mark = runs.length === 0 ? '' : markOf(own === undefined ? (style?.list ?? null) : own);
    const [first = [], ...more] = splitLines(runs);
    return [mark + writeRuns(first), ...more.map(writeRuns)];
  };
  const blockLines = (element: XmlElement): string[] =>
    element.children.flatMap((child): string[] => {
      if (typeof child === 'string') return [];
      if (child.name === 'p') return paragraphLines(child);
      if (child.name === 'tbl') {
        const cellsOf = (row: XmlElement) => childrenNamed(row, 'tc').map(blockLines);
        return tableText(childrenNamed(child, 'tr').map(cellsOf));
      }
      return /^(sdt|sdtContent|customXml|ins|moveTo)$/.test(child.name) ? blockLines(child) : [];
    });
  return blockLines(reading.body).join('\n');
};

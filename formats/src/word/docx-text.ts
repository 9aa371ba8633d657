import { childNamed, childrenNamed, type XmlElement } from '../exchange/xml.ts';
import type { ListPlace } from './docx-parts.ts';
import { listOf } from './docx-parts.ts';
import { type DocxReading, runsOf } from './docx-runs.ts';
import { createNumbering } from './numbering.ts';
import { type Run, writeRuns } from './rich-line.ts';
import { tableLines } from './table-lines.ts';

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
        return tableLines(childrenNamed(child, 'tr').map(cellsOf));
      }
      return /^(sdt|sdtContent|customXml|ins|moveTo)$/.test(child.name) ? blockLines(child) : [];
    });
  return blockLines(reading.body).join('\n');
};

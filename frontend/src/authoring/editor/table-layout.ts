import type { Node } from '@tiptap/pm/model';
import { elementHtml, withStyles } from './spelling.ts';

/** Pixels. A column without a width of its own is at least this wide. */
export const CELL_MIN_WIDTH = 25;

/** What a table's source says of its columns, valid while their number and widths are these. */
export interface SourceLayout {
  /** The `colgroup` elements, or an empty text. */
  columns: string;
  style: string | null;
  widths: (number | null)[];
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const widthsOf = (table: Node): (number | null)[] =>
  (table.firstChild?.children ?? []).flatMap(({ attrs }) =>
    Array.from({ length: attrs.colspan }, (_, column): number | null => attrs.colwidth?.[column] || null),
  );

/** The widths as the cells of the first row give them. */
const sourceWidths = (table: HTMLTableElement): (number | null)[] =>
  [...(table.rows[0]?.cells ?? [])].flatMap((cell) => {
    const widths = colwidthOf(cell) ?? [];
    return Array.from({ length: cell.colSpan }, (_, column) => widths[column] || null);
  });

/** Pixels per column of a cell. */
export const colwidthOf = (cell: Element): number[] | null =>
  cell
    .getAttribute('colwidth')
    ?.split(',')
    .map((width) => Number.parseInt(width, 10) || 0) ?? null;

export const readLayout = (table: HTMLTableElement): SourceLayout => ({
  columns: table.dataset.columns ?? '',
  style: table.getAttribute('style'),
  widths: sourceWidths(table),
});

/** The style of a table and its columns: as in the source until a column is added, removed or resized. */
export const tableLayout = (table: Node): { style: string | null; columns: string } => {
  const widths = widthsOf(table);
  const source = table.attrs.layout as SourceLayout | null;
  const isUnchanged = source !== null && source.widths.join() === widths.join();
  const isPlain = source !== null && source.columns === '' && widths.every((width) => width === null);
  if (source !== null && (isUnchanged || isPlain)) return { style: source.style, columns: source.columns };
  const total = `${sum(widths.map((width) => width ?? CELL_MIN_WIDTH))}px`;
  const isFixed = widths.every((width) => width !== null);
  return {
    style: withStyles(source?.style ?? undefined, {
      width: isFixed ? total : null,
      'min-width': isFixed ? null : total,
    }),
    columns: elementHtml(
      'colgroup',
      {},
      widths
        .map((width) =>
          elementHtml('col', { style: width === null ? `min-width:${CELL_MIN_WIDTH}px` : `width:${width}px` }),
        )
        .join(''),
    ),
  };
};

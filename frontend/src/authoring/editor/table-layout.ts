import type { Node } from '@tiptap/pm/model';

/** Pixels. A column without a width of its own is at least this wide. */
export const CELL_MIN_WIDTH = 25;

/** Column markup of the stored table, valid while number and widths of columns are unchanged. */
export interface SourceLayout {
  /** The `colgroup` elements, or an empty text. */
  columns: string;
  style: string | null;
  widths: (number | null)[];
}

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

/** The layout of the source until a column is added, removed or resized, then null. */
export const validLayout = (table: Node): SourceLayout | null => {
  const widths = widthsOf(table);
  const source = table.attrs.layout as SourceLayout | null;
  if (source === null) return null;
  const isPlain = source.columns === '' && widths.every((width) => width === null);
  return isPlain || source.widths.join() === widths.join() ? source : null;
};

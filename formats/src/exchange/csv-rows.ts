export interface CsvRow {
  cells: string[];
  /** First line of the row in the file, from 1. */
  line: number;
  /** The file ends inside the quotes of its last cell. So that cell contains all rows that follow. */
  isUnclosed: boolean;
}

/**
 * Rows of CSV (RFC 4180) with the line end `\n`. A quoted cell may contain the delimiter, line breaks and doubled quotes. Empty rows
 * are dropped.
 */
export const csvRows = (text: string, delimiter: string): CsvRow[] => {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  /** The cell has more than blanks. */
  let hasText = false;
  let isQuoted = false;
  let line = 1;
  let rowLine = 1;
  const endRow = () => {
    cells.push(cell);
    if (cells.some((value) => value.trim() !== '')) rows.push({ cells, line: rowLine, isUnclosed: isQuoted });
    cells = [];
    cell = '';
    hasText = false;
  };
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    if (unit === '\n') line += 1;
    if (isQuoted) {
      if (unit !== '"') cell += unit;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (unit === '"' && !hasText) {
      cell = '';
      hasText = true;
      isQuoted = true;
    } else if (unit === delimiter) {
      cells.push(cell);
      cell = '';
      hasText = false;
    } else if (unit === '\n') {
      endRow();
      rowLine = line;
    } else {
      cell += unit;
      hasText ||= unit.trim() !== '';
    }
  }
  endRow();
  return rows;
};

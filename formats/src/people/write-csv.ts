/** Excel reads a cell that begins so as a formula. */
const formulaLike = /^[=+\-@\t\r]/;

const cellOf = (value: string | number | null): string => {
  if (value === null) return '';
  // Excel in Chile has a decimal comma.
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = formulaLike.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** CSV as Excel in Chile opens it with a double click: semicolons, decimal commas, and a mark that it is UTF-8. */
export const writeCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`;

const special = /["\\]/;

const element = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = String(value);
  return special.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`;
};

/** An array of PostgreSQL as text. The driver makes the same text in several times the time. */
export const arrayLiteral = (values: readonly unknown[]): string => `{${values.map(element).join(',')}}`;

import { z } from 'zod';

const nouns: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true o false',
  array: 'una lista',
  object: 'un objeto { }',
};

const units: Record<string, string> = { string: 'caracteres', array: 'elementos' };
const spanish = z.locales.es().localeError;

/** Spanish sentences for teachers. Rare issues have the Spanish text of zod. */
const sentenceOf: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'falta' : `debe ser ${nouns[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `debe ser uno de estos valores: ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'no puede quedar vacío';
      return `debe tener al menos ${issue.minimum} ${units[issue.origin] ?? ''}`.trim();
    case 'too_big':
      return `debe tener como máximo ${issue.maximum} ${units[issue.origin] ?? ''}`.trim();
    case 'unrecognized_keys':
      return `no se conoce el campo ${issue.keys.map((key) => `«${key}»`).join(', ')}`;
    default:
      return spanish(issue);
  }
};

/** Numbers a list from 1, because teachers do. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.');

/** @returns the parsed value, or a Spanish sentence for each wrong field */
export const checked = <S extends z.ZodType>(
  schema: S,
  value: unknown,
): { value: z.output<S>; errors: [] } | { value: null; errors: string[] } => {
  const { success, data, error } = schema.safeParse(value, { error: sentenceOf });
  if (success) return { value: data, errors: [] };
  return {
    value: null,
    errors: error.issues.map(({ path, message }) =>
      [path.length > 0 && `«${fieldOf(path)}»`, message].filter(Boolean).join(' '),
    ),
  };
};

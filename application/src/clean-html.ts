import { longestHtml } from '@matraz/contracts/catalog/limits';
import { isEmptyHtml, sanitize } from '@matraz/infra/html/sanitize';
import { InvalidContent } from './invalid-content.ts';

const inChile = (count: number) => count.toLocaleString('es-CL');

/** Sanitised HTML can be longer than what was sent: a `<` of the text is stored as `&lt;`. */
const cleanWithinLimit = (path: string, html: string): string => {
  const clean = sanitize(html);
  if (clean.length <= longestHtml) return clean;
  const message = `Con su formato puede tener hasta ${inChile(longestHtml)} caracteres, y tiene ${inChile(clean.length)}`;
  throw new InvalidContent(path, message);
};

/**
 * Sanitises HTML for storage.
 *
 * @param path the field's name in the author's input, for the error message
 * @throws InvalidContent when nothing is left after sanitising, or too much
 */
export const cleanHtml = (path: string, html: string): string => {
  const clean = cleanWithinLimit(path, html);
  if (isEmptyHtml(clean)) throw new InvalidContent(path, 'No puede quedar vacío');
  return clean;
};

/** Sanitises the HTML of a field that may be empty. @throws InvalidContent when it is too long */
export const cleanOptionalHtml = (path: string, html: string): string => {
  const clean = cleanWithinLimit(path, html);
  return isEmptyHtml(clean) ? '' : clean;
};

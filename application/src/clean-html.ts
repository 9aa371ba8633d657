import { isEmptyHtml, sanitize } from '@matraz/infra/html/sanitize';
import { InvalidContent } from './invalid-content.ts';

/**
 * Sanitises HTML for storage.
 *
 * @param path the field's name in the author's input, for the error message
 * @throws InvalidContent when nothing is left after sanitising
 */
export const cleanHtml = (path: string, html: string): string => {
  const clean = sanitize(html);
  if (isEmptyHtml(clean)) throw new InvalidContent(path, 'No puede quedar vacío');
  return clean;
};

/** Sanitises the HTML of a field that may be empty. */
export const cleanOptionalHtml = (html: string): string => {
  const clean = sanitize(html);
  return isEmptyHtml(clean) ? '' : clean;
};

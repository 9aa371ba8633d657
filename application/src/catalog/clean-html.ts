import { isEmptyHtml, sanitize } from '@matraz/infra/html/sanitize';
import { InvalidContent } from './invalid-content.ts';

/**
 * HTML that may be stored.
 *
 * @param path where the author wrote it, for the message
 * @throws InvalidContent when nothing is left of it
 */
export const cleanHtml = (path: string, html: string): string => {
  const clean = sanitize(html);
  if (isEmptyHtml(clean)) throw new InvalidContent(path, 'No puede quedar vacío');
  return clean;
};

/** HTML that may be stored; what may be empty may also become so. */
export const cleanOptionalHtml = (html: string): string => {
  const clean = sanitize(html);
  return isEmptyHtml(clean) ? '' : clean;
};

import { longestHtml } from '@matraz/contracts/catalog/limits';
import { numberText } from '@matraz/contracts/number-text';
import { isOwnPicture } from '@matraz/domain/picture-address';
import { pictureSources } from '@matraz/formats/exchange/html';
import { faultyFormula } from '@matraz/formats/formulas';
import { isEmptyHtml, sanitize } from '@matraz/infra/html/sanitize';
import { InvalidContent } from './invalid-content.ts';

/** Sanitised HTML can be longer than what was sent: a `<` of the text is stored as `&lt;`. */
const cleanWithinLimits = (path: string, html: string): string => {
  const clean = sanitize(html);
  if (clean.length > longestHtml) {
    const message = `Con su formato puede tener hasta ${numberText(longestHtml)} caracteres, y tiene ${numberText(clean.length)}`;
    throw new InvalidContent(path, message);
  }
  const foreign = pictureSources(clean).find((src) => !isOwnPicture(src));
  if (foreign !== undefined) {
    const shown = foreign.length > 80 ? `${foreign.slice(0, 80)}…` : foreign;
    throw new InvalidContent(path, `La imagen ${shown} es de otro sitio: guárdala en tu equipo y súbela`);
  }
  const faulty = faultyFormula(clean);
  if (faulty) throw new InvalidContent(path, `La ${faulty}`);
  return clean;
};

/**
 * Sanitises HTML for storage.
 *
 * @param path the field's name in the author's input, for the error message
 * @throws InvalidContent when nothing is left after sanitising, or too much, or a formula cannot be typeset, or a picture is of another site
 */
export const cleanHtml = (path: string, html: string): string => {
  const clean = cleanWithinLimits(path, html);
  if (isEmptyHtml(clean)) throw new InvalidContent(path, 'No puede quedar vacío');
  return clean;
};

/** Sanitises the HTML of a field that may be empty. @throws InvalidContent when it is too long, or a formula cannot be typeset */
export const cleanOptionalHtml = (path: string, html: string): string => {
  const clean = cleanWithinLimits(path, html);
  return isEmptyHtml(clean) ? '' : clean;
};

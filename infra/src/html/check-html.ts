import { isOwnPicture } from '@matraz/domain/picture-address';
import { pictureSources } from '@matraz/formats/exchange/html';
import { faultyFormula } from '@matraz/formats/formulas';
import { isEmptyHtml, sanitize } from './sanitize.ts';

export interface CheckedHtml {
  clean: string;
  isEmpty: boolean;
  /** Why it cannot be stored, in Spanish. */
  fault: string | null;
}

/** The parser's work grows with the square of the open tags. No author has as many. */
const MOST_OPEN_TAGS = 2_000;
const tag = /<(\/?)(?!(?:br|hr|img|input|col|wbr)\b)[a-z]/gi;

const hasTooManyOpenTags = (html: string): boolean => {
  let open = 0;
  for (const [, slash] of html.matchAll(tag)) {
    open = slash ? Math.max(0, open - 1) : open + 1;
    if (open > MOST_OPEN_TAGS) return true;
  }
  return false;
};

const foreignPicture = (clean: string): string | null => {
  const foreign = pictureSources(clean).find((src) => !isOwnPicture(src));
  if (foreign === undefined) return null;
  const shown = foreign.length > 80 ? `${foreign.slice(0, 80)}…` : foreign;
  return `La imagen ${shown} es de otro sitio: guárdala en tu equipo y súbela`;
};

const faultOf = (clean: string): string | null => {
  const faulty = faultyFormula(clean);
  return foreignPicture(clean) ?? (faulty && `La ${faulty}`);
};

/** Sanitises HTML, and judges what is left. */
export const checkHtml = (html: string): CheckedHtml => {
  if (hasTooManyOpenTags(html)) {
    return { clean: '', isEmpty: false, fault: 'El texto tiene demasiadas etiquetas sin cerrar' };
  }
  const clean = sanitize(html);
  return { clean, isEmpty: isEmptyHtml(clean), fault: faultOf(clean) };
};

import { formulaFault, splitFormulas } from '@matraz/contracts/formulas';
import { decodeEntities } from './exchange/html.ts';

/** Characters of a formula in a message. */
const SHOWN = 40;

const excerpt = (tex: string) => (tex.length > SHOWN ? `${tex.slice(0, SHOWN)}…` : tex);

/** The first formula of the HTML that cannot be typeset, and why: a Spanish sentence after «La». Null when there is none. */
export const faultyFormula = (html: string): string | null => {
  for (const text of html.split(/<[^<>]*>/)) {
    for (const part of splitFormulas(decodeEntities(text))) {
      if (part.kind === 'text') continue;
      const fault = formulaFault(part.tex);
      if (fault) return `fórmula «${excerpt(part.tex)}» ${fault}`;
    }
  }
  return null;
};

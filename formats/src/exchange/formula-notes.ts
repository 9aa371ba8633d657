import { formulaFault, katexMacros, splitFormulas } from '@matraz/contracts/formulas';
import katex from 'katex';
import 'katex/contrib/mhchem';
import { decodeEntities } from './html.ts';
import { shorten } from './shorten.ts';

const isTypeset = (tex: string): boolean => {
  try {
    katex.renderToString(tex, { throwOnError: true, macros: katexMacros, maxExpand: 1000 });
    return true;
  } catch {
    return false;
  }
};

const noteOf = (tex: string): string | null => {
  if (tex.trim() === '') return 'tiene una fórmula vacía';
  // The question is left out for such a formula.
  if (formulaFault(tex) !== null) return null;
  return isTypeset(tex) ? null : `no se puede mostrar la fórmula «${shorten(tex)}»`;
};

/** Formulas of this HTML that students would not see as formulas. */
export const formulaNotes = (html: string): string[] => {
  const notes = html.split(/<[^<>]*>/).flatMap((text) =>
    splitFormulas(decodeEntities(text)).map((part) => {
      if (part.kind === 'formula') return noteOf(part.tex);
      return /\\[([]/.test(part.text) ? 'una fórmula no se cierra en el mismo texto y se muestra como texto' : null;
    }),
  );
  if (/\[tex\]/i.test(html)) notes.push('tiene una fórmula entre [tex]; escríbela entre \\( y \\)');
  return notes.filter((note) => note !== null);
};

import 'katex/dist/katex.min.css';
import katex from 'katex';
import 'katex/contrib/mhchem';
import { decimalComma } from '../rich-text/decimal-comma.ts';
import { mathOptions } from '../rich-text/math-options.ts';

/** @throws ParseError never: a wrong formula is shown in the colour of errors */
export const typesetFormula = (tex: string, display: boolean, element: HTMLElement) =>
  katex.render(decimalComma(tex), element, { ...mathOptions, displayMode: display });

/** @returns what is wrong with the TeX, or null */
export const formulaError = (tex: string): string | null => {
  try {
    katex.renderToString(tex, { ...mathOptions, throwOnError: true });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

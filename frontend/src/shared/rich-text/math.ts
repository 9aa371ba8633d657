import 'katex/dist/katex.min.css';
import { formulaFault, katexMacros } from '@matraz/contracts/formulas';
import katex, { type KatexOptions } from 'katex';
import 'katex/contrib/mhchem';
import { decimalComma } from './decimal-comma.ts';
import { keepPunctuation } from './keep-punctuation.ts';
import { replaceFormulas } from './replace-formulas.ts';

/** MathML is what a screen reader reads. */
const options: KatexOptions = {
  output: 'htmlAndMathml',
  throwOnError: false,
  errorColor: 'var(--bad)',
  macros: katexMacros,
  maxExpand: 1000,
  maxSize: 20,
};

/** @throws ParseError never: a wrong formula is shown in the colour of errors */
export const typesetFormula = (tex: string, display: boolean, element: HTMLElement) => {
  const fault = formulaFault(tex);
  if (fault === null) return katex.render(decimalComma(tex), element, { ...options, displayMode: display });
  // Its layout could crash the browser's tab. The server stores no such formula, but a preview can show one.
  const code = document.createElement('code');
  code.textContent = tex;
  element.replaceChildren(code, ` (no se muestra como fórmula: ${fault})`);
};

/** @returns what is wrong with the TeX, or null */
export const formulaError = (tex: string): string | null => {
  const fault = formulaFault(tex);
  if (fault !== null) return fault;
  try {
    katex.renderToString(tex, { ...options, throwOnError: true });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Typesets formulas in \( \) and \[ \], also chemistry. */
export const typeset = (box: HTMLElement) => {
  box.normalize();
  replaceFormulas(box, (tex, display) => {
    const element = document.createElement('span');
    typesetFormula(tex, display, element);
    return element;
  });
  keepPunctuation(box);
};

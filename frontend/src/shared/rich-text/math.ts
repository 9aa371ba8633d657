import 'katex/dist/katex.min.css';
import renderMathInElement from 'katex/contrib/auto-render';
import 'katex/contrib/mhchem';
import { decimalComma } from './decimal-comma.ts';
import { keepPunctuation } from './keep-punctuation.ts';
import { mathOptions } from './math-options.ts';

/** Typesets formulas in \( \) and \[ \], also chemistry. It adds MathML for screen readers. */
export const typeset = (element: HTMLElement) => {
  renderMathInElement(element, {
    delimiters: [
      { left: '\\[', right: '\\]', display: true },
      { left: '\\(', right: '\\)', display: false },
    ],
    preProcess: decimalComma,
    ...mathOptions,
  });
  keepPunctuation(element);
};

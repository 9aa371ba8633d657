import { splitFormulas } from '@matraz/contracts/formulas';
import { lessonCheck } from '@matraz/domain/catalog/lesson-check';
import { lessonFigure } from '@matraz/domain/catalog/lesson-figure';
import { visibleText } from '@matraz/formats/exchange/html';

/** Commands of TeX that are layout, or signs without a word. Other commands are words, for example `\lambda`. */
const layout =
  /\\(?:[dtc]?frac|[dt]?binom|sqrt|text[a-z]*|math[a-z]+|operatorname|left|right|ce|cf|pu|cdot|times|[qQ]?quad|begin|end|overline|under(?:set|brace)|vec|hat|bar|boldsymbol|limits|displaystyle|[a-zA-Z]*arrow|[cld]?dots|approx|circ|bond|parallel|perp|to|[lg]eq?|neq?|pm)(?![a-zA-Z])/g;

/** A formula as a person types it: `H2O` for `\ce{H_2O}`. */
const typedFormula = (tex: string): string =>
  tex
    .replace(layout, ' ')
    .replace(/\\[^a-zA-Z]/g, ' ')
    .replace(/\\/g, ' ')
    .replace(/[_^{}$&]/g, '');

/** The places of questions and figures in a lesson are no text of it. */
const places = new RegExp(`${lessonCheck.source}|${lessonFigure.source}`, 'gi');

/** The words of HTML with formulas, on one line. */
export const searchedText = (html: string): string =>
  splitFormulas(visibleText(html).replace(places, ' '))
    .map((part) => (part.kind === 'text' ? part.text : ` ${typedFormula(part.tex)} `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

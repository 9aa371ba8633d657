import { sanitize } from '../../../../shared/rich-text/sanitize.ts';

/** In characters: more does not fit into two lines of a row. */
const LONGEST = 180;

const raised: Record<string, string> = Object.fromEntries(
  [...'0123456789+−n'].map((sign, i) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'[i] ?? sign]),
);

/** A formula on one line, from its MathML: 10¹⁶, a/b, H2O. */
const flatten = (formula: Element) => {
  for (const fraction of formula.querySelectorAll('mfrac')) fraction.firstElementChild?.after('/');
  for (const power of formula.querySelectorAll('msup > :last-child')) {
    const signs = [...(power.textContent ?? '')];
    power.textContent = signs.every((sign) => sign in raised)
      ? signs.map((sign) => raised[sign]).join('')
      : `^${signs.join('')}`;
  }
};

/**
 * The text of some HTML on one line; a picture is its description.
 * @param typeset what makes formulas of an element's text
 */
export const excerptOf = (html: string, typeset: (element: HTMLElement) => void): string => {
  const content = document.createElement('div');
  content.append(sanitize(html));
  for (const image of content.querySelectorAll('img')) image.replaceWith(image.alt ? `[${image.alt}]` : '[imagen]');
  for (const part of content.querySelectorAll('br, p, li, td, th, div, h1, h2, h3, h4')) part.after(' ');
  typeset(content);
  for (const hidden of content.querySelectorAll('.katex-html, annotation, mphantom')) hidden.remove();
  flatten(content);
  const text = (content.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
};

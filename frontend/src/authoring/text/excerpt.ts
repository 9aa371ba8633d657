import { sanitize } from '../../shared/rich-text/sanitize.ts';

const superscripts: Record<string, string> = Object.fromEntries(
  [...'0123456789+−n'].map((sign, i) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'[i] ?? sign]),
);

/** Changes a formula's MathML so that its text is readable on one line: 10¹⁶, a/b, H2O. */
const flatten = (formula: Element) => {
  for (const fraction of formula.querySelectorAll('mfrac')) fraction.firstElementChild?.after('/');
  for (const power of formula.querySelectorAll('msup > :last-child')) {
    const signs = [...(power.textContent ?? '')];
    power.textContent = signs.every((sign) => sign in superscripts)
      ? signs.map((sign) => superscripts[sign]).join('')
      : `^${signs.join('')}`;
  }
};

/**
 * The text of HTML on one line. A picture is replaced by its description.
 * @param length most characters; a longer text ends with '…'
 * @param typeset turns the formulas in an element's text into MathML
 */
export const excerptOf = (html: string, length: number, typeset: (element: HTMLElement) => void): string => {
  const content = document.createElement('div');
  content.append(sanitize(html));
  for (const image of content.querySelectorAll('img')) image.replaceWith(image.alt ? `[${image.alt}]` : '[imagen]');
  for (const part of content.querySelectorAll('br, p, li, td, th, div, h1, h2, h3, h4')) part.after(' ');
  typeset(content);
  for (const hidden of content.querySelectorAll('.katex-html, annotation, mphantom')) hidden.remove();
  flatten(content);
  const text = (content.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
};

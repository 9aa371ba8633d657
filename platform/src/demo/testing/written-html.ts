import katex from 'katex';
import 'katex/contrib/mhchem';

const allowedTags = new Set(
  'p h2 h3 ul ol li strong em sub sup table thead tbody tr th td blockquote code img a'.split(' '),
);
/** KaTeX gives these two warnings for Spanish text in a formula, but renders it correctly. */
const harmless = new Set(['unicodeTextInMathMode', 'newLineInDisplayMode']);

/** The messages of all wrong items. `message` returns null for a correct item. */
export const faultsOf = <T>(items: T[], message: (item: T) => string | null) =>
  items.map(message).filter((m) => m !== null);
const plain = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
export const textOf = (html: string) =>
  html
    .replace(/\\\[.+?\\\]|\\\(.+?\\\)/gs, ' fórmula ')
    .replace(/<[^>]*>/g, ' ')
    .trim();
export const wordsOf = (html: string) => textOf(html).split(/\s+/).length;

export const formulasOf = (html: string) =>
  [...html.matchAll(/\\\[(.+?)\\\]|\\\((.+?)\\\)/gs)].map(([, display, inline]) => plain(display ?? inline ?? ''));

/** @returns the error of a formula that KaTeX cannot render or renders wrongly; null for a correct formula */
export const formulaFault = (formula: string): string | null => {
  // mhchem reads a hyphen at the end as a charge. A group with bonds at both ends needs `\bond{-}`.
  if (/\\ce\{[-=][^{}]*-\}/.test(formula)) return `${formula}: the last bond is rendered as a charge; write \\bond{-}`;
  try {
    katex.renderToString(formula, {
      throwOnError: true,
      strict: (code: string) => (harmless.has(code) ? 'ignore' : 'error'),
    });
    return null;
  } catch (error) {
    return `${formula}: ${error}`;
  }
};

/** @returns the first error: an unknown tag, an unclosed tag or formula, an unescaped sign; null for correct HTML */
export const htmlFault = (html: string): string | null => {
  const open: string[] = [];
  for (const [tag, slash = '', name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^<>]*>/g)) {
    if (!allowedTags.has(name)) return `tag ${tag}`;
    if (name === 'img') continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return `unbalanced ${tag}`;
  }
  if (open.length > 0) return `never closed: ${open.join(' ')}`;
  const bare = html.replace(/<\/?[a-z0-9]+[^<>]*>/g, '');
  if (/[<>]/.test(bare)) return `raw < or > in ${bare.slice(0, 60)}`;
  if (/&(?!(lt|gt|amp|nbsp);)/.test(bare)) return `raw & in ${bare.slice(0, 60)}`;
  if (/\\[()[\]]/.test(bare.replace(/\\\[.+?\\\]|\\\(.+?\\\)/gs, '')))
    return `formula never closed in ${bare.slice(0, 60)}`;
  return null;
};

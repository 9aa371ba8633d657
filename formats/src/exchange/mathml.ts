import { attributesOf, escapeHtml, replaceTags, type Tag, tagsOf } from './html.ts';
import { UnreadableFile } from './import-result.ts';
import { parseXml, textIn, type XmlElement } from './xml.ts';

const operators = new Map(
  Object.entries({
    '−': '-',
    '×': '\\times ',
    '⋅': '\\cdot ',
    '·': '\\cdot ',
    '÷': '\\div ',
    '±': '\\pm ',
    '→': '\\to ',
    '⇌': '\\rightleftharpoons ',
    '≤': '\\le ',
    '≥': '\\ge ',
    '≠': '\\ne ',
    '≈': '\\approx ',
    '∞': '\\infty ',
    '∑': '\\sum ',
    '∏': '\\prod ',
    '∫': '\\int ',
  }),
);
const functionName = /^(sin|cos|tan|sec|csc|cot|arcsin|arccos|arctan|log|ln|exp|lim|max|min|det)$/;
const accents = new Map(
  Object.entries({
    '→': '\\vec',
    '⃗': '\\vec',
    '¯': '\\bar',
    '‾': '\\bar',
    '^': '\\hat',
    '˙': '\\dot',
  }),
);
/** Marks of multiplication and application that show nothing. */
const invisible = /[\u2061-\u2064\u200b]/g;

const escapeTex = (text: string): string =>
  text.replace(/[\\{}$&#%_^~]/g, (sign) =>
    /[\\^~]/.test(sign) ? `\\text{${sign === '\\' ? '\\textbackslash' : `\\${sign}{}`}}` : `\\${sign}`,
  );

/** Throws for what TeX does not have. */
class Unknown extends Error {}

const partsOf = (element: XmlElement): XmlElement[] =>
  element.children.filter(
    (child) => typeof child !== 'string' && !/^(annotation|annotation-xml|none)$/.test(child.name),
  ) as XmlElement[];

/** Texts with the separators between them, of which the last one is repeated. */
const joinedBy = (separators: string, texts: readonly string[]): string => {
  const signs = [...separators.replace(/\s/g, '')];
  const between = (index: number) => escapeTex(signs[Math.min(index, signs.length - 1)] ?? '');
  return texts.map((text, index) => (index === 0 ? text : between(index - 1) + text)).join('');
};

/** Pairs of a lower and an upper script after the base, then those before it, as of an isotope. */
const multiscripts = (element: XmlElement): string => {
  const [base, ...scripts] = element.children.filter((child) => typeof child !== 'string');
  if (!base) throw new Unknown(element.name);
  const split = scripts.findIndex(({ name }) => name === 'mprescripts');
  const textOf = (script: XmlElement | undefined) => (script && script.name !== 'none' ? texOf(script) : '');
  const pairs = (given: readonly XmlElement[]): string => {
    let tex = '';
    for (let at = 0; at < given.length; at += 2) {
      const [lower, upper] = [textOf(given[at]), textOf(given[at + 1])];
      tex += `{}${lower && `_{${lower}}`}${upper && `^{${upper}}`}`;
    }
    return tex;
  };
  const after = pairs(split < 0 ? scripts : scripts.slice(0, split)).replace(/^\{\}/, '');
  return `${split < 0 ? '' : pairs(scripts.slice(split + 1))}{${texOf(base)}}${after}`;
};

const texOf = (element: XmlElement): string => {
  const parts = partsOf(element);
  const text = textIn(element).replace(invisible, '').replace(/\s+/g, ' ').trim();
  const part = (index: number): string => {
    const given = parts[index];
    if (given === undefined) throw new Unknown(element.name);
    return texOf(given);
  };
  const all = () => parts.map(texOf).join('');
  switch (element.name) {
    case 'mn':
      return escapeTex(text);
    case 'mi':
      if (element.attributes.get('mathvariant') === 'bold') return `\\mathbf{${escapeTex(text)}}`;
      if (element.attributes.get('mathvariant') === 'normal' && /\p{L}/u.test(text))
        return `\\mathrm{${escapeTex(text)}}`;
      if (functionName.test(text)) return `\\${text} `;
      return [...text].length > 1 ? `\\mathrm{${escapeTex(text)}}` : escapeTex(text);
    case 'mo':
      return operators.get(text) ?? escapeTex(text);
    case 'mtext':
    case 'ms':
      return `\\text{${escapeTex(text)}}`;
    case 'mspace':
      return '\\,';
    case 'mphantom':
      return `\\phantom{${all()}}`;
    case 'mmultiscripts':
      return multiscripts(element);
    case 'msup':
      return `{${part(0)}}^{${part(1)}}`;
    case 'msub':
      return `{${part(0)}}_{${part(1)}}`;
    case 'msubsup':
    case 'munderover':
      return `${part(0)}_{${part(1)}}^{${part(2)}}`;
    case 'mfrac':
      return `\\frac{${part(0)}}{${part(1)}}`;
    case 'msqrt':
      return `\\sqrt{${all()}}`;
    case 'mroot':
      return `\\sqrt[${part(1)}]{${part(0)}}`;
    case 'mover': {
      const accent = accents.get(textIn(parts[1]).trim());
      return accent ? `${accent}{${part(0)}}` : `\\overset{${part(1)}}{${part(0)}}`;
    }
    case 'munder':
      return `${part(0)}_{${part(1)}}`;
    case 'mfenced': {
      const [open, close] = [element.attributes.get('open') ?? '(', element.attributes.get('close') ?? ')'];
      const inside = joinedBy(element.attributes.get('separators') ?? ',', parts.map(texOf));
      return `\\left${escapeTex(open) || '.'}${inside}\\right${escapeTex(close) || '.'}`;
    }
    case 'mtable':
      return `\\begin{matrix}${parts.map((row) => partsOf(row).map(texOf).join('&')).join('\\\\')}\\end{matrix}`;
    case 'math':
    case 'semantics':
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
    case 'mtd':
    case 'menclose':
      return all();
    default:
      throw new Unknown(element.name);
  }
};

/** The MathML that the editor WIRIS writes with other signs: « » ¨ § for < > " &. */
const markupOf = (wiris: string): string =>
  wiris.replaceAll('«', '<').replaceAll('»', '>').replaceAll('¨', '"').replaceAll('§', '&').replaceAll('`', "'");

/** HTML in which the formulas of WIRIS, as text or as data of a picture, are MathML. */
export const wirisToMath = (html: string): string =>
  replaceTags(html, (tag) => {
    const wiris = tag.name === 'img' ? attributesOf(tag).get('data-mathml') : undefined;
    return wiris === undefined ? null : markupOf(wiris);
  }).replace(/«math[\s\S]*?«\/math»/g, markupOf);

const isMath = ({ name }: Tag): boolean => name === 'math' || name.endsWith(':math');

/** The TeX of one formula, with its delimiters; its MathML when TeX cannot say it. */
const formulaOf = (markup: string): string => {
  try {
    const math = parseXml(markup.replaceAll('&nbsp;', '\u00a0'));
    const tex = escapeHtml(texOf(math).trim());
    if (tex === '') return markup;
    return math.attributes.get('display') === 'block' ? `\\[${tex}\\]` : `\\(${tex}\\)`;
  } catch (error) {
    if (error instanceof Unknown || error instanceof UnreadableFile) return markup;
    throw error;
  }
};

/**
 * HTML in which each formula of MathML is TeX, because formulas are TeX on this platform. MathML that TeX has no words for, such as
 * elementary arithmetic layout, stays as it is. Takes linear time on any text.
 */
export const mathToTex = (html: string): string => {
  let written = '';
  let done = 0;
  let start: Tag | undefined;
  for (const tag of tagsOf(html)) {
    const isEmpty = html[tag.to - 2] === '/';
    if (!isMath(tag) || isEmpty) continue;
    if (!tag.isClosing) start ??= tag;
    else if (tag.name === start?.name) {
      written += html.slice(done, start.from) + formulaOf(html.slice(start.from, tag.to));
      done = tag.to;
      start = undefined;
    }
  }
  return written + html.slice(done);
};

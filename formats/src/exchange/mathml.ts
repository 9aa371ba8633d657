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
/** Commands by the signs that mean them. */
const commandsOf = (signsOf: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(signsOf).flatMap(([command, signs]) => [...signs].map((sign) => [sign, command] as const)));

/** Signs above a base. Several programs write the same accent with different characters. */
const accents = commandsOf({
  '\\vec': '→⃗',
  '\\bar': '¯‾ˉ',
  '\\hat': '^ˆ\u0302',
  '\\tilde': '~˜\u0303',
  '\\dot': '˙\u0307',
  '\\ddot': '¨\u0308',
  '\\overbrace': '⏞',
});
/** Signs below a base. */
const lines = commandsOf({ '\\underline': '_¯‾\u0332', '\\underbrace': '⏟' });
const variants = new Map([
  ['normal', '\\mathrm'],
  ['bold', '\\mathbf'],
  ['bold-italic', '\\boldsymbol'],
  ['double-struck', '\\mathbb'],
  ['script', '\\mathcal'],
  ['fraktur', '\\mathfrak'],
]);
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

/** Pairs of a lower and an upper script: first those after the base, then those before it (isotopes). */
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

const inVariant = ({ attributes }: XmlElement, tex: string): string | undefined => {
  const variant = attributes.get('mathvariant') ?? '';
  const command = variant === 'normal' && !/\p{L}/u.test(tex) ? undefined : variants.get(variant);
  return command && `${command}{${tex}}`;
};

const enclosed = (notation: string, tex: string): string => {
  if (/radical/.test(notation)) return `\\sqrt{${tex}}`;
  if (/updiagonalstrike/.test(notation)) return `\\cancel{${tex}}`;
  if (/downdiagonalstrike/.test(notation)) return `\\bcancel{${tex}}`;
  if (/horizontalstrike/.test(notation)) return `\\sout{${tex}}`;
  if (/box/.test(notation)) return `\\boxed{${tex}}`;
  return tex;
};

const texOf = (element: XmlElement): string => {
  const parts = partsOf(element);
  // MathML drops the blanks at both ends; programs keep a blank there with U+00A0.
  const shown = textIn(element)
    .replace(invisible, '')
    .replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')
    .replace(/\s+/g, ' ');
  const text = shown.trim();
  const part = (index: number): string => {
    const given = parts[index];
    if (given === undefined) throw new Unknown(element.name);
    return texOf(given);
  };
  const all = () => parts.map(texOf).join('');
  /** One sign takes its scripts as it is, so the limits of a sum stay above and below it. */
  const base = () => (/^m[ion]$/.test(parts[0]?.name ?? '') ? part(0) : `{${part(0)}}`);
  switch (element.name) {
    case 'mn':
      return inVariant(element, escapeTex(text)) ?? escapeTex(text);
    case 'mi':
      if (functionName.test(text)) return `\\${text} `;
      return (
        inVariant(element, escapeTex(text)) ?? ([...text].length > 1 ? `\\mathrm{${escapeTex(text)}}` : escapeTex(text))
      );
    case 'mo':
      if (functionName.test(text)) return `\\${text} `;
      return operators.get(text) ?? escapeTex(text);
    case 'mtext':
    case 'ms':
      return `\\text{${escapeTex(shown)}}`;
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
      return `${base()}_{${part(1)}}^{${part(2)}}`;
    case 'mfrac':
      // A fraction that has no line is a binomial coefficient.
      if (/^0/.test(element.attributes.get('linethickness') ?? ''))
        return `\\genfrac{}{}{0pt}{}{${part(0)}}{${part(1)}}`;
      return `\\frac{${part(0)}}{${part(1)}}`;
    case 'msqrt':
      return `\\sqrt{${all()}}`;
    case 'mroot':
      return `\\sqrt[${part(1)}]{${part(0)}}`;
    case 'mover': {
      const accent = accents.get(textIn(parts[1]).trim());
      return accent ? `${accent}{${part(0)}}` : `\\overset{${part(1)}}{${part(0)}}`;
    }
    case 'munder': {
      const line = lines.get(textIn(parts[1]).trim());
      return line ? `${line}{${part(0)}}` : `${base()}_{${part(1)}}`;
    }
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
      return all();
    case 'menclose':
      return enclosed(element.attributes.get('notation') ?? '', all());
    default:
      throw new Unknown(element.name);
  }
};

/** The MathML that the editor WIRIS writes with other signs: « » ¨ § for < > " &. */
const markupOf = (wiris: string): string =>
  wiris.replaceAll('«', '<').replaceAll('»', '>').replaceAll('¨', '"').replaceAll('§', '&').replaceAll('`', "'");

/**
 * Turns the formulas of WIRIS into MathML and those of Canvas into TeX. Both are data of a picture; WIRIS also writes
 * them as text.
 */
export const pictureFormulas = (html: string): string =>
  replaceTags(html, (tag) => {
    if (tag.name !== 'img') return null;
    const data = attributesOf(tag);
    const wiris = data.get('data-mathml');
    const tex = data.get('data-equation-content');
    if (wiris !== undefined) return markupOf(wiris);
    return tex === undefined ? null : `\\(${escapeHtml(tex)}\\)`;
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
 * Turns MathML into TeX, because formulas are TeX on this platform. MathML without an equal in TeX, such as elementary
 * arithmetic layout, stays. Linear time on any text.
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

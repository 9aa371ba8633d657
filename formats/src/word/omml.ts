import { escapeHtml } from '../exchange/html.ts';
import { childNamed, childrenNamed, textIn, type XmlElement } from '../exchange/xml.ts';

const elements = (element: XmlElement | undefined): XmlElement[] =>
  (element?.children ?? []).filter((child) => typeof child !== 'string');

const propertyOf = (element: XmlElement | undefined, property: string): string | undefined =>
  childNamed(element, property)?.attributes.get('val');

const row = (element: XmlElement | undefined): string => `<mrow>${elements(element).map(mathOf).join('')}</mrow>`;

/** Numbers, words and signs of a run; the spaces of Word show nothing. */
const runOf = (element: XmlElement): string => {
  const properties = childNamed(element, 'rPr');
  const text = childrenNamed(element, 't').map(textIn).join('');
  if (childNamed(properties, 'nor') !== undefined) return `<mtext>${escapeHtml(text)}</mtext>`;
  const isUpright = propertyOf(properties, 'sty') === 'p';
  return (text.match(/\d+(?:[.,]\d+)*|\p{L}+|[^\s\d\p{L}]/gu) ?? [])
    .map((part) => {
      if (/^\d/.test(part)) return `<mn>${part}</mn>`;
      if (!/^\p{L}/u.test(part)) return `<mo>${escapeHtml(part)}</mo>`;
      if (isUpright || functions.test(part)) return `<mi mathvariant="normal">${part}</mi>`;
      return [...part].map((letter) => `<mi>${letter}</mi>`).join('');
    })
    .join('');
};
const functions = /^(?:sen|sin|cos|tan|tg|log|ln|exp|lim|max|min)$/;

const accents: Record<string, string> = { '\u20d7': '→', '\u0302': '^', '\u0305': '¯', '\u0304': '¯', '\u0307': '˙' };

const overOf = (base: string, sign: string): string => `<mover>${base}<mo>${escapeHtml(sign)}</mo></mover>`;

const naryOf = (element: XmlElement): string => {
  const sign = `<mo>${escapeHtml(propertyOf(childNamed(element, 'naryPr'), 'chr') ?? '∫')}</mo>`;
  const [lower, upper] = [childNamed(element, 'sub'), childNamed(element, 'sup')];
  return `<msubsup>${sign}${row(lower)}${row(upper)}</msubsup>${row(childNamed(element, 'e'))}`;
};

const fenceOf = (element: XmlElement): string => {
  const properties = childNamed(element, 'dPr');
  const [open, close] = [propertyOf(properties, 'begChr') ?? '(', propertyOf(properties, 'endChr') ?? ')'];
  const parts = childrenNamed(element, 'e').map(row);
  const separator = escapeHtml(propertyOf(properties, 'sepChr') ?? '|');
  return `<mfenced open="${escapeHtml(open)}" close="${escapeHtml(close)}" separators="${separator}">${parts.join('')}</mfenced>`;
};

const rootOf = (element: XmlElement): string => {
  const degree = childNamed(element, 'deg');
  const base = row(childNamed(element, 'e'));
  return elements(degree).length === 0 ? `<msqrt>${base}</msqrt>` : `<mroot>${base}${row(degree)}</mroot>`;
};

/** MathML of one element of OMML, the formulas of Word. What MathML does not have becomes an unknown element. */
const mathOf = (element: XmlElement): string => {
  const part = (name: string) => row(childNamed(element, name));
  switch (element.name) {
    case 'r':
      return runOf(element);
    case 'f': {
      const type = propertyOf(childNamed(element, 'fPr'), 'type');
      if (type === 'lin') return `${part('num')}<mo>/</mo>${part('den')}`;
      return `<mfrac>${part('num')}${part('den')}</mfrac>`;
    }
    case 'sSup':
      return `<msup>${part('e')}${part('sup')}</msup>`;
    case 'sSub':
      return `<msub>${part('e')}${part('sub')}</msub>`;
    case 'sSubSup':
      return `<msubsup>${part('e')}${part('sub')}${part('sup')}</msubsup>`;
    case 'sPre':
      return `<mmultiscripts>${part('e')}<mprescripts />${part('sub')}${part('sup')}</mmultiscripts>`;
    case 'rad':
      return rootOf(element);
    case 'nary':
      return naryOf(element);
    case 'd':
      return fenceOf(element);
    case 'func':
      return `${part('fName')}${part('e')}`;
    case 'limLow':
      return `<munder>${part('e')}${part('lim')}</munder>`;
    case 'limUpp':
      return `<mover>${part('e')}${part('lim')}</mover>`;
    case 'acc': {
      const sign = propertyOf(childNamed(element, 'accPr'), 'chr') ?? '\u0302';
      return overOf(part('e'), accents[sign] ?? sign);
    }
    case 'bar':
      return overOf(part('e'), '¯');
    case 'groupChr':
      return part('e');
    case 'm':
      return `<mtable>${childrenNamed(element, 'mr')
        .map(
          (line) =>
            `<mtr>${childrenNamed(line, 'e')
              .map((cell) => `<mtd>${row(cell)}</mtd>`)
              .join('')}</mtr>`,
        )
        .join('')}</mtable>`;
    case 'eqArr':
      return `<mtable>${childrenNamed(element, 'e')
        .map((line) => `<mtr><mtd>${row(line)}</mtd></mtr>`)
        .join('')}</mtable>`;
    case 'box':
    case 'borderBox':
    case 'phant':
      return part('e');
    case 'ctrlPr':
    case 'rPr':
    case 'bookmarkStart':
    case 'bookmarkEnd':
    case 'proofErr':
      return '';
    default:
      return `<unknown>${escapeHtml(textIn(element))}</unknown>`;
  }
};

/** The MathML of an `oMath`. */
export const ommlToMath = (element: XmlElement): string => `<math>${elements(element).map(mathOf).join('')}</math>`;

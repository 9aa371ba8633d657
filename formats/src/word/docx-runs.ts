import { decodeEntities } from '../exchange/html.ts';
import { mathToTex } from '../exchange/mathml.ts';
import { shorten } from '../exchange/shorten.ts';
import { childNamed, textIn, type XmlElement } from '../exchange/xml.ts';
import { type DocxParts, findBelow, isOn, type Target } from './docx-parts.ts';
import { ommlToMath } from './omml.ts';
import type { Run } from './rich-line.ts';

/** What the runs of a document need and tell. */
export interface DocxReading extends DocxParts {
  /** Adds a note, once. */
  note: (text: string) => void;
  /** The tag of a picture of the package. */
  pictureTag: (target: Target, alt: string, width: number | null) => string;
}

/** Greek letters and signs of the font Symbol, by the last two hexadecimal digits. */
const symbols: Record<string, string> = {
  ...Object.fromEntries(
    [...'abgdezhqiklmnxoprstufcywABGDEZHQIKLMNXOPRSTUFCYW'].map((latin, place) => [
      latin.charCodeAt(0).toString(16).toUpperCase(),
      [...'αβγδεζηθικλμνξοπρστυφχψωΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'][place] ?? '',
    ]),
  ),
  B0: '°',
  B1: '±',
  B4: '×',
  AE: '→',
  A3: '≤',
  B3: '≥',
  D7: '·',
  B9: '≠',
  BB: '≈',
  A5: '∞',
  B7: '•',
};

const symbolOf = ({ attributes }: XmlElement, { note }: DocxReading): string => {
  const code = (attributes.get('char') ?? '').toUpperCase();
  const known = /symbol/i.test(attributes.get('font') ?? '') ? symbols[code.slice(-2)] : undefined;
  if (known === undefined) note(`no se importó un símbolo de la fuente «${attributes.get('font') ?? ''}»`);
  return known ?? '';
};

const plainColor = /^(auto|000000|0d0d0d|1a1a1a|262626|333333|404040|ffffff)$/i;
const plainTheme = /^(text1|dark1|background1|light1|tx1|dk1)$/i;

/** A colour, a highlight or a shade, as teachers mark the key with. */
const isColored = (properties: XmlElement | undefined): boolean => {
  const color = childNamed(properties, 'color')?.attributes;
  const fill = childNamed(properties, 'shd')?.attributes.get('fill') ?? 'auto';
  const isText = plainColor.test(color?.get('val') ?? 'auto') || plainTheme.test(color?.get('themeColor') ?? '');
  return isOn(properties, 'highlight') || !isText || !plainColor.test(fill);
};

const tagsOf = (properties: XmlElement | undefined, { styles }: DocxReading): string[] => {
  const style = styles.get(childNamed(properties, 'rStyle')?.attributes.get('val') ?? '');
  const isBold = childNamed(properties, 'b') ? isOn(properties, 'b') : style?.isBold;
  const isUnderlined = childNamed(properties, 'u') ? isOn(properties, 'u') : style?.isUnderlined;
  const script = childNamed(properties, 'vertAlign')?.attributes.get('val');
  return [
    isColored(properties) ? 'mark' : '',
    isBold ? 'b' : '',
    isUnderlined ? 'u' : '',
    isOn(properties, 'i') ? 'i' : '',
    script === 'superscript' ? 'sup' : script === 'subscript' ? 'sub' : '',
  ].filter((tag) => tag !== '');
};

/** EMU, the unit of drawings, in a pixel. */
const EMU = 9_525;

const pictureOf = (element: XmlElement, reading: DocxReading): string => {
  const inside = findBelow(element, 'blip') ?? findBelow(element, 'imagedata');
  const id = inside?.attributes.get('embed') ?? inside?.attributes.get('link') ?? inside?.attributes.get('id');
  const target = reading.targets.get(id ?? '');
  if (!target) {
    const isBox = findBelow(element, 'txbxContent') !== undefined;
    const words = isBox
      ? `un cuadro de texto: «${shorten(textIn(findBelow(element, 'txbxContent')))}»`
      : 'un gráfico o dibujo de Word';
    reading.note(`no se importó ${words}`);
    return '';
  }
  const width = Number(findBelow(element, 'extent')?.attributes.get('cx') ?? 0);
  const alt = findBelow(element, 'docPr')?.attributes.get('descr') ?? '';
  return reading.pictureTag(target, alt, width > 0 ? Math.round(width / EMU) : null);
};

const formulaOf = (element: XmlElement, { note }: DocxReading): string => {
  const tex = decodeEntities(mathToTex(ommlToMath(element)));
  if (!/<math|<unknown/.test(tex)) return tex;
  const text = textIn(element).trim();
  note(`una fórmula de Word no se pudo convertir y quedó como texto: «${shorten(text)}»`);
  return text;
};

const partOf = (element: XmlElement, reading: DocxReading): string => {
  switch (element.name) {
    case 't':
      return textIn(element);
    case 'tab':
    case 'ptab':
      return '\t';
    case 'br':
      return element.attributes.get('type') === undefined || element.attributes.get('type') === 'textWrapping'
        ? '\n'
        : '';
    case 'cr':
      return '\n';
    case 'noBreakHyphen':
      return '-';
    case 'sym':
      return symbolOf(element, reading);
    case 'drawing':
    case 'pict':
      return pictureOf(element, reading);
    case 'object':
      reading.note('no se importó un objeto incrustado, por ejemplo una ecuación de MathType');
      return '';
    case 'AlternateContent':
      return elementsOf(childNamed(element, 'Choice'))
        .map((part) => partOf(part, reading))
        .join('');
    case 'footnoteReference':
    case 'endnoteReference':
      reading.note('no se importaron las notas al pie');
      return '';
    default:
      return '';
  }
};

const elementsOf = (element: XmlElement | undefined): XmlElement[] =>
  (element?.children ?? []).filter((child) => typeof child !== 'string');

/** Elements around runs whose content is shown. Deleted and moved text is not shown. */
const around = /^(ins|moveTo|hyperlink|smartTag|customXml|sdt|sdtContent|fldSimple|oMathPara|bdo|dir|Choice)$/;

/** The runs of a paragraph. A line break is `\n` in the text. */
export const runsOf = (paragraph: XmlElement, reading: DocxReading): Run[] =>
  elementsOf(paragraph).flatMap((element): Run[] => {
    if (element.name === 'oMath') return [{ text: formulaOf(element, reading), tags: [] }];
    if (element.name === 'AlternateContent')
      return runsOf({ ...element, children: elementsOf(childNamed(element, 'Choice')) }, reading);
    if (around.test(element.name)) return runsOf(element, reading);
    if (element.name !== 'r') return [];
    const properties = childNamed(element, 'rPr');
    if (isOn(properties, 'vanish')) return [];
    const text = elementsOf(element)
      .map((part) => partOf(part, reading))
      .join('');
    return text === '' ? [] : [{ text, tags: tagsOf(properties, reading) }];
  });

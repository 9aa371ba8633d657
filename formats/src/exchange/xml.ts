import { decodeHTMLStrict } from 'entities/decode';
import { SaxesParser } from 'saxes';
import { decodeText } from './decode-text.ts';
import { UnreadableFile } from './import-result.ts';

export interface XmlElement {
  /** Without the prefix of its namespace. */
  name: string;
  /** By name without prefix. */
  attributes: ReadonlyMap<string, string>;
  children: (XmlElement | string)[];
  /** Line of the start tag, from 1. */
  line: number;
}

const MAX_DEPTH = 200;

/** Characters that XML may not have, also by number. Word leaves them in texts, for example of a line break. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const control = /[\0-\x08\x0b\x0c\x0e-\x1f]|&#(?:x0*(?:[0-8bcef]|1[0-9a-f])|0*(?:[0-8]|1[124-9]|2\d|3[01]));/gi;

export const hasControlCharacters = (text: string): boolean => text.search(control) >= 0;

/** Entities of HTML, such as `&nbsp;` and `&alpha;`, as their characters. Some programs write them in XML, too. */
const withoutHtmlEntities = (text: string): string =>
  text.replace(/&(?!(?:amp|lt|gt|quot|apos);)[a-z][a-z0-9]*;/gi, (entity) => {
    const characters = decodeHTMLStrict(entity);
    return /[<>&"']/.test(characters) ? entity : characters;
  });

/** The tree above the root, or an element. */
type Parent = Pick<XmlElement, 'children'>;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses XML into a tree, with blanks in the place of control characters. Blanks may be above its declaration. Entities of a DTD are refused and never expanded, and no address is ever fetched.
 *
 * @throws UnreadableFile with the line of the first error
 */
export const parseXml = (text: string): XmlElement => {
  const parser = new SaxesParser();
  const above = /^\s*(?=<\?xml\s)/.exec(text)?.[0] ?? '';
  parser.line += above.split('\n').length - 1;
  const top: Parent = { children: [] };
  const open: Parent[] = [top];
  const append = (child: XmlElement | string) => open.at(-1)?.children.push(child);
  const refuse = (reason: string): never => {
    throw new UnreadableFile(`El XML no se puede leer (línea ${parser.line}): ${reason}`);
  };
  const refuseAsMalformed = () => refuse('está mal escrito o incompleto');
  parser.ENTITIES = Object.assign(Object.create(null), { amp: '&', gt: '>', lt: '<', quot: '"', apos: "'" });
  parser.on('error', refuseAsMalformed);
  parser.on('doctype', (doctype) => {
    if (/<!|\[/.test(doctype)) refuse('define entidades propias (DTD), que no se admiten');
  });
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const named = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value] as const);
    const element = { name: withoutPrefix(name), attributes: new Map(named), children: [], line: parser.line };
    append(element);
    open.push(element);
    if (open.length > MAX_DEPTH && !isSelfClosing) refuse('tiene demasiados niveles');
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', append);
  parser.on('cdata', append);
  parser.write(withoutHtmlEntities(text.slice(above.length).replace(control, ' '))).close();
  return elementsIn(top)[0] ?? refuseAsMalformed();
};

/**
 * The tree of a file in a package.
 *
 * @throws UnreadableFile when the file is malformed, or its encoding is in doubt
 */
export const parseXmlFile = (bytes: Uint8Array): XmlElement => {
  const { text, isDoubtful } = decodeText(bytes);
  if (isDoubtful) throw new UnreadableFile('no se sabe cómo leer sus tildes; guárdalo en UTF-8');
  return parseXml(text);
};

export const elementsIn = (element: Parent): XmlElement[] =>
  element.children.filter((child) => typeof child !== 'string');

export const childrenNamed = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element ? elementsIn(element).filter((child) => child.name === name) : [];

export const childNamed = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenNamed(element, name)[0];

/** Every element below, in the order of the text. */
export const descendantsOf = (element: XmlElement): XmlElement[] =>
  elementsIn(element).flatMap((child) => [child, ...descendantsOf(child)]);

/** The text of an element and of all below. */
export const textIn = (element: XmlElement | undefined): string =>
  element?.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('') ?? '';

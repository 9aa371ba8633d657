import { decodeText } from '../exchange/decode-text.ts';
import { UnreadableFile } from '../exchange/import-result.ts';
import { resolvePath } from '../exchange/resolve-path.ts';
import { childNamed, childrenNamed, descendantsOf, parseXml, type XmlElement } from '../exchange/xml.ts';
import type { Files } from '../exchange/zip.ts';

export interface ListPlace {
  numId: string;
  level: number;
}

/** What a style gives to its runs and paragraphs. */
export interface Style {
  isBold: boolean;
  isUnderlined: boolean;
  list: ListPlace | null;
}

/** A property without a value is on. */
export const isOn = (properties: XmlElement | undefined, name: string): boolean => {
  const property = childNamed(properties, name);
  return property !== undefined && !/^(0|false|off|none)$/.test(property.attributes.get('val') ?? '');
};

/** The list that a paragraph is in. Undefined: its properties name none. Null: `numId` 0 takes it out of the list of its style. */
export const listOf = (properties: XmlElement | undefined): ListPlace | null | undefined => {
  const list = childNamed(properties, 'numPr');
  if (!list) return undefined;
  const numId = childNamed(list, 'numId')?.attributes.get('val') ?? '0';
  return numId === '0' ? null : { numId, level: Number(childNamed(list, 'ilvl')?.attributes.get('val') ?? 0) };
};

const stylesOf = (root: XmlElement | undefined): Map<string, Style> => {
  const elements = new Map(childrenNamed(root, 'style').map((style) => [style.attributes.get('styleId') ?? '', style]));
  const read = (id: string, depth = 0): Style => {
    const style = elements.get(id);
    const base = childNamed(style, 'basedOn')?.attributes.get('val');
    const above: Style =
      base === undefined || depth > 10 ? { isBold: false, isUnderlined: false, list: null } : read(base, depth + 1);
    const ofRun = childNamed(style, 'rPr');
    return {
      isBold: childNamed(ofRun, 'b') ? isOn(ofRun, 'b') : above.isBold,
      isUnderlined: childNamed(ofRun, 'u') ? isOn(ofRun, 'u') : above.isUnderlined,
      list: listOf(childNamed(style, 'pPr')) ?? above.list,
    };
  };
  return new Map([...elements.keys()].map((id) => [id, read(id)]));
};

/** A file that the document names: a path of the package, or an address outside of it. */
export interface Target {
  path: string;
  isOutside: boolean;
}

const targetsOf = (root: XmlElement | undefined, from: string): Map<string, Target> =>
  new Map(
    childrenNamed(root, 'Relationship').map(({ attributes }) => {
      const href = attributes.get('Target') ?? '';
      const isOutside = attributes.get('TargetMode') === 'External';
      const path = href.startsWith('/') ? href.slice(1) : (resolvePath(href, from) ?? '');
      return [attributes.get('Id') ?? '', { path: isOutside ? href : path, isOutside }];
    }),
  );

/** The parts of a document of Word that its text needs. @throws UnreadableFile */
export const openDocx = (files: Files) => {
  const main = [...files.keys()].find((path) => /^word\/document\d*\.xml$/.test(path));
  const bytes = files.get(main ?? '');
  if (main === undefined || !bytes) throw new UnreadableFile('El documento de Word no tiene texto.');
  const xml = (path: string): XmlElement | undefined => {
    const content = files.get(path);
    return content && parseXml(decodeText(content).text);
  };
  const body = childNamed(parseXml(decodeText(bytes).text), 'body');
  if (!body) throw new UnreadableFile('El documento de Word no tiene texto.');
  return {
    body,
    styles: stylesOf(xml('word/styles.xml')),
    numbering: xml('word/numbering.xml'),
    targets: targetsOf(xml(main.replace(/([^/]+)$/, '_rels/$1.rels')), main),
  };
};

export type DocxParts = ReturnType<typeof openDocx>;

/** The first element below with this name. */
export const findBelow = (element: XmlElement, name: string): XmlElement | undefined =>
  descendantsOf(element).find((one) => one.name === name);

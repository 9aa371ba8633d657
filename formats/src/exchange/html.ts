import { tagsRemovedWithContent } from '@matraz/contracts/html';
import { decodeHTMLStrict } from 'entities/decode';

/** A tag in HTML. `from` and `to` are its positions; `to` is exclusive. */
export interface Tag {
  /** Lower case. */
  name: string;
  isClosing: boolean;
  /** The attributes as written. */
  attributes: string;
  from: number;
  to: number;
}

const tagStart = /<(\/?)([a-z][a-z0-9:-]*)/iy;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const voidTags = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** The end of a tag: the first `>` outside of quotes; -1 when there is none. */
const endOfTag = (html: string, from: number): number => {
  for (let at = from; at < html.length; at++) {
    const unit = html[at];
    if (unit === '>') return at + 1;
    if (unit !== '"' && unit !== "'") continue;
    const close = html.indexOf(unit, at + 1);
    if (close === -1) return -1;
    at = close;
  }
  return -1;
};

/** The tags of HTML in their order. Takes linear time on any text. */
export const tagsOf = (html: string): Tag[] => {
  const tags: Tag[] = [];
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    tagStart.lastIndex = at;
    const [start, slash, name = ''] = tagStart.exec(html) ?? [];
    if (!start) {
      at += 1;
      continue;
    }
    const to = endOfTag(html, at + start.length);
    if (to === -1) break; // an open quote: the rest is text
    const attributes = html.slice(at + start.length, to - 1).replace(/\/$/, '');
    tags.push({ name: name.toLowerCase(), isClosing: slash === '/', attributes, from: at, to });
    at = to;
  }
  return tags;
};

const characterOf = (code: number, whole: string): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole;

export const decodeEntities = (html: string): string =>
  html.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|[a-z][a-z0-9]*);/gi, (whole, decimal, hex) => {
    if (decimal) return characterOf(Number.parseInt(decimal, 10), whole);
    return hex ? characterOf(Number.parseInt(hex, 16), whole) : decodeHTMLStrict(whole);
  });

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

/** The attributes of a tag with decoded values. The first one of a name counts. */
export const attributesOf = ({ attributes }: Tag): Map<string, string> => {
  const values = new Map<string, string>();
  for (const [, name = '', double, single, bare] of attributes.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!values.has(key)) values.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return values;
};

/** A start tag, spelled as the sanitiser of the server writes it. */
export const startTag = (name: string, attributes: Iterable<readonly [string, string]>): string => {
  const written = [...attributes].map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`).join('');
  return `<${name}${written}${voidTags.has(name) ? ' />' : '>'}`;
};

export const isVoidTag = (name: string): boolean => voidTags.has(name);

/** Replaces each tag for which `replace` gives a text. */
export const replaceTags = (html: string, replace: (tag: Tag) => string | null): string => {
  let written = '';
  let done = 0;
  for (const tag of tagsOf(html)) {
    const text = replace(tag);
    if (text === null) continue;
    written += html.slice(done, tag.from) + text;
    done = tag.to;
  }
  return written + html.slice(done);
};

/** The source of each picture of HTML. */
export const pictureSources = (html: string): string[] =>
  tagsOf(html).flatMap((tag) => (tag.name === 'img' ? [attributesOf(tag).get('src') ?? ''] : []));

/** @param replace gives the new source of a picture; null removes the picture */
export const replacePictures = (html: string, replace: (src: string) => string | null): string =>
  replaceTags(html, (tag) => {
    if (tag.name !== 'img') return null;
    const attributes = attributesOf(tag);
    const before = attributes.get('src') ?? '';
    const src = replace(before);
    if (src === before) return null;
    return src === null ? '' : startTag('img', attributes.set('src', src));
  });

/** The text of HTML as a reader sees it, on one line. */
export const visibleText = (html: string): string =>
  decodeEntities(replaceTags(html, ({ name }) => (/^(br|p|div|li|t[dhr]|h[1-6]|blockquote)$/.test(name) ? ' ' : '')))
    .replace(/[\s\u200b]+/g, ' ')
    .trim();

/** Whether HTML shows neither text nor a picture. */
export const isBlank = (html: string): boolean =>
  visibleText(html) === '' && !tagsOf(html).some(({ name }) => name === 'img');

/** Names of the tags of HTML whose content is dropped on write. */
export const droppedTags = (html: string): string[] => [
  ...new Set(
    tagsOf(html).flatMap(({ name, isClosing }) => (!isClosing && tagsRemovedWithContent.includes(name) ? [name] : [])),
  ),
];

/**
 * Takes out the elements whose content the server removes. Otherwise a preview can show a part of them, because browsers repair
 * HTML: a `p` inside `audio` ends the `p` around it. `<object />` is an empty element, as in XML. The sanitiser
 * removes an element that does not end.
 */
export const withoutDropped = (html: string): string => {
  let written = '';
  let done = 0;
  let open: Tag | undefined;
  let depth = 0;
  for (const tag of tagsOf(html)) {
    const isEmpty = tag.name === 'embed' || html[tag.to - 2] === '/';
    if (open) {
      if (tag.name !== open.name || isEmpty) continue;
      depth += tag.isClosing ? -1 : 1;
      if (depth > 0) continue;
    } else {
      if (tag.isClosing || !tagsRemovedWithContent.includes(tag.name)) continue;
      written += html.slice(done, tag.from);
      done = tag.from;
      depth = 1;
    }
    if (open || isEmpty) done = tag.to;
    open = open || isEmpty ? undefined : tag;
  }
  return written + html.slice(done);
};

/** Two spellings of the same HTML: `<br>` and `<br />`, and both kinds of line ends. */
export const isSameHtml = (one: string, other: string): boolean => spelled(one) === spelled(other);

const spelled = (html: string): string =>
  replaceTags(html.replace(/\r\n?/g, '\n'), (tag) =>
    isVoidTag(tag.name) && !tag.isClosing ? startTag(tag.name, attributesOf(tag)) : null,
  );

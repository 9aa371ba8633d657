import { type AnyExtension, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model';
import { isBlock, parseDom, prepareDom } from './prepare-dom.ts';
import { domHtml } from './spelling.ts';
import { toDom } from './to-dom.ts';

/** A block of stored HTML with the blank space before it. */
interface Chunk {
  before: string;
  html: string;
}

export const readHtml = (schema: Schema, html: string): Node =>
  DOMParser.fromSchema(schema).parse(prepareDom(parseDom(html)));

/** Stored HTML as the content of a new editor. */
export const contentOf = (extensions: AnyExtension[], html: string): JSONContent =>
  readHtml(getSchema(extensions), html).toJSON();

const tag = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
const voidTags = new Set(['br', 'hr', 'img', 'col']);
const blank = /^[ \t\r\n\f]*/;

/** The outermost elements and texts. Joined they are the whole HTML. */
const outermost = (html: string): string[] => {
  const pieces: string[] = [];
  let depth = 0;
  let done = 0;
  const cut = (end: number) => {
    if (end > done) pieces.push(html.slice(done, end));
    done = end;
  };
  for (const { 0: found, 1: slash, 2: name = '', index } of html.matchAll(tag)) {
    if (depth === 0) cut(index);
    if (!voidTags.has(name.toLowerCase())) depth += slash ? -1 : 1;
    if (depth <= 0) {
      depth = 0;
      cut(index + found.length);
    }
  }
  cut(html.length);
  return pieces;
};

/** Cuts stored HTML where its blocks begin. Text outside of blocks is one chunk up to the next block. */
const chunksOf = (html: string): { chunks: Chunk[]; after: string } => {
  const chunks: Chunk[] = [];
  let before = '';
  let run: string | null = null;
  const add = (piece: string) => {
    const [space = ''] = blank.exec(piece) ?? [];
    chunks.push({ before: before + space, html: piece.slice(space.length).trimEnd() });
    before = piece.slice(space.length).slice(piece.slice(space.length).trimEnd().length);
  };
  for (const piece of outermost(html)) {
    const node = parseDom(piece).firstChild;
    if (node !== null && isBlock(node)) {
      if (run !== null) add(run);
      run = null;
      add(piece);
    } else if (run !== null || piece.trim() !== '') run = (run ?? '') + piece;
    else before += piece;
  }
  if (run !== null) add(run);
  return { chunks, after: before };
};

/**
 * Writes a document as HTML. Blocks that are as they were read keep the characters of their source, so an edit changes
 * only the block that was edited.
 *
 * @param opened the document that was read from `html`
 */
export const htmlWriter = (opened: Node, html: string): ((current: Node) => string) => {
  const { schema } = opened.type;
  const { chunks, after } = chunksOf(html);
  const sources = chunks.flatMap((chunk, index) => {
    const node = opened.maybeChild(index);
    const parsed = readHtml(schema, chunk.html);
    return node && parsed.childCount === 1 && parsed.firstChild?.eq(node) ? [{ ...chunk, node }] : [];
  });
  const isKnown = sources.length === chunks.length;
  const gap = chunks[1]?.before ?? '';

  const sourceOf = (node: Node) =>
    sources.find((source) => source.node === node) ?? sources.find((source) => source.node.eq(node));

  const write = (element: Element, node: Node, index: number) => {
    const source = isKnown ? sourceOf(node) : undefined;
    const before = source && (index > 0 || source === sources[0]) ? source.before : index > 0 ? gap : '';
    const isAsRead = source && (!node.attrs.bare || element.hasAttribute('data-bare'));
    return before + (isAsRead ? source.html : domHtml(element));
  };

  return (current) => {
    const blocks = withoutTrailingLine(current, opened);
    if (blocks.length === 0) return isEmptyDocument(opened) ? html : '';
    if (blocks.length === opened.childCount && blocks.every((block, index) => block.eq(opened.child(index))))
      return html;
    const elements = [...toDom(current).children].slice(0, blocks.length);
    const text = elements.map((element, index) => write(element, current.child(index), index)).join('');
    return text + (isKnown ? after : '');
  };
};

const isEmptyLine = (node: Node | null | undefined) => node?.type.name === 'paragraph' && node.childCount === 0;

const isEmptyDocument = (document: Node) => document.childCount === 1 && isEmptyLine(document.firstChild);

/** The editor always ends with a line to write on. It is not content. */
const withoutTrailingLine = (current: Node, opened: Node): readonly Node[] =>
  isEmptyLine(current.lastChild) &&
  (current.childCount !== opened.childCount || !isEmptyLine(opened.lastChild) || isEmptyDocument(current))
    ? current.children.slice(0, -1)
    : current.children;

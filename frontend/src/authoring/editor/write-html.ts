import type { Mark, Node } from '@tiptap/pm/model';
import type { SourceAttributes } from './allowed-html.ts';
import { delimited } from './formula-text.ts';
import { type Attributes, elementHtml, escapeText, withStyles } from './spelling.ts';
import { tableLayout } from './table-layout.ts';

/** The attributes of the source, in their order, with those that the editor may have changed. */
const merged = ({ source }: Node['attrs'], own: Attributes): Attributes => {
  const attributes: Record<string, string | null> = { ...(source as SourceAttributes | null) };
  for (const [name, value] of Object.entries(own)) attributes[name] = value;
  return attributes;
};

/** Styles of the source with those that the editor may have changed. */
const styled = (attrs: Node['attrs'], styles: Attributes): Attributes => ({
  style: withStyles((attrs.source as SourceAttributes | null)?.style, styles),
});

/** A span of cells or a list's first number: the default is written only where the source writes it. */
const unlessDefault = (attrs: Node['attrs'], name: string, fallback: number): string | null =>
  attrs[name] === fallback && (attrs.source as SourceAttributes | null)?.[name] !== String(fallback)
    ? null
    : String(attrs[name]);

const aligned = (node: Node) => merged(node.attrs, styled(node.attrs, { 'text-align': node.attrs.textAlign }));

const blocks = (node: Node) => node.children.map((child, index) => blockHtml(child, node, index)).join('');

const hasText = (node: Node) =>
  node.children.some((child) => child.type.name !== 'image' && child.textContent.trim() !== '');

/**
 * Text or pictures that have no paragraph of their own stay so, except where two such neighbours would become one, and
 * text beside a paragraph.
 */
export const isBare = (node: Node, parent: Node, index: number): boolean => {
  const { bare, textAlign } = node.attrs;
  if (bare !== true || textAlign !== null) return false;
  const neighbours = [parent.maybeChild(index - 1), parent.maybeChild(index + 1)];
  return !neighbours.some((other) => other?.type === node.type && (other.attrs.bare || hasText(node)));
};

const cell = (tag: string, node: Node) => {
  const { attrs } = node;
  const own = {
    colspan: unlessDefault(attrs, 'colspan', 1),
    rowspan: unlessDefault(attrs, 'rowspan', 1),
    colwidth: attrs.colwidth === null ? null : attrs.colwidth.join(','),
    ...styled(attrs, { 'text-align': attrs.align ?? null }),
  };
  return elementHtml(tag, merged(attrs, own), blocks(node));
};

/** Rows up to the last one of the head belong to the head, and those from the first one of the foot to the foot. */
const table = (node: Node) => {
  const sections = node.children.map(({ attrs }) => attrs.section as string | null);
  const headEnd = sections.lastIndexOf('thead') + 1;
  const footStart = sections.indexOf('tfoot', headEnd);
  const bodyEnd = footStart < 0 ? sections.length : footStart;
  const rows = (from: number, to: number) =>
    node.children
      .slice(from, to)
      .map((row) => elementHtml('tr', {}, blocks(row)))
      .join('');
  const section = (tag: string, from: number, to: number) => (from < to ? elementHtml(tag, {}, rows(from, to)) : '');
  const { style, columns } = tableLayout(node);
  return elementHtml(
    'table',
    { style },
    (node.attrs.caption ?? '') +
      columns +
      section('thead', 0, headEnd) +
      section('tbody', headEnd, bodyEnd) +
      section('tfoot', bodyEnd, sections.length),
  );
};

/** The HTML of one block of the document, in the spelling in which the server stores it. */
export const blockHtml = (node: Node, parent: Node, index: number): string => {
  const { attrs } = node;
  switch (node.type.name) {
    case 'paragraph':
      return isBare(node, parent, index) ? inlineHtml(node) : elementHtml('p', aligned(node), inlineHtml(node));
    case 'heading':
      return elementHtml(`h${attrs.level}`, aligned(node), inlineHtml(node));
    case 'division':
      return elementHtml('div', aligned(node), blocks(node));
    case 'codeBlock': {
      const text = escapeText(node.textContent);
      return elementHtml('pre', {}, attrs.inCode ? elementHtml('code', {}, text) : text);
    }
    case 'bulletList':
      return elementHtml('ul', {}, blocks(node));
    case 'orderedList': {
      const own = { start: unlessDefault(attrs, 'start', 1), type: attrs.type };
      return elementHtml('ol', merged(attrs, own), blocks(node));
    }
    case 'listItem':
      return elementHtml('li', {}, blocks(node));
    case 'figcaption':
      return elementHtml('figcaption', {}, inlineHtml(node));
    case 'horizontalRule':
      return elementHtml('hr');
    case 'table':
      return table(node);
    case 'tableHeader':
      return cell('th', node);
    case 'tableCell':
      return cell('td', node);
    default:
      // blockquote and figure
      return elementHtml(node.type.name, {}, blocks(node));
  }
};

/** The server gives it to every link. */
const OUTSIDE = 'noopener noreferrer nofollow';

const markTags: Record<string, string> = {
  underline: 'u',
  strike: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
};

const wrapInMark = ({ type, attrs }: Mark, inner: string): string => {
  switch (type.name) {
    case 'bold':
    case 'italic':
      return elementHtml(attrs.tag, {}, inner);
    case 'link': {
      const { href, rel, target } = attrs;
      return elementHtml('a', merged(attrs, { href, rel: rel ?? OUTSIDE, target }), inner);
    }
    case 'highlight': {
      const { color } = attrs;
      const own: Attributes = color ? { 'background-color': color, color: 'inherit' } : {};
      return elementHtml('mark', merged(attrs, { 'data-color': color || null, ...styled(attrs, own) }), inner);
    }
    case 'textStyle': {
      const { style } = styled(attrs, { color: attrs.color || null });
      return style ? elementHtml('span', { style }, inner) : inner;
    }
    default:
      return elementHtml(markTags[type.name] ?? type.name, {}, inner);
  }
};

const leafHtml = (node: Node): string => {
  const { attrs } = node;
  switch (node.type.name) {
    case 'text':
      return escapeText(node.text ?? '');
    case 'formula':
      return escapeText(delimited(attrs.tex, attrs.display));
    case 'hardBreak':
      return elementHtml('br');
    case 'image': {
      const { src, alt, title, width, height } = attrs;
      const own = { src, alt, title, width: width && String(width), height: height && String(height) };
      return attrs.upload === null ? elementHtml('img', merged(attrs, own)) : '';
    }
    default:
      return '';
  }
};

/** Marks that neighbours share are written once around both. */
const inlineHtml = (parent: Node): string => {
  const write = (nodes: readonly Node[], depth: number): string => {
    let html = '';
    for (let from = 0; from < nodes.length; ) {
      const node = nodes[from];
      if (node === undefined) break;
      const mark = node.marks[depth];
      let to = from + 1;
      if (mark === undefined) html += leafHtml(node);
      else {
        while (nodes[to]?.marks[depth]?.eq(mark)) to += 1;
        const inner = write(nodes.slice(from, to), depth + 1);
        if (inner !== '') html += wrapInMark(mark, inner);
      }
      from = to;
    }
    return html;
  };
  return write(parent.children, 0);
};

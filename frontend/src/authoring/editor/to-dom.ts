import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { parseDom } from './prepare-dom.ts';

/** Rows up to the last row of the head belong to the head, rows from the first row of the foot on to the foot. */
const restoreSections = (body: Element) => {
  const rows = [...body.children];
  const sections = rows.map((row) => row.getAttribute('data-section'));
  const headEnd = sections.lastIndexOf('thead') + 1;
  const footStart = sections.indexOf('tfoot', headEnd);
  const move = (tag: string, from: number, to: number) => {
    const section = body.ownerDocument.createElement(tag);
    section.append(...rows.slice(from, to));
    return section;
  };
  if (headEnd > 0) body.before(move('thead', 0, headEnd));
  if (footStart >= 0) body.after(move('tfoot', footStart, rows.length));
  if (body.children.length === 0) body.remove();
};

/** Restores caption, columns and sections from data attributes. */
const restoreTable = (table: Element) => {
  const columns = table.getAttribute('data-columns');
  if (columns !== null) {
    table.querySelector(':scope > colgroup')?.remove();
    table.setAttribute('style', table.getAttribute('data-style') ?? '');
  }
  const parts = parseDom(`<table>${table.getAttribute('data-caption') ?? ''}${columns ?? ''}</table>`).firstChild;
  table.prepend(...(parts?.childNodes ?? []));
  const body = table.querySelector(':scope > tbody');
  if (body) restoreSections(body);
};

/**
 * Whether text or a picture may stay without a paragraph. Not beside another one, because both would become one, and
 * not when it is text beside a paragraph.
 */
const mayBeBare = (paragraph: Element): boolean =>
  !paragraph.hasAttribute('style') &&
  ![paragraph.previousElementSibling, paragraph.nextElementSibling].some(
    (other) => other?.localName === 'p' && (other.hasAttribute('data-bare') || paragraph.textContent.trim() !== ''),
  );

/**
 * The document as elements that nothing shows, one for each block. The opposite of `prepareDom`. They are XML, because
 * a browser writes the colours of HTML elements in its own way: `#fff` as `rgb(255, 255, 255)`.
 */
export const toDom = (doc: Node): Element => {
  const inert = document.implementation.createDocument(null, null);
  const body = inert.createElement('body');
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: inert }, body);
  for (const table of body.querySelectorAll('table')) restoreTable(table);
  const bare = [...body.querySelectorAll('p[data-bare]')];
  const boxed = bare.filter((paragraph) => !mayBeBare(paragraph));
  for (const paragraph of boxed) paragraph.removeAttribute('data-bare');
  return body;
};

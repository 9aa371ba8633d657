import { type Attribute, Extension, Mark, Node } from '@tiptap/core';
import { sourceAttributes } from './allowed-html.ts';
import { colwidthOf, readLayout } from './table-layout.ts';

/** An attribute of the document that the editor's own page does not show. */
const hidden = (fallback: unknown, parseHTML: Attribute['parseHTML']): Partial<Attribute> => ({
  default: fallback,
  keepOnSplit: false,
  rendered: false,
  parseHTML,
});

/** What stored HTML says besides what TipTap's nodes know. It comes back when the document is written. */
export const SourceDetails = Extension.create({
  name: 'sourceDetails',
  addGlobalAttributes: () => [
    {
      types: [
        ...['paragraph', 'heading', 'division', 'orderedList', 'image', 'table', 'tableCell', 'tableHeader'],
        ...['link', 'textStyle', 'highlight'],
      ],
      attributes: { source: hidden(null, sourceAttributes) },
    },
    { types: ['paragraph'], attributes: { bare: hidden(false, (element) => element.dataset.bare !== undefined) } },
    {
      types: ['codeBlock'],
      attributes: { inCode: hidden(true, (element) => element.firstElementChild?.localName === 'code') },
    },
    { types: ['tableRow'], attributes: { section: hidden(null, (element) => element.dataset.section ?? null) } },
    { types: ['tableCell', 'tableHeader'], attributes: { colwidth: { default: null, parseHTML: colwidthOf } } },
    {
      types: ['table'],
      attributes: {
        caption: hidden(null, (element) => element.dataset.caption ?? null),
        layout: hidden(null, (element) => (element instanceof HTMLTableElement ? readLayout(element) : null)),
      },
    },
    { types: ['bold'], attributes: { tag: hidden('strong', ({ localName }) => (localName === 'b' ? 'b' : 'strong')) } },
    { types: ['italic'], attributes: { tag: hidden('em', ({ localName }) => (localName === 'i' ? 'i' : 'em')) } },
  ],
});

export const Division = Node.create({
  name: 'division',
  group: 'block',
  content: 'block+',
  parseHTML: () => [{ tag: 'div' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'block+',
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

export const Figcaption = Node.create({
  name: 'figcaption',
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

const raised = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', other: string) =>
  Mark.create({
    name,
    excludes: `${name} ${other}`,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

export const Subscript = raised('subscript', 'sub', 'superscript');
export const Superscript = raised('superscript', 'sup', 'subscript');

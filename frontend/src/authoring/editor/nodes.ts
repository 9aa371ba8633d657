import { type Attribute, Extension, Mark, mergeAttributes, Node } from '@tiptap/core';
import { Table } from '@tiptap/extension-table';
import { sourceAttributes } from './allowed-html.ts';
import { colwidthOf, readLayout, validLayout } from './table-layout.ts';

/** An attribute of the document that is kept as data of its element. */
const kept = (fallback: unknown, parseHTML: Attribute['parseHTML'], renderHTML: Attribute['renderHTML']) => ({
  default: fallback,
  keepOnSplit: false,
  parseHTML,
  renderHTML,
});

const data = (name: string): Partial<Attribute> =>
  kept(
    null,
    (element) => element.dataset[name] ?? null,
    ({ [name]: value }) => (value === null ? {} : { [`data-${name}`]: value }),
  );

/** What stored HTML says besides what TipTap's nodes know. It comes back when the document is written. */
export const SourceDetails = Extension.create({
  name: 'sourceDetails',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'division', 'tableCell', 'tableHeader', 'textStyle', 'highlight'],
      attributes: { source: kept(null, sourceAttributes, ({ source }) => source) },
    },
    {
      types: ['paragraph'],
      attributes: {
        bare: kept(
          false,
          (element) => element.dataset.bare !== undefined,
          ({ bare }) => (bare ? { 'data-bare': '' } : {}),
        ),
      },
    },
    { types: ['tableRow'], attributes: { section: data('section') } },
    { types: ['tableCell', 'tableHeader'], attributes: { colwidth: { default: null, parseHTML: colwidthOf } } },
    {
      types: ['table'],
      attributes: {
        caption: data('caption'),
        layout: {
          ...kept(
            null,
            (element) => (element instanceof HTMLTableElement ? readLayout(element) : null),
            () => ({}),
          ),
          rendered: false,
        },
      },
    },
  ],
});

/** A table is written with its source's style and columns while they are valid. */
export const SourceTable = Table.extend({
  renderHTML(props) {
    const layout = validLayout(props.node);
    const HTMLAttributes = layout
      ? mergeAttributes(props.HTMLAttributes, { 'data-columns': layout.columns, 'data-style': layout.style })
      : props.HTMLAttributes;
    return this.parent?.({ ...props, HTMLAttributes }) ?? ['table', ['tbody', 0]];
  },
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

import type { AnyExtension } from '@tiptap/core';
import { Highlight } from '@tiptap/extension-highlight';
import { Image } from '@tiptap/extension-image';
import { ListItem, OrderedList } from '@tiptap/extension-list';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { Color, TextStyle } from '@tiptap/extension-text-style';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { listStyles } from '../../shared/rich-text/list-style.ts';
import { isAllowedLink } from './allowed-html.ts';
import { Formula } from './formula-node.ts';
import { Division, Figcaption, Figure, SourceDetails, SourceTable, Subscript, Superscript } from './nodes.ts';
import { OwnCopies } from './own-copies.ts';
import { CELL_MIN_WIDTH } from './table-layout.ts';

interface Options {
  placeholder: string;
  onEditFormula: (position: number) => void;
}

/** Attributes that stay text. TipTap would read `007` as the number 7. */
const asText = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [name, { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) }]),
  );

/** A picture in a line of text. While its file is uploaded it has no address and is not part of the HTML. */
const Picture = Image.extend({
  addAttributes() {
    return {
      ...asText('src', 'alt', 'title', 'width', 'height'),
      upload: { default: null, rendered: false, parseHTML: (element: HTMLElement) => element.dataset.upload ?? null },
    };
  },
  renderHTML(props) {
    if (props.node.attrs.upload === null) return this.parent?.(props) ?? ['img', props.HTMLAttributes];
    return ['span', { class: 'picture-upload', role: 'status', 'aria-label': 'Subiendo imagen' }];
  },
});

/** A colour of the text is kept readable on a dark page, as on the students' pages. */
const Tint = Color.extend({
  addGlobalAttributes() {
    return (this.parent?.() ?? []).map(({ types, attributes: { color, ...others } }) => ({
      types,
      attributes: {
        ...others,
        color: {
          ...color,
          renderHTML: (attrs) =>
            attrs.color ? { class: 'tint', style: `color: ${attrs.color}; --tint: ${attrs.color}` } : {},
        },
      },
    }));
  },
});

/** The editor's page shows how a list counts. The style is not stored. */
const TypedList = OrderedList.extend({
  renderHTML(props) {
    const style = listStyles[props.node.attrs.type];
    const HTMLAttributes = style
      ? { ...props.HTMLAttributes, style: `list-style-type: ${style}` }
      : props.HTMLAttributes;
    return this.parent?.({ ...props, HTMLAttributes }) ?? ['ol', HTMLAttributes, 0];
  },
});

const Marker = Highlight.extend({
  renderHTML({ mark, HTMLAttributes }) {
    const { color } = mark.attrs;
    if (!color) return ['mark', 0];
    return ['mark', { ...HTMLAttributes, class: 'marker', style: `${HTMLAttributes.style}; --marker: ${color}` }, 0];
  },
});

/** What the editor can write: the tags that the server stores. */
export const editorExtensions = ({ placeholder, onEditFormula }: Options): AnyExtension[] => [
  StarterKit.configure({
    // No default target: a stored link without one would get it.
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: 'noopener noreferrer nofollow' },
      isAllowedUri: isAllowedLink,
    },
    undoRedo: { depth: 100, newGroupDelay: 500 },
    listItem: false,
    orderedList: false,
  }),
  TypedList,
  ListItem.extend({ content: 'block+' }),
  TextStyle,
  Tint,
  Marker.configure({ multicolor: true }),
  Subscript,
  Superscript,
  TextAlign.configure({
    types: ['heading', 'paragraph', 'division'],
    alignments: ['left', 'center', 'right', 'justify'],
  }),
  Picture.configure({ inline: true }),
  TableKit.configure({ table: false }),
  SourceTable.configure({ resizable: true, handleWidth: 5, cellMinWidth: CELL_MIN_WIDTH }),
  Division,
  Figure,
  Figcaption,
  Formula.configure({ onEdit: onEditFormula }),
  SourceDetails,
  OwnCopies,
  Placeholder.configure({ placeholder }),
];

import { splitFormulas } from '@matraz/contracts/formulas';
import { InputRule, mergeAttributes, Node, nodePasteRule } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { delimited } from './formula-text.ts';
import { FormulaView } from './formula-view.tsx';

interface FormulaOptions {
  /** Asked to edit the formula at this position of the document. */
  onEdit: (position: number) => void;
}

/** A formula is one piece of the text: TeX with its delimiters in storage, typeset on the page. */
export const Formula = Node.create<FormulaOptions>({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ onEdit: () => {} }),
  addAttributes: () => ({
    tex: { default: '', parseHTML: (element) => element.dataset.tex ?? '', rendered: false },
    display: { default: false, parseHTML: (element) => element.dataset.formula === 'display', rendered: false },
  }),
  parseHTML: () => [{ tag: 'span[data-formula]', priority: 200 }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, {
      'data-formula': node.attrs.display ? 'display' : 'inline',
      'data-tex': node.attrs.tex,
    }),
    delimited(node.attrs.tex, node.attrs.display),
  ],
  renderText: ({ node }) => delimited(node.attrs.tex, node.attrs.display),
  // ProseMirror gets all events: a click selects the formula, and a selected formula can be dragged.
  addNodeView: () => ReactNodeViewRenderer(FormulaView, { stopEvent: () => false }),
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { selection } = this.editor.state;
        if (!('node' in selection) || this.editor.state.doc.nodeAt(selection.from)?.type !== this.type) return false;
        this.options.onEdit(selection.from);
        return true;
      },
    };
  },
  addInputRules() {
    return [
      new InputRule({
        find: (text) => {
          const last = splitFormulas(text).at(-1);
          if (last?.kind !== 'formula' || last.tex.trim() === '') return null;
          const typed = delimited(last.tex, last.display);
          return { index: text.length - typed.length, text: typed, data: { tex: last.tex, display: last.display } };
        },
        handler: ({ range, match, chain }) => {
          chain().insertContentAt(range, { type: this.name, attrs: match.data }).run();
        },
      }),
    ];
  },
  addPasteRules() {
    return [
      nodePasteRule({
        find: (text) => {
          let index = 0;
          return splitFormulas(text).flatMap((part) => {
            const typed = part.kind === 'text' ? part.text : delimited(part.tex, part.display);
            index += typed.length;
            if (part.kind === 'text') return [];
            return [{ index: index - typed.length, text: typed, data: { tex: part.tex, display: part.display } }];
          });
        },
        type: this.type,
        getAttributes: ({ data }) => data,
      }),
    ];
  },
});

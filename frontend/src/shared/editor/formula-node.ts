import { splitFormulas } from '@matraz/contracts/formulas';
import { InputRule, mergeAttributes, Node, nodePasteRule } from '@tiptap/core';
import { loadPart } from '../load-part.ts';
import { delimited } from './formula-text.ts';

interface FormulaOptions {
  /** Asked to edit the formula at this position of the document. */
  onEdit: (position: number) => void;
}

type Render = (tex: string, display: boolean, element: HTMLElement) => void;

let render: Render | undefined;
const loadRender = () => import('../rich-text/math.ts');
const load = () =>
  loadPart(loadRender).then(({ typesetFormula }) => {
    render = typesetFormula;
  });

/** Typesets when KaTeX has arrived. Until then, and without it, the TeX is shown as it is stored. */
export const showFormula = (tex: string, display: boolean, element: HTMLElement) => {
  const text = delimited(tex, display);
  element.textContent = text;
  if (render) render(tex, display, element);
  else
    load().then(
      () => {
        // Loads may end in another order than they began: an older formula must not replace a newer one.
        if (element.textContent === text) render?.(tex, display, element);
      },
      () => {},
    );
};

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
  addNodeView() {
    return ({ node, getPos }) => {
      const dom = document.createElement('span');
      const edit = () => {
        const position = getPos();
        if (position !== undefined && this.editor.isEditable) this.options.onEdit(position);
      };
      const show = (attrs: typeof node.attrs) => {
        dom.className = attrs.display ? 'formula formula-display' : 'formula';
        dom.title = 'Editar fórmula';
        showFormula(attrs.tex, attrs.display, dom);
      };
      show(node.attrs);
      dom.addEventListener('click', edit);
      return {
        dom,
        update: (next) => {
          if (next.type !== node.type) return false;
          show(next.attrs);
          return true;
        },
        ignoreMutation: () => true,
      };
    };
  },
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

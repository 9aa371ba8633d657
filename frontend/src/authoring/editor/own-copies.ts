import { Extension } from '@tiptap/core';
import { DOMSerializer, type Fragment } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';

/** Other sites with an editor of this kind do not write it. */
const attribute = 'data-matraz-copy';

/** Marks copied HTML. Only the whole copy is serialised without a target. */
class MarkingSerializer extends DOMSerializer {
  override serializeFragment(fragment: Fragment, options?: { document?: Document }, target?: HTMLElement) {
    const dom = super.serializeFragment(fragment, options, target);
    if (target === undefined) dom.firstElementChild?.setAttribute(attribute, '');
    return dom;
  }
}

export const OwnCopies = Extension.create({
  name: 'ownCopies',
  addProseMirrorPlugins() {
    const { nodes, marks } = DOMSerializer.fromSchema(this.editor.schema);
    return [new Plugin({ props: { clipboardSerializer: new MarkingSerializer(nodes, marks) } })];
  },
});

/** Whether the HTML was copied from this editor: it is clean already. */
export const isOwnCopy = (html: string): boolean => html.includes(attribute);

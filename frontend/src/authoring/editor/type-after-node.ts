import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** A click selects a picture or a formula. Typed text then goes after it instead of replacing it. */
export const typeAfterNode = (view: EditorView, _from: number, to: number, text: string): boolean => {
  const { selection, tr } = view.state;
  if (!(selection instanceof NodeSelection) || !selection.node.isInline) return false;
  tr.insertText(text, to);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, to + text.length)).scrollIntoView());
  return true;
};

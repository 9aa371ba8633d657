import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** A click on a picture or a formula selects it. What is typed then goes after it: without this it would replace it. */
export const typeAfterNode = (view: EditorView, _from: number, to: number, text: string): boolean => {
  const { selection, tr } = view.state;
  if (!(selection instanceof NodeSelection) || !selection.node.isInline) return false;
  tr.insertText(text, to);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, to + text.length)).scrollIntoView());
  return true;
};

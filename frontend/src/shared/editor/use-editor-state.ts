import type { Editor } from '@tiptap/core';
import { useCallback, useSyncExternalStore } from 'react';

/** What `select` reads from the editor: values that JSON can contain. Renders again when one of them changes. */
export const useEditorState = <State>(editor: Editor, select: (editor: Editor) => State): State => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      // A change of `isEditable` is an update without a transaction.
      editor.on('transaction', onChange).on('update', onChange);
      return () => void editor.off('transaction', onChange).off('update', onChange);
    },
    [editor],
  );
  // As text, because React compares two states by identity.
  return JSON.parse(useSyncExternalStore(subscribe, () => JSON.stringify(select(editor))));
};

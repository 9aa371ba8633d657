import { type Editor, useEditorState } from '@tiptap/react';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';

/** Null: no picture is selected. */
const altOf = ({ editor }: { editor: Editor }): string | null =>
  editor.isEditable && editor.isActive('image') ? (editor.getAttributes('image').alt ?? '') : null;

/** The description of the picture that is selected. */
export const PictureBar = ({ editor }: { editor: Editor }) => {
  const id = useId();
  const alt = useEditorState({ editor, selector: altOf });
  if (alt === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b bg-sunken p-2">
      <label htmlFor={id} className="font-semibold text-sm">
        Texto alternativo
      </label>
      <input
        id={id}
        type="text"
        value={alt}
        placeholder="Qué se ve en la imagen"
        onChange={({ target }) => editor.commands.updateAttributes('image', { alt: target.value })}
        className="min-h-10 min-w-40 flex-1 rounded-xl border-2 border-control bg-surface px-3 text-sm"
      />
      <button
        type="button"
        onClick={() => editor.chain().focus().deleteSelection().run()}
        className="flex min-h-10 items-center gap-1.5 rounded-xl px-2 font-semibold text-sm transition hover:bg-bad-soft hover:text-bad"
      >
        <Trash2 className="size-4" aria-hidden="true" />
        Quitar imagen
      </button>
    </div>
  );
};

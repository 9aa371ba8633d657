import './editor.css';
import { EditorState } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { CircleAlert, ImageUp } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { cx } from '../../shared/ui/cx.ts';
import { contentOf, htmlWriter, readHtml } from './document.ts';
import type { RichTextEditorProps } from './editor-props.ts';
import { editorExtensions } from './extensions.ts';
import { FormulaDialog } from './formula-dialog.tsx';
import { incomingPictures } from './incoming-pictures.ts';
import { PictureBar } from './picture-bar.tsx';
import { TableBar } from './table-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { typeAfterNode } from './type-after-node.ts';
import { pictureUploads } from './uploads.ts';

/** A formula that is edited: its position, or null for a new one at the cursor. */
type FormulaTarget = { position: number | null };

/** See `RichTextEditor`. */
export default function Editor({
  value,
  onChange,
  label,
  isLabelHidden = false,
  placeholder = 'Escribe aquí...',
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  isFocused = false,
  isCompact = false,
  onUploading,
  ref,
}: RichTextEditorProps) {
  const id = useId();
  const [isUploading, setIsUploading] = useState(false);
  const [note, setNote] = useState('');
  const [formula, setFormula] = useState<FormulaTarget | null>(null);
  /** The newest HTML that the form has, from it or from here. */
  const known = useRef(value);
  /** HTML that was sent to the form and may still come back as its value. */
  const told = useRef(new Set<string>());
  const write = useRef<ReturnType<typeof htmlWriter>>(null);
  const [{ uploads, extensions, content }] = useState(() => {
    const uploads = pictureUploads({ onUploading: setIsUploading, onNote: setNote });
    const extensions = [
      ...editorExtensions({ placeholder, onEditFormula: (position) => setFormula({ position }) }),
      incomingPictures(uploads),
    ];
    return { uploads, extensions, content: contentOf(extensions, value) };
  });
  const describedBy = cx(hint && `${id}-hint`, error && `${id}-error`);
  const isInvalid = Boolean(error);
  // TipTap updates its view when this object is another one.
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        class: cx('rich-text editor-text', isCompact && 'editor-compact'),
        ...(isRequired && { 'aria-required': 'true' }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      handleTextInput: typeAfterNode,
    }),
    [id, isCompact, isRequired, isInvalid, describedBy],
  );
  const editor = useEditor({
    // React may mount several editors in steps. TipTap destroys an editor that is not mounted within a millisecond.
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    extensions,
    content,
    editorProps,
    editable: !isDisabled,
    injectCSS: false,
    autofocus: isFocused && 'start',
    onUpdate: ({ editor }) => {
      const html = write.current?.(editor.state.doc);
      if (html === undefined || html === known.current) return;
      known.current = html;
      told.current.add(html);
      onChange(html);
    },
  });

  useEffect(() => {
    if (editor) write.current = htmlWriter(editor.state.doc, known.current);
  }, [editor]);
  useEffect(() => {
    // A value that comes back late must not replace what was typed meanwhile.
    if (value !== known.current && told.current.has(value)) return;
    told.current.clear();
    if (editor === null || value === known.current) return;
    known.current = value;
    // Later, because TipTap renders formulas by `flushSync`, which React refuses in an effect.
    queueMicrotask(() => {
      if (editor.isDestroyed) return;
      const doc = readHtml(editor.schema, value);
      write.current = htmlWriter(doc, value);
      // A new state has no undo history.
      editor.view.updateState(EditorState.create({ doc, plugins: [...editor.state.plugins] }));
      // A transaction updates the toolbar.
      editor.view.dispatch(editor.state.tr);
    });
  }, [editor, value]);
  const uploading = useEffectEvent((now: boolean) => onUploading?.(now));
  useEffect(() => {
    uploading(isUploading);
    // An upload of a closed editor changes no text.
    if (isUploading) return () => uploading(false);
  }, [isUploading]);
  useEffect(() => {
    if (editor && editor.isEditable === isDisabled) editor.setEditable(!isDisabled);
  }, [editor, isDisabled]);

  /** Shown under the buttons, which stay in sight beside a long text. */
  const status = isUploading ? 'Subiendo imagen…' : note;
  const focus = () => void editor?.commands.focus();
  useImperativeHandle(ref, () => ({ focus: () => void editor?.commands.focus() }), [editor]);

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click on the label puts the cursor into the text, as of other fields */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the text itself is reached by Tab */}
      <span
        id={`${id}-label`}
        onClick={focus}
        className={isLabelHidden ? 'sr-only' : 'justify-self-start font-bold leading-snug'}
      >
        {label}
      </span>
      <div
        data-editing={formula || status !== '' ? '' : undefined}
        className={cx(
          'editor-box rounded-2xl border-2 bg-surface transition focus-within:border-brand',
          isCompact && 'editor-box-compact',
          error ? 'border-bad' : 'border-control',
        )}
      >
        {editor && (
          <div className="editor-bars">
            <Toolbar
              editor={editor}
              label={label}
              isShort={isCompact}
              isDisabled={isDisabled}
              isUploading={isUploading}
              onFiles={(files) => void uploads.insert(editor, files, 'picked')}
              onFormula={() => setFormula({ position: null })}
              onNote={setNote}
              onForeignPicture={(src) => void uploads.insertForeign(editor, src)}
            />
            <TableBar editor={editor} />
            <PictureBar editor={editor} />
            <p
              role="status"
              className="border-line border-b bg-gold-soft px-3 py-2 font-semibold text-sm leading-snug empty:hidden"
            >
              {status}
            </p>
          </div>
        )}
        {!isCompact && (
          <p className="flex items-center gap-2 border-line border-b bg-brand-soft px-3 py-2 text-sm leading-snug">
            <ImageUp className="size-4 shrink-0 text-brand" aria-hidden="true" />
            Puedes subir imágenes desde tu PC o pegarlas directamente en el texto (Ctrl+V).
          </p>
        )}
        <EditorContent editor={editor} />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm leading-snug">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 font-semibold text-bad text-sm leading-snug">
          <CircleAlert className="mt-px size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
      {formula && editor && (
        <FormulaDialog editor={editor} position={formula.position} onClose={() => setFormula(null)} />
      )}
    </div>
  );
}

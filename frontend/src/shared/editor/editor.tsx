import './editor.css';
import { Editor as TiptapEditor } from '@tiptap/core';
import { CircleAlert, ImageUp } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { copiedPictures, picturesOf } from '../picture-files.ts';
import { cx } from '../ui/cx.ts';
import { contentOf, htmlWriter, readHtml } from './document.ts';
import { editorExtensions } from './extensions.ts';
import { FormulaDialog } from './formula-dialog.tsx';
import { PictureBar } from './picture-bar.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import { TableBar } from './table-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { typeAfterNode } from './type-after-node.ts';
import { pictureUploads } from './uploads.ts';

/** A formula that is edited: its position, or null for a new one at the cursor. */
type FormulaTarget = { position: number | null };

interface Opened {
  editor: TiptapEditor;
  uploads: ReturnType<typeof pictureUploads>;
  write: ReturnType<typeof htmlWriter>;
}

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
  const rtf = useRef('');
  /** The newest HTML that the form has, from it or from here. */
  const known = useRef(value);
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const editor = opened?.editor ?? null;

  const open = useEffectEvent((element: HTMLElement): Opened => {
    const extensions = editorExtensions({ placeholder, onEditFormula: (position) => setFormula({ position }) });
    const uploads = pictureUploads({ onUploading: setIsUploading, onNote: setNote });
    const created = new TiptapEditor({
      element,
      extensions,
      injectCSS: false,
      autofocus: isFocused && 'start',
      content: contentOf(extensions, known.current),
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}-label`,
          class: cx('rich-text editor-text', isCompact && 'editor-compact'),
        },
        handleDOMEvents: {
          paste: (_view, { clipboardData }) => {
            rtf.current = clipboardData?.getData('text/rtf') ?? '';
            return false;
          },
        },
        handlePaste: (_view, { clipboardData }) => {
          const files = copiedPictures(clipboardData);
          if (files.length === 0) return false;
          void uploads.insert(created, files, 'pasted');
          return true;
        },
        handleDrop: (view, event, _slice, isMoved) => {
          const files = picturesOf(event.dataTransfer);
          if (isMoved || files.length === 0) return false;
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          void uploads.insert(created, files, 'picked', place?.pos);
          return true;
        },
        handleTextInput: typeAfterNode,
        transformPastedHTML: (html) => uploads.transformPasted(created, html, rtf.current),
      },
    });
    return { editor: created, uploads, write: htmlWriter(created.state.doc, known.current) };
  });
  useEffect(() => {
    if (box.current === null) return;
    const next = open(box.current);
    setOpened(next);
    return () => next.editor.destroy();
  }, []);

  const change = useEffectEvent(() => {
    const html = opened?.write(opened.editor.state.doc);
    if (html === undefined || html === known.current) return;
    known.current = html;
    onChange(html);
  });
  useEffect(() => {
    if (editor === null) return;
    const onUpdate = () => change();
    editor.on('update', onUpdate);
    return () => {
      editor.off('update', onUpdate);
    };
  }, [editor]);
  useEffect(() => {
    if (opened === null || value === known.current) return;
    known.current = value;
    const { editor } = opened;
    editor.commands.setContent(readHtml(editor.schema, value).toJSON(), { emitUpdate: false });
    opened.write = htmlWriter(editor.state.doc, value);
  }, [value, opened]);
  const uploading = useEffectEvent((now: boolean) => onUploading?.(now));
  useEffect(() => {
    uploading(isUploading);
    // An upload of a closed editor changes no text.
    if (isUploading) return () => uploading(false);
  }, [isUploading]);
  useEffect(() => {
    editor?.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);

  const describedBy = cx(hint && `${id}-hint`, error && `${id}-error`);
  useEffect(() => {
    if (editor === null) return;
    const set = (name: string, text: string | undefined) =>
      text ? editor.view.dom.setAttribute(name, text) : editor.view.dom.removeAttribute(name);
    set('aria-required', isRequired ? 'true' : undefined);
    set('aria-invalid', error ? 'true' : undefined);
    set('aria-describedby', describedBy);
  }, [editor, isRequired, error, describedBy]);
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
        data-editing={formula ? '' : undefined}
        className={cx(
          'editor-box rounded-2xl border-2 bg-surface transition focus-within:border-brand',
          isCompact && 'editor-box-compact',
          error ? 'border-bad' : 'border-control',
        )}
      >
        {opened && (
          <div className="editor-bars">
            <Toolbar
              editor={opened.editor}
              label={label}
              isShort={isCompact}
              isDisabled={isDisabled}
              isUploading={isUploading}
              onFiles={(files) => void opened.uploads.insert(opened.editor, files, 'picked')}
              onFormula={() => setFormula({ position: null })}
              onNote={setNote}
            />
            <TableBar editor={opened.editor} />
            <PictureBar editor={opened.editor} />
          </div>
        )}
        {!isCompact && (
          <p className="flex items-center gap-2 border-line border-b bg-brand-soft px-3 py-2 text-sm leading-snug">
            <ImageUp className="size-4 shrink-0 text-brand" aria-hidden="true" />
            Puedes subir imágenes desde tu PC o pegarlas directamente en el texto (Ctrl+V).
          </p>
        )}
        <div ref={box} />
      </div>
      <p role="status" className="text-ink-soft text-sm leading-snug empty:hidden">
        {isUploading ? 'Subiendo imagen…' : note}
      </p>
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

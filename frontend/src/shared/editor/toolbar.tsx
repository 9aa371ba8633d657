import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Highlighter,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Sigma,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Underline,
  Undo2,
  Unlink,
  Upload,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { Bar, BarButton, Gap } from './bar.tsx';
import { Colors, markerColors, textColors } from './colors.tsx';
import { addLink, addPictureFromUrl } from './prompts.ts';

interface Props {
  editor: Editor;
  /** Label of the field. */
  label: string;
  isDisabled: boolean;
  isUploading: boolean;
  onFiles: (files: File[]) => void;
  onFormula: () => void;
  onNote: (note: string) => void;
}

const headings = [
  { level: 1, Icon: Heading1 },
  { level: 2, Icon: Heading2 },
  { level: 3, Icon: Heading3 },
] as const;

const alignments = [
  { side: 'left', label: 'Alinear a la izquierda', Icon: AlignLeft },
  { side: 'center', label: 'Centrar', Icon: AlignCenter },
  { side: 'right', label: 'Alinear a la derecha', Icon: AlignRight },
] as const;

const stateOf = (editor: Editor) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  strike: editor.isActive('strike'),
  code: editor.isActive('code'),
  subscript: editor.isActive('subscript'),
  superscript: editor.isActive('superscript'),
  heading: editor.isActive('heading') ? Number(editor.getAttributes('heading').level) : null,
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  blockquote: editor.isActive('blockquote'),
  align: alignments.find(({ side }) => editor.isActive({ textAlign: side }))?.side ?? null,
  link: editor.isActive('link'),
  color: (editor.getAttributes('textStyle').color as string | null | undefined) ?? null,
  marker: (editor.getAttributes('highlight').color as string | null | undefined) ?? null,
  hasFormulas: !editor.isActive('codeBlock'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

/** The buttons of the editor. */
export const Toolbar = ({ editor, label, isDisabled, isUploading, onFiles, onFormula, onNote }: Props) => {
  const state = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) });
  const picker = useRef<HTMLInputElement>(null);
  const [palette, setPalette] = useState<'color' | 'marker' | null>(null);
  const run = () => editor.chain().focus();
  const toggle = (name: 'color' | 'marker') => setPalette((open) => (open === name ? null : name));
  const choose = (color: string | null) => {
    setPalette(null);
    if (palette === 'color') (color ? run().setColor(color) : run().unsetColor()).run();
    else (color ? run().setHighlight({ color }) : run().unsetHighlight()).run();
  };
  return (
    <>
      <Bar label={`Formato: ${label}`}>
        <BarButton
          label="Deshacer"
          icon={Undo2}
          isDisabled={isDisabled || !state.canUndo}
          onClick={() => run().undo().run()}
        />
        <BarButton
          label="Rehacer"
          icon={Redo2}
          isDisabled={isDisabled || !state.canRedo}
          onClick={() => run().redo().run()}
        />
        <Gap />
        <BarButton
          label="Negrita"
          icon={Bold}
          isDisabled={isDisabled}
          isPressed={state.bold}
          onClick={() => run().toggleBold().run()}
        />
        <BarButton
          label="Cursiva"
          icon={Italic}
          isDisabled={isDisabled}
          isPressed={state.italic}
          onClick={() => run().toggleItalic().run()}
        />
        <BarButton
          label="Subrayado"
          icon={Underline}
          isDisabled={isDisabled}
          isPressed={state.underline}
          onClick={() => run().toggleUnderline().run()}
        />
        <BarButton
          label="Tachado"
          icon={Strikethrough}
          isDisabled={isDisabled}
          isPressed={state.strike}
          onClick={() => run().toggleStrike().run()}
        />
        <BarButton
          label="Subíndice"
          icon={Subscript}
          isDisabled={isDisabled}
          isPressed={state.subscript}
          onClick={() => run().toggleMark('subscript').run()}
        />
        <BarButton
          label="Superíndice"
          icon={Superscript}
          isDisabled={isDisabled}
          isPressed={state.superscript}
          onClick={() => run().toggleMark('superscript').run()}
        />
        <BarButton
          label="Código"
          icon={Code}
          isDisabled={isDisabled}
          isPressed={state.code}
          onClick={() => run().toggleCode().run()}
        />
        <Gap />
        {headings.map(({ level, Icon }) => (
          <BarButton
            key={level}
            label={`Título ${level}`}
            icon={Icon}
            isDisabled={isDisabled}
            isPressed={state.heading === level}
            onClick={() => run().toggleHeading({ level }).run()}
          />
        ))}
        <Gap />
        <BarButton
          label="Lista con viñetas"
          icon={List}
          isDisabled={isDisabled}
          isPressed={state.bulletList}
          onClick={() => run().toggleBulletList().run()}
        />
        <BarButton
          label="Lista numerada"
          icon={ListOrdered}
          isDisabled={isDisabled}
          isPressed={state.orderedList}
          onClick={() => run().toggleOrderedList().run()}
        />
        <BarButton
          label="Cita"
          icon={Quote}
          isDisabled={isDisabled}
          isPressed={state.blockquote}
          onClick={() => run().toggleBlockquote().run()}
        />
        <Gap />
        {alignments.map(({ side, label, Icon }) => (
          <BarButton
            key={side}
            label={label}
            icon={Icon}
            isDisabled={isDisabled}
            isPressed={state.align === side}
            onClick={() => run().toggleTextAlign(side).run()}
          />
        ))}
        <Gap />
        <BarButton
          label="Color del texto"
          icon="A"
          isDisabled={isDisabled}
          isExpanded={palette === 'color'}
          onClick={() => toggle('color')}
        >
          <span className="grid justify-items-center">
            <span className="font-extrabold text-base leading-none">A</span>
            <span className="mt-0.5 h-1 w-5 rounded-full" style={{ background: state.color ?? 'currentColor' }} />
          </span>
        </BarButton>
        <BarButton
          label="Resaltar"
          icon={Highlighter}
          isDisabled={isDisabled}
          isExpanded={palette === 'marker'}
          onClick={() => toggle('marker')}
        />
        <Gap />
        <BarButton
          label="Enlace"
          icon={Link}
          isDisabled={isDisabled}
          isPressed={state.link}
          onClick={() => addLink(editor, onNote)}
        />
        {state.link && (
          <BarButton
            label="Quitar enlace"
            icon={Unlink}
            isDisabled={isDisabled}
            onClick={() => run().extendMarkRange('link').unsetLink().run()}
          />
        )}
        <BarButton
          label="Subir imagen desde PC"
          icon={Upload}
          isDisabled={isDisabled || isUploading}
          onClick={() => picker.current?.click()}
        >
          {isUploading ? (
            <span className="size-5 animate-spin rounded-full border-2 border-line border-t-brand" />
          ) : undefined}
        </BarButton>
        <BarButton
          label="Agregar imagen desde URL"
          icon={ImagePlus}
          isDisabled={isDisabled}
          onClick={() => addPictureFromUrl(editor, onNote)}
        />
        <BarButton
          label="Insertar tabla"
          icon={Table}
          isDisabled={isDisabled}
          onClick={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
        <BarButton label="Fórmula" icon={Sigma} isDisabled={isDisabled || !state.hasFormulas} onClick={onFormula} />
      </Bar>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Subir imagen desde PC"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {palette && (
        <Colors
          label={palette === 'color' ? 'Color del texto' : 'Color del resaltado'}
          colors={palette === 'color' ? textColors : markerColors}
          current={palette === 'color' ? state.color : state.marker}
          onChoose={choose}
          onClose={() => {
            setPalette(null);
            editor.commands.focus();
          }}
        />
      )}
    </>
  );
};

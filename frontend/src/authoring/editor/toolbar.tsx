import { type Editor, useEditorState } from '@tiptap/react';
import { Ellipsis, Highlighter, ImagePlus, Link, Redo2, Sigma, Table, Undo2, Unlink, Upload } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { Bar, BarButton, Gap } from './bar.tsx';
import { Colors, markerColors, textColors } from './colors.tsx';
import { addLink, addPictureFromUrl } from './prompts.ts';
import { alignments, headings, lists, otherMarks, shortMarks } from './toggles.ts';

interface Props {
  editor: Editor;
  /** Label of the field. */
  label: string;
  /** Starts with what a line of text needs. */
  isShort: boolean;
  isDisabled: boolean;
  isUploading: boolean;
  onFiles: (files: File[]) => void;
  onFormula: () => void;
  onNote: (note: string) => void;
  /** A picture of another site, by its address. */
  onForeignPicture: (src: string) => void;
}

/** Pixels. Below this width all buttons would take a quarter of the screen. */
const NARROW = 640;

const allGroups = [[...shortMarks, ...otherMarks], headings, lists, alignments];
const shortGroups = [shortMarks];

const stateOf = ({ editor }: { editor: Editor }) => ({
  on: allGroups
    .flat()
    .filter(({ isOn }) => isOn(editor))
    .map(({ label }) => label),
  link: editor.isActive('link'),
  color: (editor.getAttributes('textStyle').color as string | null | undefined) ?? null,
  marker: (editor.getAttributes('highlight').color as string | null | undefined) ?? null,
  isCode: editor.isActive('codeBlock'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

/** The buttons of the editor. */
export const Toolbar = (props: Props) => {
  const { editor, label, isShort, isDisabled, isUploading, onFiles, onFormula, onNote, onForeignPicture } = props;
  const state = useEditorState({ editor, selector: stateOf });
  const picker = useRef<HTMLInputElement>(null);
  const [canFold] = useState(() => isShort || window.innerWidth < NARROW);
  const [isFolded, setIsFolded] = useState(canFold);
  const [palette, setPalette] = useState<'color' | 'marker' | null>(null);
  const run = () => editor.chain().focus();
  const openPalette = (name: 'color' | 'marker') => setPalette((open) => (open === name ? null : name));
  const choose = (color: string | null) => {
    setPalette(null);
    if (palette === 'color') (color ? run().setColor(color) : run().unsetColor()).run();
    else (color ? run().setHighlight({ color }) : run().unsetHighlight()).run();
  };
  const undo = () => run().undo().run();
  const redo = () => run().redo().run();
  const insertTable = () => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  const unlink = () => run().extendMarkRange('link').unsetLink().run();
  return (
    <>
      <Bar label={`Formato: ${label}`}>
        <BarButton label="Deshacer" icon={Undo2} isDisabled={isDisabled || !state.canUndo} onClick={undo} />
        <BarButton label="Rehacer" icon={Redo2} isDisabled={isDisabled || !state.canRedo} onClick={redo} />
        <Gap />
        {(isFolded ? shortGroups : allGroups).map((group) => (
          <Fragment key={group[0]?.label}>
            {group.map((item) => (
              <BarButton
                key={item.label}
                label={item.label}
                icon={item.icon}
                isDisabled={isDisabled}
                isPressed={state.on.includes(item.label)}
                onClick={() => item.toggle(editor)}
              />
            ))}
            <Gap />
          </Fragment>
        ))}
        <BarButton
          label="Color del texto"
          isDisabled={isDisabled}
          isExpanded={palette === 'color'}
          onClick={() => openPalette('color')}
        >
          <span className="grid justify-items-center" aria-hidden="true">
            <span className="font-extrabold text-base leading-none">A</span>
            <span className="mt-0.5 h-1 w-5 rounded-full" style={{ background: state.color ?? 'currentColor' }} />
          </span>
        </BarButton>
        {!isFolded && (
          <>
            <BarButton
              label="Resaltar"
              icon={Highlighter}
              isDisabled={isDisabled}
              isExpanded={palette === 'marker'}
              onClick={() => openPalette('marker')}
            />
            <Gap />
            <BarButton
              label="Enlace"
              icon={Link}
              isDisabled={isDisabled}
              isPressed={state.link}
              onClick={() => addLink(editor, onNote)}
            />
            {state.link && <BarButton label="Quitar enlace" icon={Unlink} isDisabled={isDisabled} onClick={unlink} />}
          </>
        )}
        <BarButton
          label="Subir imagen desde PC"
          icon={Upload}
          isDisabled={isDisabled || isUploading}
          isBusy={isUploading}
          onClick={() => picker.current?.click()}
        />
        <BarButton
          label="Agregar imagen desde URL"
          icon={ImagePlus}
          isDisabled={isDisabled}
          onClick={() => addPictureFromUrl(editor, onNote, onForeignPicture)}
        />
        <BarButton label="Insertar tabla" icon={Table} isDisabled={isDisabled} onClick={insertTable} />
        <BarButton label="Fórmula" icon={Sigma} isDisabled={isDisabled || state.isCode} onClick={onFormula} />
        {canFold && (
          <BarButton
            label={isFolded ? 'Más formatos' : 'Menos formatos'}
            icon={Ellipsis}
            isDisabled={isDisabled}
            onClick={() => setIsFolded(!isFolded)}
          />
        )}
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

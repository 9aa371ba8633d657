import { type Editor, useEditorState } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Columns2,
  Combine,
  PanelTop,
  Rows2,
  Trash2,
} from 'lucide-react';
import { Bar, BarButton, Gap } from './bar.tsx';

const stateOf = ({ editor }: { editor: Editor }) => ({
  isShown: editor.isEditable && editor.isActive('table'),
  hasHeader: editor.isActive('tableHeader'),
  canMerge: editor.can().mergeOrSplit(),
});

/** Rows and columns of the table in which the cursor is. */
export const TableBar = ({ editor }: { editor: Editor }) => {
  const { isShown, hasHeader, canMerge } = useEditorState({ editor, selector: stateOf });
  if (!isShown) return null;
  const run = () => editor.chain().focus();
  return (
    <Bar label="Tabla" className="bg-sunken">
      <BarButton label="Agregar fila arriba" icon={BetweenHorizontalStart} onClick={() => run().addRowBefore().run()} />
      <BarButton label="Agregar fila abajo" icon={BetweenHorizontalEnd} onClick={() => run().addRowAfter().run()} />
      <BarButton
        label="Agregar columna a la izquierda"
        icon={BetweenVerticalStart}
        onClick={() => run().addColumnBefore().run()}
      />
      <BarButton
        label="Agregar columna a la derecha"
        icon={BetweenVerticalEnd}
        onClick={() => run().addColumnAfter().run()}
      />
      <Gap />
      <BarButton
        label="Fila de encabezado"
        icon={PanelTop}
        isPressed={hasHeader}
        onClick={() => run().toggleHeaderRow().run()}
      />
      <BarButton
        label="Combinar o dividir celdas"
        icon={Combine}
        isDisabled={!canMerge}
        onClick={() => run().mergeOrSplit().run()}
      />
      <Gap />
      <TextButton label="Eliminar fila" icon={Rows2} onClick={() => run().deleteRow().run()} />
      <TextButton label="Eliminar columna" icon={Columns2} onClick={() => run().deleteColumn().run()} />
      <TextButton label="Eliminar tabla" icon={Trash2} onClick={() => run().deleteTable().run()} />
    </Bar>
  );
};

/** What deletes is named in words. */
const TextButton = ({ label, icon: Icon, onClick }: { label: string; icon: typeof Trash2; onClick: () => void }) => (
  <button
    type="button"
    tabIndex={-1}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
    className="flex min-h-10 shrink-0 items-center gap-1.5 rounded-xl px-2 font-semibold text-sm transition hover:bg-bad-soft hover:text-bad"
  >
    <Icon className="size-4" aria-hidden="true" />
    {label}
  </button>
);

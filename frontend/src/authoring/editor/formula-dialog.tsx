import { formulaFault } from '@matraz/contracts/formulas';
import type { Editor } from '@tiptap/core';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { isOneFormula } from './formula-text.ts';
import { FormulaText } from './formula-view.tsx';

interface Props {
  editor: Editor;
  /** Null: a new formula at the cursor. */
  position: number | null;
  onClose: () => void;
}

/** `|` is where the cursor goes. */
const templates = [
  { name: 'Fracción', tex: '\\frac{|}{}' },
  { name: 'Raíz', tex: '\\sqrt{|}' },
  { name: 'Potencia', tex: '^{|}' },
  { name: 'Subíndice', tex: '_{|}' },
  { name: 'Química', tex: '\\ce{|}' },
  { name: 'Reacción', tex: '\\ce{| -> }' },
  { name: 'Unidad', tex: '\\,\\text{|}' },
  { name: 'Por', tex: ' \\cdot |' },
];

const errorOf = async (tex: string) => (await import('../../shared/rich-text/math.ts')).formulaError(tex);

/** Writes a formula in TeX, with what the student will see beside it. */
export const FormulaDialog = ({ editor, position, onClose }: Props) => {
  const node = position === null ? null : editor.state.doc.nodeAt(position);
  const [tex, setTex] = useState<string>(node?.attrs.tex ?? '');
  const [display, setDisplay] = useState<boolean>(node?.attrs.display ?? false);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const fault = formulaFault(tex);
  const isStorable = fault === null && isOneFormula(tex, display);

  useEffect(() => {
    let isCurrent = true;
    errorOf(tex).then(
      (found) => isCurrent && setError(tex.trim() === '' ? null : found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [tex]);

  const insert = (template: string) => {
    const field = input.current;
    if (!field) return;
    const { selectionStart: from, selectionEnd: to } = field;
    const selected = tex.slice(from, to);
    const filled = template.replace('|', () => selected);
    setTex(tex.slice(0, from) + filled + tex.slice(to));
    const cursor = from + template.indexOf('|') + selected.length;
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(cursor, cursor);
    });
  };
  const save = () => {
    if (!isStorable) return input.current?.focus();
    const content = { type: 'formula', attrs: { tex, display } };
    const chain = editor.chain().focus();
    if (position === null) chain.insertContent(content).run();
    else chain.insertContentAt({ from: position, to: position + (node?.nodeSize ?? 1) }, content).run();
    onClose();
  };

  return (
    <Dialog
      title={node ? 'Editar fórmula' : 'Insertar fórmula'}
      description="Se escribe en TeX. La química va entre \ce{ y }."
      onClose={onClose}
    >
      <div className="mt-5 grid gap-4">
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-bold leading-snug">
            Fórmula
          </label>
          <textarea
            id={id}
            ref={input}
            rows={3}
            spellCheck={false}
            autoCapitalize="off"
            value={tex}
            placeholder="\frac{m}{V}"
            aria-describedby={`${id}-error`}
            onChange={({ target }) => setTex(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              save();
            }}
            className="block w-full rounded-2xl border-2 border-control bg-surface px-4 py-2.5 font-mono text-base leading-snug"
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would say more than these shortcuts are */}
        <div role="group" aria-label="Plantillas" className="flex flex-wrap gap-1.5">
          {templates.map(({ name, tex: template }) => (
            <button
              key={name}
              type="button"
              onClick={() => insert(template)}
              className="min-h-9 rounded-xl border-2 border-line px-2.5 font-semibold text-sm transition hover:border-brand hover:text-brand"
            >
              {name}
            </button>
          ))}
        </div>
        <div>
          <p className="font-bold leading-snug">Así se verá</p>
          <div aria-live="polite" className="rich-text mt-1.5 min-h-16 overflow-x-auto rounded-2xl bg-sunken px-4 py-3">
            <FormulaText tex={tex} display={display} />
          </div>
          <p id={`${id}-error`} className="mt-1.5 text-bad text-sm leading-snug empty:hidden">
            {fault !== null && `La fórmula ${fault}.`}
            {fault === null && error && 'Falta algo en la fórmula: revisa las llaves y los nombres de los comandos.'}
          </p>
        </div>
        <Switch isOn={display} onChange={setDisplay} className="justify-self-start">
          <span className="font-bold">En su propia línea</span>
        </Switch>
        <div className="flex flex-wrap gap-3">
          <Button onClick={save} disabled={!isStorable}>
            {node ? 'Guardar fórmula' : 'Insertar fórmula'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancelar
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

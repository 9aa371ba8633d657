import { OctagonAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Pager, usePages } from '../../../../authoring/ui/pager.tsx';
import { amount } from '../../../../shared/study/words.ts';

const PAGE_SIZE = 50;

interface Props {
  errors: readonly string[];
  /** The first line of a block in the text; undefined for a file, which shows no text. */
  lineOf: (block: number) => number | undefined;
  /** Shows a block in the text. */
  onShow: (block: number) => void;
}

const BlockError = ({ text, lineOf, onShow }: { text: string } & Pick<Props, 'lineOf' | 'onShow'>) => {
  const [, block] = /^Bloque (\d+):/.exec(text) ?? [];
  const line = block === undefined ? undefined : lineOf(Number(block));
  if (line === undefined) return text;
  return (
    <button
      type="button"
      title={`Ver en el texto: línea ${line}`}
      onClick={() => onShow(Number(block))}
      className="-mx-2 min-h-11 rounded-xl px-2 py-1.5 text-left leading-snug underline decoration-bad/50 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-bad"
    >
      {text}
    </button>
  );
};

/** The errors of the text, by block. A click on an error shows its block. */
export const BulkErrors = ({ errors, lineOf, onShow }: Props) => {
  const pages = usePages(errors, PAGE_SIZE);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Not returned: browsers may give a promise, and React would call it.
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={section} role="alert" className="scroll-my-24 rounded-card bg-bad-soft p-4 sm:p-5">
      <h3 className="flex items-center gap-2.5 font-extrabold">
        <OctagonAlert className="size-5 shrink-0 text-bad" aria-hidden="true" />
        {amount(errors.length, 'error', 'errores')}
      </h3>
      <ul className="mt-2 grid gap-1">
        {pages.shown.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: errors have no id
          <li key={pages.from + index} className="leading-snug [overflow-wrap:anywhere]">
            <BlockError text={text} lineOf={lineOf} onShow={onShow} />
          </li>
        ))}
      </ul>
      {lineOf(1) !== undefined && (
        <p className="mt-1 text-ink-soft text-sm">Elige un error para ver su bloque en el texto.</p>
      )}
      <Pager label="Páginas de errores" pages={pages} />
    </section>
  );
};

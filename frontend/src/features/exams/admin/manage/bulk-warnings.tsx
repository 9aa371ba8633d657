import { TriangleAlert } from 'lucide-react';

interface Props {
  warnings: readonly string[];
  /** Shows the block that the warning is about. */
  onShow: (warning: string) => void;
}

/** What the text did not say, and what became of it. A choice leads to its block. */
export const BulkWarnings = ({ warnings, onShow }: Props) => (
  <section className="rounded-card bg-gold-soft p-4 sm:p-5">
    <h4 className="flex items-center gap-2.5 font-extrabold">
      <TriangleAlert className="size-5 shrink-0 text-gold" aria-hidden="true" />
      {warnings.length === 1 ? '1 advertencia' : `${warnings.length} advertencias`}
    </h4>
    <ul className="mt-1">
      {warnings.map((warning, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a block may be ignored for the same words
        <li key={place}>
          <button
            type="button"
            onClick={() => onShow(warning)}
            className="-mx-2 min-h-11 rounded-xl px-2 py-1.5 text-left leading-snug underline decoration-gold/50 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-gold"
          >
            {warning}
          </button>
        </li>
      ))}
    </ul>
    <p className="mt-1 text-ink-soft text-sm">Elige una advertencia para ver su bloque en el texto.</p>
  </section>
);

import type { ExamBulkWarning } from '@matraz/formats/bulk/exam-text';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { amount } from '../../../../shared/study/words.ts';

interface Props {
  warnings: readonly ExamBulkWarning[];
  /** Shows the block that the warning is about. */
  onShow: (block: number) => void;
}

/** Lost blocks and possible errors come before missing explanations. */
const order: ExamBulkWarning['kind'][] = ['dropped', 'key', 'other', 'explanation'];

const nameOf = ({ block, question }: ExamBulkWarning) =>
  question === null ? `Bloque ${block}` : `Bloque ${block} (pregunta ${question})`;

const linkLook =
  'min-h-11 rounded-xl px-2 py-1.5 text-left leading-snug underline decoration-gold/50 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-gold';

/** One line for several blocks with the same warning. */
const GroupedWarning = ({ warnings, onShow }: Props) => (
  <li className="py-1.5">
    <p className="leading-snug first-letter:uppercase">{warnings[0]?.text}:</p>
    <div className="-mx-2 flex flex-wrap gap-x-1">
      {warnings.map((warning) => (
        <button key={warning.block} type="button" onClick={() => onShow(warning.block)} className={linkLook}>
          {nameOf(warning)}
        </button>
      ))}
    </div>
  </li>
);

/** What is missing in the text. A click on a warning shows its block. */
export const BulkWarnings = ({ warnings, onShow }: Props) => {
  const heading = useId();
  const unexplained = warnings.filter(({ kind }) => kind === 'explanation');
  const ungrouped = unexplained.length === 1 ? warnings : warnings.filter(({ kind }) => kind !== 'explanation');
  return (
    <section className="rounded-card bg-gold-soft p-4 sm:p-5">
      <h4 id={heading} className="flex items-center gap-2.5 font-extrabold">
        <TriangleAlert className="size-5 shrink-0 text-gold" aria-hidden="true" />
        {amount(warnings.length, 'advertencia', 'advertencias')}
      </h4>
      <ul aria-labelledby={heading} className="mt-1">
        {[...ungrouped]
          .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
          .map((warning, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a block may be ignored for the same words
            <li key={place}>
              <button type="button" onClick={() => onShow(warning.block)} className={`-mx-2 ${linkLook}`}>
                {nameOf(warning)}: {warning.text}
              </button>
            </li>
          ))}
        {unexplained.length > 1 && <GroupedWarning warnings={unexplained} onShow={onShow} />}
      </ul>
      <p className="mt-1 text-ink-soft text-sm">Elige una advertencia para ver su bloque en el texto.</p>
    </section>
  );
};

import { cx } from '../../shared/ui/cx.ts';
import { ChangedHtml, ChangedText } from './changed-html.tsx';
import type { FieldPair, ShownField } from './fields.ts';
import type { Side } from './mark-changes.ts';

const sideNames = { before: 'Antes', after: 'Después' };

const Value = ({ field, other, side }: { field: ShownField; other: ShownField | undefined; side: Side }) => {
  const Changed = field.as === 'html' ? ChangedHtml : ChangedText;
  const value = <Changed value={field.value} other={other?.value ?? ''} side={side} />;
  if (field.isKey !== true) return value;
  return (
    <>
      {value}
      <p className="mt-1 font-bold text-good text-sm">Respuesta correcta</p>
    </>
  );
};

const Cell = ({ pair, side }: { pair: FieldPair; side: Side }) => {
  const [field, other] = side === 'before' ? [pair.before, pair.after] : [pair.after, pair.before];
  const looks = {
    before: 'border-bad/40',
    after: 'border-good/40',
  };
  return (
    <div
      className={cx(
        'min-w-0 rounded-2xl border-2 bg-surface px-4 py-3',
        pair.isChanged ? looks[side] : 'border-line',
        !pair.isChanged && side === 'before' && 'max-sm:hidden',
      )}
    >
      <p className={cx('mb-1 font-bold text-ink-soft text-xs sm:sr-only', !pair.isChanged && 'max-sm:hidden')}>
        {sideNames[side]}
      </p>
      {field === undefined && <p className="text-ink-soft italic">No estaba</p>}
      {field !== undefined && field.value === '' && <p className="text-ink-soft italic">Vacío</p>}
      {field !== undefined && field.value !== '' && <Value field={field} other={other} side={side} />}
    </div>
  );
};

/** The fields of two versions, side by side. On a phone one below the other, and an unchanged field once. */
export const FieldRows = ({ pairs, as: Heading = 'h3' }: { pairs: readonly FieldPair[]; as?: 'h3' | 'h4' }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
    {pairs.map((pair) => (
      <section key={pair.key} aria-label={pair.label}>
        <Heading className="mb-1.5 flex items-center gap-2 font-bold text-sm">
          {pair.label}{' '}
          {pair.isChanged && (
            <span className="rounded-full bg-gold-soft px-2.5 py-0.5 font-bold text-gold text-xs">Cambió</span>
          )}
        </Heading>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2 sm:gap-4">
          <Cell pair={pair} side="before" />
          <Cell pair={pair} side="after" />
        </div>
      </section>
    ))}
  </div>
);

import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { type Category, categories, type Element, elements, findElements, nextElement } from './elements.ts';

const tints: Record<Category, string> = {
  alkali: 'bg-bad-soft',
  alkaline: 'bg-copper-soft',
  transition: 'bg-gold-soft',
  metal: 'bg-sunken',
  metalloid: 'bg-brand-soft',
  nonmetal: 'bg-good-soft',
  halogen: 'bg-good-soft outline-2 -outline-offset-4 outline-good/40',
  noble: 'bg-brand-soft outline-2 -outline-offset-4 outline-brand/40',
  lanthanide: 'bg-copper-soft outline-2 -outline-offset-4 outline-copper/40',
  actinide: 'bg-bad-soft outline-2 -outline-offset-4 outline-bad/40',
  unknown: 'bg-surface',
};

const Detail = ({ element }: { element: Element }) => {
  const { number, symbol, name, weight, electronegativity, category, group, period } = element;
  const fields = [
    ['Número atómico', number],
    ['Masa atómica', weight],
    ['Grupo', group ?? '—'],
    ['Período', period],
    ['Electronegatividad', electronegativity ?? 'sin dato'],
  ] as const;
  return (
    <div
      aria-live="polite"
      className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card bg-surface p-4 max-sm:gap-x-3 max-sm:p-3 shadow-card ring-1 ring-line print:hidden"
    >
      <p
        className={cx(
          'grid size-16 place-items-center rounded-2xl font-extrabold text-3xl max-sm:size-12 max-sm:text-2xl',
          tints[category],
        )}
      >
        {symbol}
      </p>
      <div className="mr-auto">
        <p className="font-extrabold text-xl">{name}</p>
        <p className="text-ink-soft">{categories[category]}</p>
      </div>
      <dl className="grid grid-cols-3 gap-x-3 gap-y-1 max-sm:w-full max-sm:text-sm sm:flex">
        {fields.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm max-sm:text-xs">{label}</dt>
            <dd className="font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

interface CellProps {
  element: Element;
  isChosen: boolean;
  isDim: boolean;
  onChoose: () => void;
}

const Cell = ({ element, isChosen, isDim, onChoose }: CellProps) => {
  const { number, symbol, name, weight, category, row, column } = element;
  return (
    <button
      type="button"
      data-element={number}
      aria-label={`${name}, ${symbol}, ${number}`}
      aria-pressed={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      onFocus={onChoose}
      style={{ gridRow: row, gridColumn: column }}
      className={cx(
        'relative grid aspect-[5/6] min-w-0 content-center rounded-lg text-center leading-none',
        tints[category],
        isDim && 'opacity-30',
        isChosen ? 'z-10 ring-3 ring-brand' : 'ring-1 ring-line',
      )}
    >
      <span className="text-[0.65rem] text-ink-soft tabular-nums">{number}</span>
      <span className="font-extrabold text-base">{symbol}</span>
      <span className="text-[0.6rem] text-ink-soft tabular-nums">{weight}</span>
    </button>
  );
};

/** Chosen by click or arrow keys. One cell is in the order of the Tab key. */
export const PeriodicTable = () => {
  const [asked, setAsked] = useState('');
  const [number, setNumber] = useState(1);
  const grid = useRef<HTMLDivElement>(null);
  const found = findElements(asked);
  const chosen = elements[number - 1] as Element;

  const cellOf = (wanted: number) => grid.current?.querySelector<HTMLElement>(`[data-element="${wanted}"]`);
  const search = (text: string) => {
    setAsked(text);
    const [first] = findElements(text);
    if (first === undefined) return;
    setNumber(first);
    // On a phone the table is wider than the page.
    cellOf(first)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextElement(chosen, event.key);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setNumber(next.number);
    cellOf(next.number)?.focus();
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="max-w-sm print:hidden">
        <TextField
          label="Buscar un elemento"
          hint={
            asked.trim() === ''
              ? 'Por nombre, símbolo o número.'
              : found.size === 0
                ? 'Ningún elemento se llama así.'
                : `${found.size === 1 ? '1 elemento' : `${found.size} elementos`}`
          }
          type="search"
          required={false}
          value={asked}
          onChange={search}
        />
      </div>
      <Detail element={chosen} />
      <div className="overflow-x-auto p-1 print:overflow-visible">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
        <div
          ref={grid}
          role="group"
          aria-label="Tabla periódica. Las flechas llevan de un elemento a otro."
          onKeyDown={onKeyDown}
          className="grid min-w-[56rem] grid-cols-[repeat(18,minmax(0,1fr))] gap-1 print:min-w-0"
        >
          {elements.map((element) => (
            <Cell
              key={element.number}
              element={element}
              isChosen={element.number === number}
              isDim={found.size > 0 && !found.has(element.number)}
              onChoose={() => setNumber(element.number)}
            />
          ))}
          {['57–71', '89–103'].map((text, place) => (
            <span
              key={text}
              aria-hidden="true"
              style={{ gridRow: place + 6, gridColumn: 3 }}
              className="grid place-items-center rounded-lg border-2 border-line border-dashed text-[0.65rem] text-ink-soft"
            >
              {text}
            </span>
          ))}
          <span aria-hidden="true" style={{ gridRow: 8, gridColumn: 1 }} className="h-3" />
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
        {(Object.keys(categories) as Category[]).map((category) => (
          <li key={category} className="flex items-center gap-1.5">
            <span className={cx('size-5 rounded-md ring-1 ring-line', tints[category])} aria-hidden="true" />
            {categories[category]}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">
        Masas atómicas estándar abreviadas, IUPAC 2021; entre corchetes, el número másico del isótopo más estable.
        Electronegatividad en la escala de Pauling.
      </p>
    </div>
  );
};

import { useId } from 'react';
import { rangesText } from '../../shared/study/ranges-text.ts';
import { letterOf, questionsInWords } from '../../shared/study/words.ts';
import { Button } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import type { OpenKeys } from './open-keys.ts';

interface Props {
  index: number;
  /** Number of the question, as its card shows it. */
  number: number;
  options: number;
  keys: OpenKeys;
}

/** Where the choice of a question is. */
export const keyChoiceId = (index: number) => `key-choice-${index}`;

const hintOf = (chosen: number | undefined, suggestion: number | undefined): string => {
  if (chosen !== undefined) return `Elegiste la ${letterOf(chosen)}.`;
  if (suggestion === undefined) return 'El texto no dice cuál es la correcta. Elígela.';
  return `Por su formato (negrita, subrayado o color) parece ser la ${letterOf(suggestion)}. Confírmala o elige otra.`;
};

/** Chooses the key of a question whose text does not name it. */
export const KeyChoice = ({ index, number, options, keys }: Props) => {
  const name = useId();
  const chosen = keys.chosen(index);
  return (
    <fieldset
      id={keyChoiceId(index)}
      tabIndex={-1}
      className={cx('mt-2 scroll-my-28 rounded-2xl px-4 py-3', chosen === undefined ? 'bg-gold-soft' : 'bg-good-soft')}
    >
      <legend className="sr-only">Clave de la pregunta {number}</legend>
      <p className="font-semibold leading-snug">{hintOf(chosen, keys.suggestion(index))}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {Array.from({ length: options }, (_, option) => (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            key={option}
            className="flex min-h-11 min-w-14 cursor-pointer items-center justify-center gap-2 rounded-xl border-2 border-control bg-surface px-3 font-bold has-checked:border-good"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === option}
              onChange={() => keys.choose(index, option)}
              aria-label={`La ${letterOf(option)} es la clave de la pregunta ${number}`}
              className="size-4 accent-good"
            />
            {letterOf(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

interface SummaryProps {
  keys: OpenKeys;
  /** Number of the first question less one. */
  offset: number;
  /** Shows the choice of a question. */
  onShow: (index: number) => void;
}

/** Lists the questions that have no key yet. Nothing can be created before each has one. */
export const OpenKeysSummary = ({ keys, offset, onShow }: SummaryProps) => {
  const { open, suggested } = keys;
  const missing = open.filter((index) => !suggested.includes(index));
  const [next] = open;
  if (next === undefined) return null;
  const places = (indexes: readonly number[]) => rangesText(indexes.map((index) => index + offset));
  return (
    <section aria-label="Claves por elegir" className="rounded-card bg-gold-soft p-4 leading-snug sm:p-5">
      <h4 className="font-extrabold">{questionsInWords(open.length)} sin clave segura</h4>
      {missing.length > 0 && (
        <p className="mt-1.5 [overflow-wrap:anywhere]">
          <strong>El texto no la nombra:</strong> {places(missing)}. Elige la correcta en cada una.
        </p>
      )}
      {suggested.length > 0 && (
        <p className="mt-1.5 [overflow-wrap:anywhere]">
          <strong>Se dedujo del formato (negrita, subrayado o color):</strong> {places(suggested)}. Confírmala o elige
          otra.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => onShow(next)}>
          Ir a la primera sin clave
        </Button>
        {suggested.length > 1 && (
          <Button look="quiet" onClick={keys.confirmAll}>
            Revisé las {suggested.length} deducidas: están bien
          </Button>
        )}
      </div>
    </section>
  );
};

import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { Flag } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import type { ShownAnswer } from '../offline/use-outbox.ts';

export interface NavigatorProps {
  questions: RunningAttempt['exam']['questions'];
  answers: ReadonlyMap<string, ShownAnswer>;
  flagged: ReadonlySet<string>;
  /** Index of the question that is shown. */
  index: number;
  isLocked: boolean;
  onGoTo: (index: number) => void;
  onFinish: () => void;
}

interface CellProps {
  place: number;
  answer: ShownAnswer | undefined;
  isFlagged: boolean;
  isShown: boolean;
  onGo: () => void;
}

const cells = {
  saved: 'border-transparent bg-good text-surface',
  pending: 'border-good border-dashed bg-good-soft text-good',
  open: 'border-line bg-surface text-ink hover:border-control',
};

/** More questions do not fit into the list: the rest is below its edge. */
const MOST_IN_SIGHT = 40;

const isGiven = (answer: ShownAnswer | undefined) => answer !== undefined && answer.selectedAnswer !== null;

const Cell = ({ place, answer, isFlagged, isShown, onGo }: CellProps) => {
  const isAnswered = isGiven(answer);
  const isPending = answer !== undefined && answer.state !== 'saved';
  const words = [
    `Pregunta ${place}`,
    isAnswered ? 'respondida' : 'sin responder',
    isFlagged && 'marcada para después',
    isPending && 'por enviar',
  ];
  return (
    <button
      type="button"
      aria-label={words.filter(Boolean).join(', ')}
      aria-current={isShown ? 'true' : undefined}
      onClick={onGo}
      className={cx(
        'relative grid h-11 place-items-center rounded-xl border-2 font-bold text-sm tabular-nums transition',
        cells[isAnswered ? (isPending ? 'pending' : 'saved') : 'open'],
        isShown && 'outline-3 outline-copper-bright outline-offset-1',
      )}
    >
      {place}
      {isFlagged && (
        <Flag
          className="absolute -top-1.5 -right-1.5 size-5 rounded-full bg-copper-soft fill-current p-0.5 text-copper ring-2 ring-surface"
          aria-hidden="true"
        />
      )}
    </button>
  );
};

const Legend = ({ box, text }: { box: string; text: string }) => (
  <li className="flex items-center gap-2">
    <span className={cx('size-4 rounded-md border-2', box)} aria-hidden="true" />
    {text}
  </li>
);

/** All questions by number, with their state. On wide screens a notification fits below. Not rendered again while only the time passes. */
export const Navigator = memo(({ questions, answers, flagged, index, isLocked, onGoTo, onFinish }: NavigatorProps) => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const cell = list.current?.children[index];
    const box = list.current;
    if (!(cell instanceof HTMLElement) || box === null) return;
    const top = cell.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + cell.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTo({ top: top - box.clientHeight / 2 });
    }
  }, [index]);
  // A prominent button would ask for the end from the first question on.
  const isEnd = index === questions.length - 1 || questions.every(({ id }) => isGiven(answers.get(id)));
  const isAnyPending = [...answers.values()].some(({ state }) => state !== 'saved');
  return (
    <nav aria-label="Preguntas del ensayo">
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-extrabold text-lg">Preguntas</h2>
        <Button
          look={isEnd ? 'copper' : 'quiet'}
          disabled={isLocked}
          onClick={onFinish}
          className="max-sm:px-3 lg:px-3"
        >
          Finalizar ensayo
        </Button>
      </div>
      <ol
        ref={list}
        className="-mx-2 mt-2 grid max-h-[min(22rem,calc(100dvh-29.5rem))] min-h-16 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2 overflow-y-auto p-2"
      >
        {questions.map(({ id }, place) => (
          <li key={id} className="grid">
            <Cell
              place={place + 1}
              answer={answers.get(id)}
              isFlagged={flagged.has(id)}
              isShown={place === index}
              onGo={() => onGoTo(place)}
            />
          </li>
        ))}
      </ol>
      {questions.length > MOST_IN_SIGHT && (
        <p className="mt-1 text-ink-soft text-sm">{`Son ${questions.length}: desliza la lista para ver todas.`}</p>
      )}
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
        <Legend box="border-transparent bg-good" text="Respondida" />
        <Legend box="border-line" text="Sin responder" />
        {isAnyPending && <Legend box="border-good border-dashed bg-good-soft" text="Por enviar" />}
        {flagged.size > 0 && (
          <li className="flex items-center gap-2">
            <Flag className="size-4 fill-current text-copper" aria-hidden="true" />
            Marcada
          </li>
        )}
      </ul>
    </nav>
  );
});

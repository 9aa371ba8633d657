import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { ArrowLeft, ArrowRight, Flag, LayoutGrid } from 'lucide-react';
import { memo, useEffect, useId, useRef } from 'react';
import { useWide } from '../../../shared/page/use-wide.ts';
import { QuestionWait } from '../../../shared/rich-text/formula-wait.tsx';
import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import { AnswerOption } from '../../../shared/ui/answer-option.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import type { ShownAnswer } from '../offline/use-outbox.ts';
import { pictures } from '../pictures.ts';
import { type Ordered, optionOrderOf } from '../shown-order.ts';
import { AnswerSavingState } from './saving-state.tsx';

interface Props {
  question: RunningAttempt['exam']['questions'][number] & Ordered;
  /** Number of the question, from 1. */
  place: number;
  total: number;
  answer: ShownAnswer | undefined;
  isFlagged: boolean;
  isLocked: boolean;
  /** First question shown since the page was loaded. */
  isFirst: boolean;
  /** @param option null clears the answer */
  onChoose: (option: number | null) => void;
  onFlag: () => void;
  onGo: (step: 1 | -1) => void;
  /** Shows all questions in a dialog, on screens without room beside this one. */
  onMap: () => void;
  onFinish: () => void;
}

/** Moves the focus to the question, except to the first one. */
const useFocusOnChange = (isFirst: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFirst) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isFirst]);
  return heading;
};

/** Scrolls to the chosen option: the keyboard can choose one that the fixed bars cover. */
const useScrollToChoice = (selected: number | null) => {
  const group = useRef<HTMLDivElement>(null);
  const before = useRef(selected);
  useEffect(() => {
    if (selected !== null && selected !== before.current) {
      group.current?.children[selected]?.scrollIntoView({ block: 'nearest' });
    }
    before.current = selected;
  }, [selected]);
  return group;
};

const FlagButton = ({ isFlagged, onFlag }: Pick<Props, 'isFlagged' | 'onFlag'>) => (
  <button
    type="button"
    aria-pressed={isFlagged}
    onClick={onFlag}
    className={cx(
      'flex min-h-11 shrink-0 items-center gap-2 rounded-2xl px-3 font-bold text-sm transition',
      isFlagged ? 'bg-copper-soft text-copper' : 'text-ink-soft hover:bg-sunken hover:text-ink',
    )}
  >
    <Flag className={cx('size-5', isFlagged && 'fill-current')} aria-hidden="true" />
    <span>{isFlagged ? 'Marcada' : 'Marcar'}</span>
    <span className="sr-only"> para después</span>
  </button>
);

const ClearButton = ({ isLocked, onClear }: Pick<Props, 'isLocked'> & { onClear: () => void }) => (
  <button
    type="button"
    disabled={isLocked}
    onClick={onClear}
    className="-mr-2 min-h-11 rounded-2xl px-2 font-semibold text-ink-soft text-sm underline underline-offset-4 hover:text-ink"
  >
    Borrar respuesta
  </button>
);

/** Not rendered again while only the time passes. */
export const QuestionSheet = memo((props: Props) => {
  const { question, place, total, answer, isFlagged, isLocked, isFirst, onChoose, onFlag, onGo, onMap, onFinish } =
    props;
  const selected = answer?.selectedAnswer ?? null;
  const titleId = useId();
  const heading = useFocusOnChange(isFirst);
  const order = optionOrderOf(question);
  const options = useScrollToChoice(selected === null ? null : order.indexOf(selected));
  const isLast = place === total;
  // The bar covers the end of a long question, so these buttons are in the bar where there is room.
  const isWide = useWide();
  const saving = <AnswerSavingState answer={answer} />;
  const onClear = () => {
    onChoose(null);
    // The button disappears, so the focus moves first.
    heading.current?.focus({ preventScroll: true });
  };
  const clear = selected !== null && <ClearButton isLocked={isLocked} onClear={onClear} />;
  return (
    <div data-question className="min-w-0">
      <article className="animate-rise rounded-card bg-surface p-5 shadow-card ring-1 ring-line [&_:is(a,button,input,label)]:scroll-mt-8 [&_:is(a,button,input,label)]:scroll-mb-28 sm:p-8 low:p-4 low:[&_:is(a,button,input,label)]:scroll-my-0">
        <div className="flex items-center justify-between gap-3">
          <h2 ref={heading} tabIndex={-1} className="font-bold text-ink-soft outline-none">
            Pregunta {place}
            <span className="sr-only">
              {' '}
              de {total},{' '}
              {question.isVoided ? 'anulada: no cuenta en el puntaje' : question.isPilot ? 'piloto' : 'evaluada'}
            </span>
          </h2>
          <FlagButton isFlagged={isFlagged} onFlag={onFlag} />
        </div>
        {/* On a narrow screen nothing is below the card. */}
        <QuestionWait question={question.question} options={question.options} keepsHeight={isWide} className="mt-3">
          <div id={titleId}>
            <RichText
              html={question.question}
              describesImages={false}
              className={`${pictures} font-semibold text-xl leading-snug`}
            />
          </div>
          <div
            ref={options}
            role="radiogroup"
            aria-labelledby={titleId}
            className="mt-6 grid gap-2.5 *:scroll-mt-28 low:mt-3 low:*:scroll-mt-2"
          >
            {order.map((option, place_) => (
              <AnswerOption
                key={option}
                name={question.id}
                place={place_}
                html={question.options[option] ?? ''}
                isSelected={option === selected}
                isLocked={isLocked}
                onSelect={() => onChoose(option)}
              />
            ))}
          </div>
          {!isWide && (
            <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
              {saving}
              {clear}
            </div>
          )}
        </QuestionWait>
      </article>
      <nav
        aria-label="Entre preguntas"
        data-bottom-bar
        className="fixed inset-x-0 bottom-0 z-20 flex gap-2 border-line border-t bg-paper p-3 lg:sticky lg:bottom-4 lg:mt-4 lg:justify-between lg:rounded-card lg:border-t-0 lg:bg-surface lg:px-4 lg:shadow-float lg:ring-1 lg:ring-line low:static low:mt-4 low:border-t-0 low:bg-transparent low:p-0 low:shadow-none low:ring-0"
      >
        <Button
          look="quiet"
          disabled={place === 1}
          onClick={() => onGo(-1)}
          className="flex-1 max-sm:px-1.5 max-[24rem]:text-[0.8rem] lg:flex-none lg:px-5 xl:px-7"
        >
          <ArrowLeft className="size-5 max-[24rem]:hidden" aria-hidden="true" />
          Anterior
        </Button>
        {isWide && (
          <div className="flex min-w-0 flex-1 items-center justify-between gap-4 lg:pl-1 xl:px-2">
            <div className="shrink-0">{clear}</div>
            {saving}
          </div>
        )}
        <Button look="quiet" onClick={onMap} className="max-sm:px-1.5 max-sm:py-1 max-sm:text-[0.8rem] lg:hidden">
          <LayoutGrid className="size-5 max-sm:hidden" aria-hidden="true" />
          <span>
            Preguntas <br className="sm:hidden" />y finalizar
          </span>
        </Button>
        {isLast ? (
          <Button
            look="copper"
            disabled={isLocked}
            onClick={onFinish}
            className="flex-1 max-sm:px-1.5 max-[24rem]:text-[0.8rem] lg:flex-none lg:px-5 xl:px-7"
          >
            <span>
              Finalizar<span className="max-sm:sr-only"> ensayo</span>
            </span>
          </Button>
        ) : (
          <Button
            onClick={() => onGo(1)}
            className="flex-1 max-sm:px-1.5 max-[24rem]:text-[0.8rem] lg:flex-none lg:px-5 xl:px-7"
          >
            Siguiente
            <ArrowRight className="size-5 max-[24rem]:hidden" aria-hidden="true" />
          </Button>
        )}
      </nav>
    </div>
  );
});

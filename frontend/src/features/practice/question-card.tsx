import type { AnswerResult } from '@matraz/contracts/practice/http';
import { ArrowRight, Hexagon, RotateCcw } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useOnline } from '../../shared/net/use-online.ts';
import { QuestionWait } from '../../shared/rich-text/formula-wait.tsx';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { useShortcutsOn } from '../../shared/study/answer-shortcuts.ts';
import { useAnswerShortcuts } from '../../shared/study/use-answer-shortcuts.ts';
import { AnswerOption } from '../../shared/ui/answer-option.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import type { Answering } from './use-answering.ts';

interface Props {
  question: { id: string; question: string; options: string[]; xpReward: number };
  /** For example 'Pregunta 2 de 8'. */
  place: string;
  /** The progress of the round. */
  progress: ReactNode;
  /** It was answered before, so it earns no XP. */
  isRepeat: boolean;
  /** The heading takes the focus when the question appears. */
  takesFocus: boolean;
  answering: Answering;
  nextLabel: string;
  onNext: () => void;
}

const Reward = ({ isRepeat, xp }: { isRepeat: boolean; xp: number }) => {
  const Icon = isRepeat ? RotateCcw : Hexagon;
  return (
    <span className="flex shrink-0 items-center gap-1.5 rounded-full bg-gold-soft px-3 py-0.5 font-bold text-gold text-sm">
      <Icon className="size-4" aria-hidden="true" />
      <span>{isRepeat ? 'Repaso' : `${xp} XP`}</span>
    </span>
  );
};

/** The explanation of the answer. Screen readers read it when it appears. */
const Explanation = ({ result, box }: { result: AnswerResult; box: RefObject<HTMLDivElement | null> }) => (
  <div
    ref={box}
    role="status"
    className={cx(
      'mt-6 animate-rise scroll-mt-24 scroll-mb-32 rounded-2xl p-5',
      result.correct ? 'bg-good-soft' : 'bg-copper-soft',
    )}
  >
    <h3 className="font-extrabold text-lg">{result.correct ? '¡Bien!' : 'Así se llega a la respuesta'}</h3>
    {result.explanation && <RichText html={result.explanation} className="mt-2" />}
  </div>
);

export const QuestionCard = ({
  question,
  place,
  progress,
  isRepeat,
  takesFocus,
  answering,
  nextLabel,
  onNext,
}: Props) => {
  const { selected, result, isLocked, isSending, select, confirm } = answering;
  const isOnline = useOnline();
  const hasShortcuts = useShortcutsOn();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const explanation = useRef<HTMLDivElement>(null);
  const found = useRef(result);
  useAnswerShortcuts({
    optionCount: question.options.length,
    onChoose: select,
    commands: { Enter: result === null ? confirm : onNext },
  });
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (!result || result === found.current) return;
    nextButton.current?.focus({ preventScroll: true });
    // Enter leads to the next question, so the explanation must be seen before.
    explanation.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  return (
    <article data-question className="animate-rise rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-8">
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="font-bold text-ink-soft outline-none">
          {place}
        </h2>
        <Reward
          isRepeat={result ? !result.isFirstAttempt : isRepeat}
          xp={result ? result.xpEarned : question.xpReward}
        />
      </div>
      {progress}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <QuestionWait
          question={question.question}
          options={question.options}
          keepsHeight={result === null}
          className="mt-6"
        >
          <div id={titleId}>
            <RichText html={question.question} className="font-semibold text-xl leading-snug" />
          </div>
          <div role="radiogroup" aria-labelledby={titleId} className="mt-6 grid gap-2.5">
            {question.options.map((option, place) => (
              <AnswerOption
                // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
                key={place}
                name={question.id}
                place={place}
                html={option}
                isSelected={place === selected}
                isLocked={isLocked}
                verdict={result && (place === result.correctAnswer ? 'right' : place === selected ? 'wrong' : 'other')}
                onSelect={() => select(place)}
              />
            ))}
          </div>
          {result === null && (
            <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
              <Button
                type="submit"
                disabled={selected === null || isLocked}
                className="min-h-13 w-full text-lg sm:w-auto sm:px-10"
              >
                {isSending ? (isOnline ? 'Enviando…' : 'Esperando la conexión…') : 'Confirmar respuesta'}
              </Button>
              {hasShortcuts && (
                <p className="hidden text-ink-soft text-sm lg:pointer-fine:block">
                  {`Teclas A–${String.fromCharCode(64 + question.options.length)} y Enter`}
                </p>
              )}
            </div>
          )}
        </QuestionWait>
      </form>
      {result && (
        <>
          <Explanation result={result} box={explanation} />
          <Button ref={nextButton} onClick={onNext} className="mt-6 min-h-13 w-full text-lg sm:w-auto sm:px-10">
            <span>{nextLabel}</span>
            <ArrowRight className="size-5" aria-hidden="true" />
          </Button>
        </>
      )}
    </article>
  );
};

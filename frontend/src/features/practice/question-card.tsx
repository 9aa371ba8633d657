import type { AnswerResult } from '@matraz/contracts/practice/http';
import { ArrowRight, Hexagon } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { AnswerOption } from './answer-option.tsx';
import { Explanation } from './explanation.tsx';
import type { Question } from './open-content.ts';
import { QuestionDots } from './question-dots.tsx';

interface Props {
  question: Question;
  questions: Question[];
  index: number;
  /** How many questions came before it in this visit. */
  moves: number;
  /** Questions of the topic, locked ones too. */
  total: number;
  answered: ReadonlySet<string>;
  selected: number | null;
  result: AnswerResult | null;
  isLocked: boolean;
  isSending: boolean;
  select: (option: number) => void;
  confirm: () => void;
  next: () => void;
}

export const QuestionCard = (props: Props) => {
  const { question, index, moves, total, answered, selected, result, isLocked, isSending, select, confirm, next } =
    props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  useEffect(() => {
    if (result) nextButton.current?.focus({ preventScroll: true });
  }, [result]);

  return (
    <article className="animate-rise rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-8">
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="font-bold text-ink-soft outline-none">
          Pregunta {index + 1} de {total}
        </h2>
        <span className="flex items-center gap-1.5 rounded-full bg-gold-soft px-3 py-0.5 font-bold text-gold text-sm">
          <Hexagon className="size-4" aria-hidden="true" />
          {answered.has(question.id) && !result ? 'Repaso' : `${question.xpReward} XP`}
        </span>
      </div>
      <QuestionDots questions={props.questions} answered={answered} index={index} total={total} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <div id={titleId}>
          <RichText html={question.question} className="mt-6 font-semibold text-xl leading-snug" />
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
          <Button
            type="submit"
            disabled={selected === null || isLocked}
            className="mt-6 min-h-13 w-full text-lg sm:w-auto sm:px-10"
          >
            {isSending ? 'Enviando…' : 'Confirmar respuesta'}
          </Button>
        )}
      </form>
      {result && (
        <>
          <Explanation result={result} />
          <Button ref={nextButton} onClick={next} className="mt-6 min-h-13 w-full text-lg sm:w-auto sm:px-10">
            Siguiente pregunta
            <ArrowRight className="size-5" aria-hidden="true" />
          </Button>
        </>
      )}
    </article>
  );
};

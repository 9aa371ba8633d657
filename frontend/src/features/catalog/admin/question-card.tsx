import { Hexagon } from 'lucide-react';
import { useId } from 'react';
import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import { AnswerOption } from '../../../shared/ui/answer-option.tsx';

/** Question, options and explanation are HTML. */
export interface PreviewedQuestion {
  question: string;
  options: readonly string[];
  /** Zero-based; -1 when no option is marked. */
  correctAnswer: number;
  explanation: string;
  xpReward: number;
}

interface Props {
  title: string;
  question: PreviewedQuestion;
}

/** A practice question as students see it after a correct answer. */
export const QuestionCard = ({ title, question }: Props) => {
  const group = useId();
  const { options, correctAnswer, explanation, xpReward } = question;
  return (
    <article className="min-w-0 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <h4 className="font-bold text-ink-soft">{title}</h4>
        <span className="flex shrink-0 items-center gap-1.5 rounded-full bg-gold-soft px-3 py-0.5 font-bold text-gold text-sm">
          <Hexagon className="size-4" aria-hidden="true" />
          {xpReward} XP
        </span>
      </div>
      <RichText html={question.question} className="mt-4 font-semibold text-lg leading-snug" />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {options.map((html, place) => (
          <AnswerOption
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no id
            key={place}
            name={group}
            place={place}
            html={html}
            isSelected={false}
            isLocked
            verdict={place === correctAnswer ? 'right' : null}
            onSelect={() => {}}
          />
        ))}
      </div>
      {explanation && (
        <div className="mt-5 rounded-2xl bg-sunken p-5">
          <h5 className="font-extrabold">Explicación</h5>
          <RichText html={explanation} className="mt-1.5" />
        </div>
      )}
    </article>
  );
};

import { Check, X } from 'lucide-react';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { acceptedOptions, type QuestionKey } from '../../shared/study/question-key.ts';
import { letterOf } from '../../shared/study/words.ts';
import { cx } from '../../shared/ui/cx.ts';
import { pictures } from './pictures.ts';
import { type Ordered, optionOrderOf } from './shown-order.ts';

/** 'wrong' is the student's own wrong choice; 'point' is the own choice in a question that gives every student the point. */
type OptionKind = 'key' | 'wrong' | 'point' | 'none';

const looks: Record<OptionKind, { box: string; letter: string }> = {
  key: { box: 'border-good bg-good-soft', letter: 'bg-good text-surface' },
  wrong: { box: 'border-bad bg-bad-soft', letter: 'bg-bad text-surface' },
  point: { box: 'border-good bg-good-soft', letter: 'bg-good text-surface' },
  none: { box: 'border-line', letter: 'bg-sunken text-ink' },
};

interface OptionProps {
  place: number;
  html: string;
  kind: OptionKind;
  isOwn: boolean;
}

const Option = ({ place, html, kind, isOwn }: OptionProps) => (
  <li className={cx('flex items-center gap-3.5 rounded-2xl border-2 px-3.5 py-2.5', looks[kind].box)}>
    <span className={cx('grid size-9 shrink-0 place-items-center rounded-xl font-extrabold', looks[kind].letter)}>
      <span className={kind === 'none' || kind === 'point' ? '' : 'sr-only'}>{letterOf(place)}</span>
      {kind === 'key' && <Check className="size-5" strokeWidth={3} aria-hidden="true" />}
      {kind === 'wrong' && <X className="size-5" strokeWidth={3} aria-hidden="true" />}
    </span>
    <span className="min-w-0 flex-1">
      <RichText html={html} />
      {kind === 'key' && (
        <span className="block font-bold text-good text-sm">
          {isOwn ? 'Tu respuesta, correcta' : 'Respuesta correcta'}
        </span>
      )}
      {kind === 'point' && <span className="block font-bold text-good text-sm">Tu respuesta</span>}
      {kind === 'wrong' && <span className="block font-bold text-bad text-sm">Tu respuesta</span>}
    </span>
  </li>
);

/** Question, options and explanation are HTML. */
interface Keyed extends QuestionKey, Ordered {
  question: string;
  explanation: string;
}

interface Props {
  question: Keyed;
  /** The student's choice; null when there is none. */
  selectedAnswer?: number | null;
}

/** A question with its key and its explanation. */
export const KeyedQuestion = ({ question, selectedAnswer = null }: Props) => {
  const accepted = acceptedOptions(question);
  const isOwn = (option: number) => option === selectedAnswer;
  const kindOf = (option: number): OptionKind => {
    if (accepted === null) return isOwn(option) ? 'point' : 'none';
    if (accepted.includes(option)) return 'key';
    return isOwn(option) ? 'wrong' : 'none';
  };
  return (
    <>
      <RichText html={question.question} className={`${pictures} mt-4 font-semibold text-lg leading-snug`} />
      <ol className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {optionOrderOf(question).map((option, place) => (
          <Option
            key={option}
            place={place}
            html={question.options[option] ?? ''}
            kind={kindOf(option)}
            isOwn={isOwn(option)}
          />
        ))}
      </ol>
      {question.explanation && (
        <div className="mt-5 rounded-2xl bg-sunken p-5">
          <h4 className="font-extrabold">Explicación</h4>
          <RichText html={question.explanation} className="mt-1.5" />
        </div>
      )}
    </>
  );
};

import { Check, CircleQuestionMark, X } from 'lucide-react';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { pictures } from './pictures.ts';
import { letterOf } from './words.ts';

/** What there is to say of an option; a wrong one only where a student chose it. */
type Mark = 'key' | 'guess' | 'wrong' | 'none';

const looks: Record<Mark, { box: string; letter: string }> = {
  key: { box: 'border-good bg-good-soft', letter: 'bg-good text-surface' },
  guess: { box: 'border-gold bg-gold-soft', letter: 'bg-gold text-surface' },
  wrong: { box: 'border-bad bg-bad-soft', letter: 'bg-bad text-surface' },
  none: { box: 'border-line', letter: 'bg-sunken text-ink' },
};

interface OptionProps {
  place: number;
  html: string;
  mark: Mark;
  isOwn: boolean;
}

const Option = ({ place, html, mark, isOwn }: OptionProps) => (
  <li className={cx('flex items-center gap-3.5 rounded-2xl border-2 px-3.5 py-2.5', looks[mark].box)}>
    <span className={cx('grid size-9 shrink-0 place-items-center rounded-xl font-extrabold', looks[mark].letter)}>
      <span className={mark === 'none' ? '' : 'sr-only'}>{letterOf(place)}</span>
      {mark === 'key' && <Check className="size-5" strokeWidth={3} aria-hidden="true" />}
      {mark === 'guess' && <CircleQuestionMark className="size-5" strokeWidth={2.5} aria-hidden="true" />}
      {mark === 'wrong' && <X className="size-5" strokeWidth={3} aria-hidden="true" />}
    </span>
    <span className="min-w-0 flex-1">
      <RichText html={html} />
      {mark === 'key' && (
        <span className="block font-bold text-good text-sm">
          {isOwn ? 'Tu respuesta, correcta' : 'Respuesta correcta'}
        </span>
      )}
      {mark === 'guess' && <span className="block font-bold text-gold text-sm">Clave supuesta: revísala</span>}
      {mark === 'wrong' && <span className="block font-bold text-bad text-sm">Tu respuesta</span>}
    </span>
  </li>
);

/** HTML in question, options and explanation. */
interface Keyed {
  question: string;
  options: readonly string[];
  /** Zero-based. */
  correctAnswer: number;
  explanation: string;
}

interface Props {
  question: Keyed;
  /** What a student chose; null: nothing, or nobody was asked. */
  selectedAnswer?: number | null;
  /** Nobody has said that the key is one: it must not look like it. */
  isKeyGuessed?: boolean;
}

/** A question with its key and its explanation. */
export const KeyedQuestion = ({ question, selectedAnswer = null, isKeyGuessed = false }: Props) => {
  const key = isKeyGuessed ? 'guess' : 'key';
  return (
    <>
      <RichText html={question.question} className={`${pictures} mt-4 font-semibold text-lg leading-snug`} />
      <ol className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {question.options.map((html, option) => (
          <Option
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            key={option}
            place={option}
            html={html}
            mark={option === question.correctAnswer ? key : option === selectedAnswer ? 'wrong' : 'none'}
            isOwn={option === selectedAnswer}
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

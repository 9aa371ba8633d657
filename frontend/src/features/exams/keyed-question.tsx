import { Check, CircleQuestionMark, X } from 'lucide-react';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { pictures } from './pictures.ts';
import { letterOf } from './words.ts';

interface OptionProps {
  place: number;
  html: string;
  isKey: boolean;
  isGuess: boolean;
  isOwn: boolean;
}

const Option = ({ place, html, isKey, isGuess, isOwn }: OptionProps) => (
  <li
    className={cx(
      'flex items-center gap-3.5 rounded-2xl border-2 px-3.5 py-2.5',
      isGuess && 'border-gold bg-gold-soft',
      isKey ? 'border-good bg-good-soft' : isOwn ? 'border-bad bg-bad-soft' : !isGuess && 'border-line',
    )}
  >
    <span
      className={cx(
        'grid size-9 shrink-0 place-items-center rounded-xl font-extrabold',
        isGuess && 'bg-gold text-surface',
        isKey ? 'bg-good text-surface' : isOwn ? 'bg-bad text-surface' : !isGuess && 'bg-sunken text-ink',
      )}
    >
      <span className={isKey || isGuess || isOwn ? 'sr-only' : ''}>{letterOf(place)}</span>
      {isGuess && <CircleQuestionMark className="size-5" strokeWidth={2.5} aria-hidden="true" />}
      {isKey && <Check className="size-5" strokeWidth={3} aria-hidden="true" />}
      {isOwn && !isKey && <X className="size-5" strokeWidth={3} aria-hidden="true" />}
    </span>
    <span className="min-w-0 flex-1">
      <RichText html={html} />
      {isKey && (
        <span className="block font-bold text-good text-sm">
          {isOwn ? 'Tu respuesta, correcta' : 'Respuesta correcta'}
        </span>
      )}
      {isGuess && <span className="block font-bold text-gold text-sm">Clave supuesta: revísala</span>}
      {isOwn && !isKey && <span className="block font-bold text-bad text-sm">Tu respuesta</span>}
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
export const KeyedQuestion = ({ question, selectedAnswer = null, isKeyGuessed = false }: Props) => (
  <>
    <RichText html={question.question} className={`${pictures} mt-4 font-semibold text-lg leading-snug`} />
    <ol className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {question.options.map((html, option) => (
        <Option
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          key={option}
          place={option}
          html={html}
          isKey={option === question.correctAnswer && !isKeyGuessed}
          isGuess={option === question.correctAnswer && isKeyGuessed}
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

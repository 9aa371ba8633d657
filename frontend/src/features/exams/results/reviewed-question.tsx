import { Ban, Check, CircleDashed, Flag, type LucideIcon, X } from 'lucide-react';
import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { KindBadge } from '../attempt/kind-badge.tsx';
import { pictures } from '../pictures.ts';
import { letterOf } from '../words.ts';
import type { Reviewed } from './review-filter.ts';

const outcomes: Record<Reviewed['outcome'] | 'voided', { Icon: LucideIcon; text: string; tint: string }> = {
  right: { Icon: Check, text: 'Correcta', tint: 'text-good' },
  wrong: { Icon: X, text: 'Incorrecta', tint: 'text-bad' },
  none: { Icon: CircleDashed, text: 'Sin responder', tint: 'text-ink-soft' },
  voided: { Icon: Ban, text: 'Anulada: no cuenta', tint: 'text-gold' },
};

interface OptionProps {
  place: number;
  html: string;
  isKey: boolean;
  isOwn: boolean;
}

const Option = ({ place, html, isKey, isOwn }: OptionProps) => (
  <li
    className={cx(
      'flex items-center gap-3.5 rounded-2xl border-2 px-3.5 py-2.5',
      isKey ? 'border-good bg-good-soft' : isOwn ? 'border-bad bg-bad-soft' : 'border-line',
    )}
  >
    <span
      className={cx(
        'grid size-9 shrink-0 place-items-center rounded-xl font-extrabold',
        isKey ? 'bg-good text-surface' : isOwn ? 'bg-bad text-surface' : 'bg-sunken text-ink',
      )}
    >
      <span className={isKey || isOwn ? 'sr-only' : ''}>{letterOf(place)}</span>
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
      {isOwn && !isKey && <span className="block font-bold text-bad text-sm">Tu respuesta</span>}
    </span>
  </li>
);

export const ReviewedQuestion = ({ reviewed }: { reviewed: Reviewed }) => {
  const { question, place, selectedAnswer, outcome, isFlagged } = reviewed;
  const { Icon, text, tint } = outcomes[question.isVoided ? 'voided' : outcome];
  return (
    <article className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-8">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="font-bold text-ink-soft">Pregunta {place}</h3>
        <KindBadge isPilot={question.isPilot} />
        {isFlagged && (
          <span className="flex items-center gap-1.5 font-bold text-copper text-sm">
            <Flag className="size-4 fill-current" aria-hidden="true" />
            Marcada
          </span>
        )}
        <span className={cx('ml-auto flex items-center gap-1.5 font-bold', tint)}>
          <Icon className="size-5" aria-hidden="true" />
          {text}
        </span>
      </div>
      <RichText html={question.question} className={`${pictures} mt-4 font-semibold text-lg leading-snug`} />
      <ol className="mt-5 grid gap-2.5">
        {question.options.map((html, option) => (
          <Option
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            key={option}
            place={option}
            html={html}
            isKey={option === question.correctAnswer}
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
    </article>
  );
};

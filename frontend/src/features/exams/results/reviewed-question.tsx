import { Ban, Check, CircleDashed, Flag, type LucideIcon, X } from 'lucide-react';
import { ReportButton } from '../../../shared/reports/report-button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { KeyedQuestion } from '../keyed-question.tsx';
import { KindBadge } from '../kind-badge.tsx';
import type { Reviewed } from './review-filter.ts';
import { whyText } from './why-text.ts';

const outcomes: Record<Reviewed['outcome'] | 'voided' | 'everyone', { Icon: LucideIcon; text: string; tint: string }> =
  {
    right: { Icon: Check, text: 'Correcta', tint: 'text-good' },
    wrong: { Icon: X, text: 'Incorrecta', tint: 'text-bad' },
    none: { Icon: CircleDashed, text: 'Sin responder', tint: 'text-ink-soft' },
    everyone: { Icon: Check, text: 'Punto para todos', tint: 'text-good' },
    voided: { Icon: Ban, text: 'Anulada: no cuenta', tint: 'text-gold' },
  };

const lookOf = ({ question, outcome }: Reviewed): keyof typeof outcomes => {
  if (question.isVoided) return 'voided';
  return question.correction?.outcome === 'everyone' && outcome === 'right' ? 'everyone' : outcome;
};

export const ReviewedQuestion = ({ reviewed, attemptId }: { reviewed: Reviewed; attemptId: string }) => {
  const { question, place, selectedAnswer, isFlagged } = reviewed;
  const { Icon, text, tint } = outcomes[lookOf(reviewed)];
  const why = whyText(question);
  return (
    <article className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-8">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="font-bold text-ink-soft">Pregunta {place}</h3>
        {!question.isVoided && <KindBadge isPilot={question.isPilot} />}
        {isFlagged && (
          <span className="flex items-center gap-1.5 font-bold text-copper text-sm">
            <Flag className="size-4 fill-current" aria-hidden="true" />
            Marcada
          </span>
        )}
        <span className={cx('ml-auto flex items-center gap-1.5 font-bold', tint)}>
          <Icon className="size-5" aria-hidden="true" />
          <span>{text}</span>
        </span>
      </div>
      <KeyedQuestion question={question} selectedAnswer={selectedAnswer} />
      {why && <p className="mt-4 rounded-2xl bg-gold-soft px-4 py-3 leading-snug [overflow-wrap:anywhere]">{why}</p>}
      <ReportButton questionId={question.id} attemptId={attemptId} className="mt-3 -mb-2" />
    </article>
  );
};

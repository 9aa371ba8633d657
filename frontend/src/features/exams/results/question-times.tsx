import type { CompletedAttempt } from '@matraz/contracts/exams/attempt-http';
import { secondsByQuestion } from '@matraz/domain/exams/seconds-by-question';
import { Ban, Check, CircleDashed, type LucideIcon, X } from 'lucide-react';
import { amount } from '../../../shared/study/words.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { durationText } from '../time.ts';
import { pausesOf } from '../time-changes.ts';
import { type Reviewed, reviewed } from './review-filter.ts';

type Look = Reviewed['outcome'] | 'voided';

const looks: Record<Look, { Icon: LucideIcon; text: string; tint: string; fill: string }> = {
  right: { Icon: Check, text: 'correcta', tint: 'text-good', fill: 'bg-bar-green' },
  wrong: { Icon: X, text: 'incorrecta', tint: 'text-bad', fill: 'bg-bad' },
  none: { Icon: CircleDashed, text: 'sin responder', tint: 'text-ink-soft', fill: 'bg-bar-grey' },
  voided: { Icon: Ban, text: 'anulada', tint: 'text-ink-soft', fill: 'bg-bar-grey' },
};

const lookOf = ({ outcome, question }: Reviewed): Look => (question.isVoided ? 'voided' : outcome);

/** A question is slow when it took at least this many times the mean. */
const SLOW = 2;

interface Timed {
  one: Reviewed;
  seconds: number;
}

const isLost = ({ one }: Timed) => lookOf(one) === 'wrong' || lookOf(one) === 'none';

/** Says where time was lost: on slow questions without a point. Without a slow question it is only the mean. */
const lossText = (timed: readonly Timed[], mean: number): string => {
  const slow = timed.filter(({ seconds }) => seconds >= SLOW * mean);
  const lost = slow.filter(isLost);
  const all = `En promedio tardaste ${durationText(Math.round(mean))} por pregunta.`;
  if (slow.length > 0 && slow.every(({ one }) => lookOf(one) === 'right'))
    return `${all} Las que más te tomaron, las sacaste bien.`;
  if (lost.length === 0) return all;
  const seconds = lost.reduce((sum, one) => sum + one.seconds, 0);
  return `${all} Se te fueron ${durationText(seconds)} en ${amount(lost.length, 'pregunta lenta', 'preguntas lentas')} sin punto: ${new Intl.ListFormat('es-CL').format(lost.map(({ one }) => String(one.place)))}.`;
};

/** The time of each question, with its result. */
export const QuestionTimes = ({ attempt }: { attempt: CompletedAttempt }) => {
  const seconds = secondsByQuestion(attempt.startedAt, attempt.timeline, pausesOf(attempt));
  const timed = reviewed(attempt, new Set()).map((one): Timed => ({ one, seconds: seconds.get(one.question.id) ?? 0 }));
  const answered = timed.filter((one) => one.seconds > 0);
  // The times would be wrong when the page does not get all changes.
  if (answered.length === 0 || attempt.laterChanges > 0) return null;
  const mean = answered.reduce((sum, one) => sum + one.seconds, 0) / answered.length;
  const longest = Math.max(...answered.map((one) => one.seconds));
  return (
    <section className="mb-5 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-8">
      <h2 className="font-extrabold text-xl">Tiempo por pregunta</h2>
      <p className="mt-1 mb-4 leading-snug">{lossText(answered, mean)}</p>
      <ol className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
        {timed.map((one) => {
          const { Icon, text, tint, fill } = looks[lookOf(one.one)];
          return (
            <li key={one.one.question.id} className="flex items-center gap-2.5 text-sm">
              <span className="w-7 shrink-0 text-right font-bold tabular-nums">
                <span className="sr-only">Pregunta </span>
                {one.one.place}
              </span>
              <Icon className={cx('size-4 shrink-0', tint)} strokeWidth={3} aria-hidden="true" />
              <span className="sr-only">{text},</span>
              <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
                <span
                  className={cx('block h-full rounded-full', fill)}
                  style={{ width: `${(one.seconds / longest) * 100}%` }}
                />
              </span>
              <span
                className={cx(
                  'w-16 shrink-0 text-right tabular-nums',
                  one.seconds >= SLOW * mean ? 'font-bold' : 'text-ink-soft',
                )}
              >
                {one.seconds > 0 ? durationText(one.seconds) : '–'}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

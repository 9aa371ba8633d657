import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { KindBadge } from '../kind-badge.tsx';
import type { ShownAnswer } from '../offline/shown-answers.ts';
import { durationText, isRunningOut } from '../time.ts';
import { SavingState } from './saving-state.tsx';

interface Props {
  title: string;
  /** Number of the question that is shown, from 1. */
  place: number;
  total: number;
  isPilot: boolean;
  isVoided: boolean;
  answered: number;
  answers: ReadonlyMap<string, ShownAnswer>;
  /** Null: the time left is unknown. */
  seconds: number | null;
  isOnline: boolean;
  /** Notices that must stay visible when the page is scrolled. */
  children: ReactNode;
}

const Countdown = ({ seconds }: Pick<Props, 'seconds'>) => (
  <div
    role="timer"
    aria-label="Tiempo restante"
    className={cx(
      'flex shrink-0 items-center gap-1.5 rounded-2xl px-2.5 py-1.5 font-extrabold tabular-nums sm:gap-2 sm:px-4 sm:text-xl',
      seconds !== null && isRunningOut(seconds) ? 'bg-bad text-surface' : 'bg-sunken text-ink',
    )}
  >
    <Clock className="size-4.5 sm:size-5" aria-hidden="true" />
    {seconds === null ? 'Por revisar' : durationText(seconds)}
  </div>
);

/** Position, progress, saving state and time left. It stays visible when the page is scrolled. */
export const ExamHeader = ({
  title,
  place,
  total,
  isPilot,
  isVoided,
  answered,
  answers,
  seconds,
  isOnline,
  children,
}: Props) => (
  <section
    aria-label="Avance del ensayo"
    className="sticky top-0 z-20 -mx-4 -mt-6 rounded-b-card bg-surface px-4 pt-2.5 pb-3 shadow-card ring-1 ring-line sm:mx-0 sm:-mt-8 sm:px-6 sm:pt-3.5"
  >
    <h1 className="sr-only">{title}</h1>
    <div className="flex items-center gap-2 sm:gap-3">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3">
        <p className="font-extrabold leading-tight sm:text-xl">
          Pregunta {place} de {total}
        </p>
        <KindBadge isPilot={isPilot} isVoided={isVoided} />
      </div>
      <Countdown seconds={seconds} />
    </div>
    <ProgressBar
      value={answered}
      max={total}
      label="Preguntas respondidas"
      fill="bg-bar-green"
      className="mt-2.5 h-2.5"
    />
    <div className="mt-1.5 flex items-center justify-between gap-3 text-sm leading-snug">
      <p className="font-semibold text-ink-soft">
        {answered} de {total} respondidas
      </p>
      <SavingState answers={answers} isOnline={isOnline} isOver={seconds === 0} />
    </div>
    {children}
  </section>
);

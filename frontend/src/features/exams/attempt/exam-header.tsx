import { Clock } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { KindBadge } from '../kind-badge.tsx';
import type { ShownAnswer } from '../offline/use-outbox.ts';
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
  /** The time is in sight only for some seconds, when she asks. */
  hidesTimer: boolean;
  /** Notices that must stay visible when the page is scrolled. */
  children: ReactNode;
}

const Countdown = ({ seconds }: Pick<Props, 'seconds'>) => (
  <div
    role="timer"
    aria-label="Tiempo restante"
    className={cx(
      'flex shrink-0 items-center gap-1.5 rounded-2xl px-2.5 py-1.5 font-extrabold tabular-nums sm:gap-2 sm:px-4 sm:text-xl low:order-last low:py-0.5 low:text-base',
      seconds !== null && isRunningOut(seconds) ? 'bg-bad text-surface' : 'bg-sunken text-ink',
    )}
  >
    <Clock className="size-4.5 sm:size-5 max-sm:low:hidden" aria-hidden="true" />
    <span>{seconds === null ? 'Por revisar' : durationText(seconds)}</span>
  </div>
);

/** Milliseconds. */
const SHOWN_FOR = 5_000;

const HiddenCountdown = ({ seconds }: Pick<Props, 'seconds'>) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isShown]);
  if (isShown) return <Countdown seconds={seconds} />;
  return (
    <button
      type="button"
      onClick={() => setShown(true)}
      className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-2xl px-2.5 font-bold text-ink-soft text-sm hover:bg-sunken hover:text-ink low:order-last low:min-h-0"
    >
      <Clock className="size-4.5" aria-hidden="true" />
      <span>Mostrar el tiempo</span>
    </button>
  );
};

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
  hidesTimer,
  children,
}: Props) => (
  <section
    aria-label="Avance del ensayo"
    data-exam-header
    className="sticky top-0 z-20 -mx-4 -mt-6 rounded-b-card bg-surface px-4 pt-2.5 pb-3 shadow-card ring-1 ring-line sm:mx-0 sm:-mt-8 sm:px-6 sm:pt-3.5 low:contents"
  >
    <div className="low:sticky low:top-0 low:z-20 low:-mx-4 low:-mt-6 low:flex low:h-11 low:items-center low:gap-3 low:bg-surface low:px-4 low:shadow-card low:ring-1 low:ring-line sm:low:-mx-6 sm:low:-mt-8 sm:low:px-6">
      <h1 className="sr-only">{title}</h1>
      <div className="flex items-center gap-2 sm:gap-3 low:contents">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3 low:flex-none">
          <p className="font-extrabold leading-tight sm:text-xl low:text-base">
            <span className="max-sm:low:sr-only">Pregunta </span>
            <span>{`${place} de ${total}`}</span>
          </p>
          <KindBadge isPilot={isPilot} isVoided={isVoided} />
        </div>
        {hidesTimer ? <HiddenCountdown seconds={seconds} /> : <Countdown seconds={seconds} />}
      </div>
      <ProgressBar
        value={answered}
        max={total}
        label="Preguntas respondidas"
        fill="bg-bar-green"
        className="mt-2.5 h-2.5 low:absolute low:inset-x-0 low:bottom-0 low:mt-0 low:h-1 low:rounded-none"
      />
      <div className="mt-1.5 flex items-center justify-between gap-3 text-sm leading-snug low:mt-0 low:ml-auto">
        <p className="font-semibold text-ink-soft max-sm:low:sr-only">{`${answered} de ${total} respondidas`}</p>
        <SavingState answers={answers} isOnline={isOnline} isOver={seconds === 0} />
      </div>
    </div>
    {children}
  </section>
);

import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { cx } from '../../../shared/ui/cx.ts';
import { type AnswerState, countIn, type ShownAnswer } from '../offline/use-outbox.ts';

const looks = {
  saved: { Icon: CloudCheck, tint: 'text-good' },
  sending: { Icon: CloudUpload, tint: 'text-ink-soft' },
  waiting: { Icon: CloudOff, tint: 'text-gold' },
  delayed: { Icon: CloudAlert, tint: 'text-gold' },
  fault: { Icon: CloudAlert, tint: 'text-bad' },
};

interface LineProps {
  state: AnswerState;
  text: string;
  /** In a low and narrow window only the icon is visible. */
  isBrief?: boolean;
}

const Line = ({ state, text, isBrief = false }: LineProps) => {
  const { Icon, tint } = looks[state];
  return (
    <p className={cx('flex items-center gap-1.5 font-semibold', tint)}>
      <Icon className="size-4.5 shrink-0" aria-hidden="true" />
      <span className={cx(isBrief && 'max-sm:low:sr-only')}>{text}</span>
    </p>
  );
};

const problems = {
  waiting: 'Sin conexión',
  delayed: 'El servidor no responde',
  fault: 'Algo salió mal',
};

const wordsOf = ({ state, isKept }: ShownAnswer) => {
  if (state === 'saved') return 'Guardada';
  if (state === 'sending') return 'Guardando…';
  return `${problems[state]}: ${isKept ? 'guardada en este equipo' : 'no cierres esta página'}`;
};

/** State of one answer. Screen readers read it when it changes. */
export const AnswerSavingState = ({ answer }: { answer: ShownAnswer | undefined }) => (
  <div role="status" className="flex min-h-6 items-center text-sm leading-snug">
    {answer && (answer.selectedAnswer !== null || answer.state !== 'saved') && (
      <Line state={answer.state} text={wordsOf(answer)} />
    )}
  </div>
);

interface AllProps {
  answers: ReadonlyMap<string, ShownAnswer>;
  isOnline: boolean;
  /** The time is over: waiting answers will not be accepted. */
  isOver: boolean;
}

/** State of all answers together. It always says when there is no network, because nothing else on this page does. */
export const SavingState = ({ answers, isOnline, isOver }: AllProps) => {
  const states = Array.from(answers.values(), ({ state }) => state);
  for (const state of ['fault', 'waiting', 'delayed'] as const) {
    const count = countIn(state, answers);
    if (count > 0)
      return <Line isBrief state={state} text={`${problems[state]}: ${count} ${isOver ? 'sin' : 'por'} enviar`} />;
  }
  if (!isOnline)
    return <Line isBrief state="waiting" text={states.length > 0 ? 'Sin conexión: todo guardado' : 'Sin conexión'} />;
  if (states.includes('sending')) return <Line isBrief state="sending" text="Guardando…" />;
  return states.length > 0 ? <Line isBrief state="saved" text="Todo guardado" /> : null;
};

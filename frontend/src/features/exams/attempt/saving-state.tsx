import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { cx } from '../../../shared/ui/cx.ts';
import { type AnswerState, countIn, type ShownAnswer } from '../offline/shown-answers.ts';

const looks = {
  saved: { Icon: CloudCheck, tint: 'text-good' },
  sending: { Icon: CloudUpload, tint: 'text-ink-soft' },
  waiting: { Icon: CloudOff, tint: 'text-gold' },
  fault: { Icon: CloudAlert, tint: 'text-bad' },
};

const Line = ({ state, text }: { state: AnswerState; text: string }) => {
  const { Icon, tint } = looks[state];
  return (
    <p className={cx('flex items-center gap-1.5 font-semibold', tint)}>
      <Icon className="size-4.5 shrink-0" aria-hidden="true" />
      {text}
    </p>
  );
};

const words = {
  saved: 'Guardada',
  sending: 'Guardando…',
  waiting: 'Sin conexión: guardada en este equipo',
  fault: 'Algo salió mal: guardada en este equipo',
};

/** State of one answer. Screen readers read it when it changes. */
export const AnswerSavingState = ({ answer }: { answer: ShownAnswer | undefined }) => (
  <div role="status" className="flex min-h-6 items-center text-sm leading-snug">
    {answer && (answer.selectedAnswer !== null || answer.state !== 'saved') && (
      <Line state={answer.state} text={words[answer.state]} />
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
  const [waiting, faulty] = [countIn('waiting', answers), countIn('fault', answers)];
  if (faulty > 0) return <Line state="fault" text={`Algo salió mal: ${faulty} ${isOver ? 'sin' : 'por'} enviar`} />;
  if (waiting > 0) return <Line state="waiting" text={`Sin conexión: ${waiting} ${isOver ? 'sin' : 'por'} enviar`} />;
  if (!isOnline)
    return <Line state="waiting" text={states.length > 0 ? 'Sin conexión: todo guardado' : 'Sin conexión'} />;
  if (states.includes('sending')) return <Line state="sending" text="Guardando…" />;
  return states.length > 0 ? <Line state="saved" text="Todo guardado" /> : null;
};

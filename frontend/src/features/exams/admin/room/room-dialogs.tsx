import { examTexts, extraTime } from '@matraz/contracts/exams/limits';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Confirm } from '../../../../authoring/ui/confirm.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { LongTextField, TextField } from '../../../../shared/ui/text-field.tsx';
import { type EndedStudent, extraText, type OpenStudent, studentsText } from './room-figures.ts';
import type { RoomAction } from './use-room-action.ts';

/** What opened a dialog. `time`: the minutes to begin with; null: the member of staff writes them. */
export type OpenDialog =
  | { name: 'time'; minutes: number | null }
  | { name: 'pause' | 'resume' | 'end' | 'message' | 'reopen' };

interface Props {
  students: readonly OpenStudent[];
  /** Whose attempts ended. */
  ended: readonly EndedStudent[];
  isBusy: boolean;
  onAct: (action: RoomAction) => void;
  onClose: () => void;
}

const cuts = ['Corte de internet', 'Corte de luz'];
const other = 'Otro';

const ReasonFields = ({ reasons, onChange }: { reasons: readonly string[]; onChange: (reason: string) => void }) => {
  const name = useId();
  const [choice, setChoice] = useState(reasons[0] ?? other);
  const [text, setText] = useState('');
  const choose = (next: string) => {
    setChoice(next);
    onChange(next === other ? text : next);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-bold">Motivo, lo lee cada estudiante</legend>
      <div className="flex flex-wrap gap-2">
        {[...reasons, other].map((reason) => (
          <label
            key={reason}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-2xl border-2 border-line px-3.5 font-semibold has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name={name}
              checked={choice === reason}
              onChange={() => choose(reason)}
              className="size-5 accent-brand"
            />
            {reason}
          </label>
        ))}
      </div>
      {choice === other && (
        <TextField
          label="Otro motivo"
          maxLength={examTexts.roomReason}
          value={text}
          onChange={(value) => {
            setText(value);
            onChange(value);
          }}
        />
      )}
    </fieldset>
  );
};

interface FormProps {
  title: string;
  description?: string;
  action: string;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

const FormDialog = ({ title, description, action, isBusy, onSubmit, onClose, children }: FormProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <Dialog title={title} {...(description && { description })} onClose={onClose}>
      <form onSubmit={submit} className="mt-5 grid gap-5">
        {children}
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={onClose} className="flex-auto">
            Cancelar
          </Button>
          <Button type="submit" disabled={isBusy} className="flex-auto">
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

const MinutesField = (props: { label: string; value: string; onChange: (minutes: string) => void }) => (
  <TextField {...props} type="number" inputMode="numeric" min={extraTime.min / 60} max={extraTime.max / 60} />
);

/** A member of staff may type a decimal comma. */
const secondsOf = (minutes: string): number => Math.round(Number(minutes.replace(',', '.')) * 60);

const TimeDialog = ({ students, minutes: first, isBusy, onAct, onClose }: Props & { minutes: number | null }) => {
  const [minutes, setMinutes] = useState(first === null ? '' : String(first));
  const [reason, setReason] = useState(cuts[0] ?? '');
  const seconds = secondsOf(minutes);
  return (
    <FormDialog
      title="Dar más tiempo"
      description={`Para ${studentsText(students.length)}. Cada página lo muestra al momento.`}
      action="Dar más tiempo"
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => onAct({ name: 'extendExamTime', given: { seconds, reason }, students, done: extraText(seconds) })}
    >
      <MinutesField label="Minutos" value={minutes} onChange={setMinutes} />
      <ReasonFields reasons={cuts} onChange={setReason} />
    </FormDialog>
  );
};

const PauseDialog = ({ students, isBusy, onAct, onClose }: Props) => {
  const [reason, setReason] = useState(cuts[0] ?? '');
  return (
    <FormDialog
      title="¿Pausar el ensayo?"
      description={`El tiempo de ${studentsText(students.length)} se detiene y las preguntas se ocultan hasta que sigan.`}
      action="Pausar"
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => onAct({ name: 'pauseExamAttempts', given: { reason }, students, done: 'En pausa' })}
    >
      <ReasonFields reasons={cuts} onChange={setReason} />
    </FormDialog>
  );
};

const returns = ['Volvió internet', 'Volvió la luz'];

const ResumeDialog = ({ students, isBusy, onAct, onClose }: Props) => {
  const [reason, setReason] = useState(returns[0] ?? '');
  return (
    <FormDialog
      title="¿Seguir con el ensayo?"
      description={`El tiempo de ${studentsText(students.length)} corre otra vez. La pausa no les quita ni un segundo.`}
      action="Seguir"
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => onAct({ name: 'resumeExamAttempts', given: { reason }, students, done: 'Siguen' })}
    >
      <ReasonFields reasons={returns} onChange={setReason} />
    </FormDialog>
  );
};

const MessageDialog = ({ students, isBusy, onAct, onClose }: Props) => {
  const [text, setText] = useState('');
  return (
    <FormDialog
      title="Mandar un mensaje"
      description={`Lo ven ${studentsText(students.length)} en su página del ensayo.`}
      action="Mandar"
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => onAct({ name: 'sendExamMessage', given: { text }, students, done: 'Mensaje enviado' })}
    >
      <LongTextField label="Mensaje" maxLength={examTexts.roomMessage} value={text} onChange={setText} />
    </FormDialog>
  );
};

const EndDialog = ({ students, isBusy, onAct, onClose }: Props) => {
  const [reason, setReason] = useState('');
  const given = { reason: reason.trim() || 'Terminó la sesión' };
  return (
    <Confirm
      title="¿Terminar el ensayo?"
      text={`El intento de ${studentsText(students.length)} se entrega ahora, con las respuestas guardadas. No se puede deshacer.`}
      action="Terminar"
      tone="destructive"
      isBusy={isBusy}
      onConfirm={() => onAct({ name: 'endExamAttempts', given, students, done: 'Terminado' })}
      onClose={onClose}
    >
      <div className="mt-5">
        <TextField
          label="Motivo, lo lee cada estudiante"
          hint="Si lo dejas vacío: Terminó la sesión."
          required={false}
          maxLength={examTexts.roomReason}
          value={reason}
          onChange={setReason}
        />
      </div>
    </Confirm>
  );
};

const mistakes = ['Entregó sin querer', ...cuts];

const ReopenDialog = ({ ended, isBusy, onAct, onClose }: Props) => {
  const [minutes, setMinutes] = useState('5');
  const [reason, setReason] = useState(mistakes[0] ?? '');
  const seconds = secondsOf(minutes);
  const attempts = ended.map(({ attemptId }) => ({ attemptId, seconds }));
  return (
    <FormDialog
      title="¿Reabrir el ensayo?"
      description={`${studentsText(ended.length)}: siguen con sus respuestas, con el tiempo que les quedaba y estos minutos. Solo se puede mientras no vean el resultado: en un ensayo asignado que lo muestra después.`}
      action="Reabrir"
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() =>
        onAct({ name: 'reopenExamAttempts', given: { attempts, reason }, students: ended, done: 'Reabierto' })
      }
    >
      <MinutesField label="Minutos más" value={minutes} onChange={setMinutes} />
      <ReasonFields reasons={mistakes} onChange={setReason} />
    </FormDialog>
  );
};

/** The dialog of an action. It keeps the students that were chosen when it opened. */
export const RoomDialog = ({ dialog, ...props }: Props & { dialog: OpenDialog }) => {
  switch (dialog.name) {
    case 'time':
      return <TimeDialog {...props} minutes={dialog.minutes} />;
    case 'pause':
      return <PauseDialog {...props} />;
    case 'resume':
      return <ResumeDialog {...props} />;
    case 'message':
      return <MessageDialog {...props} />;
    case 'end':
      return <EndDialog {...props} />;
    case 'reopen':
      return <ReopenDialog {...props} />;
  }
};

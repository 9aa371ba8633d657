import { examTexts, extraTime } from '@matraz/contracts/exams/limits';
import type { RoomLoss, RoomStudent } from '@matraz/contracts/exams/room-http';
import { type FormEvent, useState } from 'react';
import { amount } from '../../../../shared/study/words.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { durationOf, endedLost, extraText, isOpen, type OpenStudent, studentsText } from './room-figures.ts';
import type { RoomAction } from './use-room-action.ts';

const clock = new Intl.DateTimeFormat('es-CL', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
});
const clockTime = (time: string) => clock.format(new Date(time));

const causes: Record<RoomLoss['cause'], string> = {
  server: 'Matraz no respondía',
  connection: 'se cortó su conexión',
};

const secondsOf = ({ losses }: RoomStudent) => losses.reduce((sum, { seconds }) => sum + seconds, 0);
const answersOf = ({ losses }: RoomStudent) => losses.reduce((sum, { answers }) => sum + answers, 0);

interface RowProps {
  student: OpenStudent;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

const Row = ({ student, isChosen, onChoose }: RowProps) => {
  const answers = answersOf(student);
  return (
    <li className="py-2">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-bold">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
          className="size-5 shrink-0 accent-brand"
        />
        <span className="wrap-anywhere min-w-0 flex-1">{student.name}</span>
        <span className="whitespace-nowrap tabular-nums">{durationOf(secondsOf(student))}</span>
      </label>
      <div className="pl-8 text-ink-soft text-sm leading-snug">
        {student.losses.map(({ lostAt, regainedAt, cause }) => (
          <p key={lostAt}>
            De {clockTime(lostAt)} a {clockTime(regainedAt)}: {causes[cause]}.
          </p>
        ))}
        {answers > 0 && <p>Siguió respondiendo sin conexión: {amount(answers, 'respuesta', 'respuestas')}.</p>}
        {student.extraSeconds > 0 && <p>Ya recibió {extraText(student.extraSeconds)}.</p>}
      </div>
    </li>
  );
};

interface Props {
  students: readonly RoomStudent[];
  isActing: boolean;
  onAct: (action: RoomAction) => void;
}

const defaultReason = 'Tiempo perdido por un corte';

/** Who has lost time, and is chosen: at first those who did not go on answering without a network. */
const useChosen = (lost: readonly OpenStudent[]) => {
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = (student: OpenStudent) => decided.get(student.attemptId) ?? answersOf(student) === 0;
  const choose = (attemptId: string, next: boolean) => setDecided((before) => new Map(before).set(attemptId, next));
  return { chosen: lost.filter(isChosen), isChosen, choose };
};

/** Proposes to give back what each student lost while her page was not heard of. */
export const LostTime = ({ students, isActing, onAct }: Props) => {
  const [reason, setReason] = useState(defaultReason);
  const lost = students.filter(isOpen).filter(({ losses }) => losses.length > 0);
  const { chosen, isChosen, choose } = useChosen(lost);
  const ended = students.filter(endedLost);
  if (lost.length + ended.length === 0) return null;
  const give = (event: FormEvent) => {
    event.preventDefault();
    const attempts = chosen.map(({ attemptId, losses }) => ({ attemptId, losses: losses.map(({ lostAt }) => lostAt) }));
    onAct({ name: 'repairLostTime', given: { attempts, reason }, students: chosen, done: 'Tiempo devuelto' });
  };
  const reopen = () => {
    const attempts = ended.map(({ attemptId, finishedAt, lastContactAt }) => ({
      attemptId,
      seconds: Math.min(
        extraTime.max,
        Math.max(extraTime.min, Math.round((Date.parse(finishedAt) - Date.parse(lastContactAt)) / 1000)),
      ),
    }));
    onAct({ name: 'reopenExamAttempts', given: { attempts, reason }, students: ended, done: 'Reabierto' });
  };
  return (
    <section aria-labelledby="lost-time" className="mb-4 rounded-card border-2 border-gold bg-surface p-4">
      <h2 id="lost-time" className="font-extrabold text-lg">
        Tiempo perdido por cortes
      </h2>
      {lost.length > 0 && (
        <form onSubmit={give}>
          <p className="text-ink-soft leading-snug">
            Desde el último contacto hasta el primero después del corte, sin las pausas.
          </p>
          <ul className="mt-2 max-h-96 divide-y divide-line overflow-y-auto">
            {lost.map((student) => (
              <Row
                key={student.attemptId}
                student={student}
                isChosen={isChosen(student)}
                onChoose={(next) => choose(student.attemptId, next)}
              />
            ))}
          </ul>
          <div className="mt-3 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <TextField
              label="Motivo, lo lee cada estudiante"
              maxLength={examTexts.roomReason}
              value={reason}
              onChange={setReason}
            />
            <Button type="submit" disabled={isActing || chosen.length === 0}>
              Devolver a {studentsText(chosen.length)}
            </Button>
          </div>
        </form>
      )}
      {ended.length > 0 && (
        <div className="mt-3 leading-snug">
          <p className="font-bold">Su tiempo terminó sin conexión:</p>
          <ul>
            {ended.map(({ userId, name, lastContactAt }) => (
              <li key={userId}>
                {name}, sin contacto desde las {clockTime(lastContactAt)}
              </li>
            ))}
          </ul>
          <Button disabled={isActing} onClick={reopen} className="mt-2">
            Reabrir con lo que perdieron
          </Button>
          <p className="mt-1 text-ink-soft text-sm">
            Cada persona recibe desde su último contacto hasta el fin de su tiempo. Solo se reabre un ensayo asignado
            cuyo resultado todavía no se muestra.
          </p>
        </div>
      )}
    </section>
  );
};

import { Spinner } from '../../../shared/ui/spinner.tsx';

interface Props {
  /** The time is over; else the student hands it in. */
  isOver: boolean;
  isOnline: boolean;
}

const waiting =
  'No hay conexión. Tus respuestas están guardadas en este equipo: deja esta página abierta y las enviamos apenas vuelva.';
/** What was not sent by now is not taken any more. */
const tooLate =
  'No hay conexión. Las respuestas que alcanzaron a enviarse cuentan. Deja esta página abierta: apenas vuelva verás tu resultado.';

/** Over the whole page: nothing can be changed any more. */
export const Delivering = ({ isOver, isOnline }: Props) => (
  <div
    data-modal
    className="fixed inset-0 z-40 grid animate-fade place-items-center bg-black/55 p-4 backdrop-blur-[2px]"
  >
    <div
      role="alert"
      className="flex max-w-sm flex-col items-center rounded-card bg-surface p-8 text-center shadow-float"
    >
      <Spinner label="" />
      <h2 className="mt-4 font-extrabold text-2xl">{isOver ? 'Se acabó el tiempo' : 'Entregamos tu ensayo'}</h2>
      <p className="mt-2 text-ink-soft leading-snug">
        {isOnline ? 'Enviamos tus respuestas y calculamos tu puntaje.' : isOver ? tooLate : waiting}
      </p>
    </div>
  </div>
);

import { useEffect, useState } from 'react';
import { useIsResending } from '../../../shared/send-until-answered.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';

interface Props {
  /** The time is over; else the student hands it in. */
  isOver: boolean;
  isOnline: boolean;
  onCancel: () => void;
}

/** What usually takes a moment has a way out after this long, in milliseconds. */
const LONG = 4_000;

const waiting =
  'No hay conexión. Tus respuestas están guardadas en este equipo: deja esta página abierta y entregamos tu ensayo apenas vuelva.';
/** What was not sent by now is not taken any more. */
const tooLate =
  'No hay conexión. Las respuestas que alcanzaron a enviarse cuentan. Deja esta página abierta: apenas vuelva verás tu resultado.';

const useIsLong = () => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
};

/** Over the whole page: nothing can be changed while it is handed in, and nothing after the time is over. */
export const Delivering = ({ isOver, isOnline, onCancel }: Props) => {
  const isLong = useIsLong();
  const isReached = !useIsResending() && isOnline;
  return (
    <div
      data-modal
      className="fixed inset-0 z-40 grid animate-fade place-items-center bg-black/55 p-4 backdrop-blur-[2px]"
    >
      <div className="flex max-w-sm flex-col items-center rounded-card bg-surface p-8 text-center shadow-float">
        <div role="alert" className="flex flex-col items-center">
          <Spinner label="" />
          <h2 className="mt-4 font-extrabold text-2xl">
            {isOver ? 'Se acabó el tiempo' : isReached ? 'Entregamos tu ensayo' : 'Esperamos la conexión'}
          </h2>
          <p className="mt-2 text-ink-soft leading-snug">
            {isReached ? 'Enviamos tus respuestas y calculamos tu puntaje.' : isOver ? tooLate : waiting}
          </p>
        </div>
        {!isOver && (isLong || !isReached) && (
          <Button look="quiet" onClick={onCancel} className="mt-6">
            Seguir respondiendo
          </Button>
        )}
      </div>
    </div>
  );
};

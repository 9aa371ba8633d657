import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIsRetrying } from '../../../shared/net/send-with-retry.ts';
import type { Obstacle } from '../../../shared/outbox/retry-decision.ts';
import { reloadPage } from '../../../shared/page/leave-guard.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { obstacleTexts } from './obstacle-texts.ts';

interface Props {
  /** The time is over; otherwise the student submits the exam. */
  isOver: boolean;
  obstacle: Obstacle | null;
  /** This page cannot send some answers. */
  hasFault: boolean;
  /** Pending answers stay in this browser when the page is closed. */
  isKept: boolean;
  onCancel: () => void;
}

/** A submission that takes longer than this can be cancelled. */
const CANCEL_AFTER_MS = 4_000;

const titles: Record<Obstacle, string> = { network: 'Esperamos la conexión', server: 'Esperamos al servidor' };

const waitingText = (isKept: boolean) =>
  `${isKept ? 'Tus respuestas están guardadas en este equipo' : 'Este navegador no guarda tus respuestas'}: deja esta página abierta y entregamos tu ensayo apenas vuelva.`;
const tooLateText =
  'Las respuestas que alcanzaron a enviarse cuentan. Deja esta página abierta: apenas vuelva verás tu resultado.';

const faultText = (isOver: boolean, isKept: boolean) => {
  if (isOver) return 'Las que alcanzaron a enviarse cuentan: recárgala para ver tu resultado.';
  return isKept
    ? 'Están guardadas en este equipo: recárgala y entrega tu ensayo otra vez.'
    : 'Este navegador no las guarda: no la recargues ni la cierres. Seguimos intentando enviarlas.';
};

const useIsSlow = () => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), CANCEL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
};

/** Covers the page while the exam is submitted, and after the time is over. */
export const SubmitOverlay = ({ isOver, obstacle: known, hasFault, isKept, onCancel }: Props) => {
  const isSlow = useIsSlow();
  const isRetrying = useIsRetrying();
  const obstacle = known ?? (isRetrying ? 'server' : null);
  const title = obstacle ? titles[obstacle] : 'Entregamos tu ensayo';
  const text = obstacle
    ? `${obstacleTexts[obstacle]} ${isOver ? tooLateText : waitingText(isKept)}`
    : 'Enviamos tus respuestas y calculamos tu puntaje.';
  return (
    <div data-modal className="fixed inset-0 z-40 grid animate-fade place-items-center bg-black/55 p-4">
      <div className="flex max-w-sm flex-col items-center rounded-card bg-surface p-8 text-center shadow-float">
        <div role="alert" className="flex flex-col items-center">
          {hasFault ? <TriangleAlert className="size-10 text-bad" aria-hidden="true" /> : <Spinner label="" />}
          <h2 className="mt-4 font-extrabold text-2xl">
            {isOver ? 'Se acabó el tiempo' : hasFault ? 'Algo salió mal' : title}
          </h2>
          <p className="mt-2 text-ink-soft leading-snug">
            {hasFault ? `Esta página no pudo enviar todas tus respuestas. ${faultText(isOver, isKept)}` : text}
          </p>
        </div>
        <div className="mt-6 flex flex-col gap-3 empty:hidden">
          {hasFault && (isOver || isKept) && <Button onClick={reloadPage}>Recargar</Button>}
          {!isOver && (isSlow || obstacle || hasFault) && (
            <Button look="quiet" onClick={onCancel}>
              Seguir respondiendo
            </Button>
          )}
        </div>
      </div>
    </div>
  );
};

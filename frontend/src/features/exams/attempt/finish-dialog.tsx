import type { Obstacle } from '../../../shared/outbox/retry-decision.ts';
import { amount } from '../../../shared/study/words.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { obstacleTexts } from './obstacle-texts.ts';

interface Props {
  total: number;
  answered: number;
  flagged: number;
  obstacle: Obstacle | null;
  /** Number of answers that wait for the network or the server. */
  waiting: number;
  onFinish: () => void;
  onClose: () => void;
}

const waitingText = (count: number) =>
  count === 0
    ? 'No quedan respuestas por enviar.'
    : `${count === 1 ? 'Queda' : 'Quedan'} ${amount(count, 'respuesta', 'respuestas')} por enviar.`;

/** Asks before the exam is submitted, because answers cannot be changed after that. */
export const FinishDialog = ({ total, answered, flagged, obstacle, waiting, onFinish, onClose }: Props) => {
  const unanswered = total - answered;
  return (
    <Dialog
      title="¿Finalizar el ensayo?"
      description="Después de entregar ya no podrás cambiar tus respuestas."
      startsAtTitle
      onClose={onClose}
    >
      <div className="mt-5 grid gap-2 rounded-2xl bg-sunken p-4 leading-snug">
        <p className="font-bold">
          {unanswered === 0
            ? `Respondiste todas las preguntas: ${total} de ${total}.`
            : `Te ${unanswered === 1 ? 'queda' : 'quedan'} ${amount(unanswered, 'pregunta', 'preguntas')} sin responder.`}
        </p>
        {unanswered > 0 && <p>Las incorrectas no descuentan: conviene responderlas todas.</p>}
        {flagged > 0 && <p>{`Dejaste ${amount(flagged, 'pregunta marcada', 'preguntas marcadas')} para después.`}</p>}
        {obstacle && <p className="font-bold text-gold">{`${obstacleTexts[obstacle]} ${waitingText(waiting)}`}</p>}
      </div>
      <div className="mt-6 flex flex-col gap-3">
        <Button look="copper" onClick={onFinish}>
          Finalizar ensayo
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </Dialog>
  );
};

import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import type { OutboxState } from '../outbox/outbox-state.ts';
import { letterOf } from '../words.ts';

interface Props {
  questions: RunningAttempt['exam']['questions'];
  overtaken: OutboxState['overtaken'];
  onUnderstood: () => void;
}

const words = (place: number, standing: number | null) =>
  standing === null
    ? `Pregunta ${place}: quedó sin respuesta, porque la borraste después en otro equipo.`
    : `Pregunta ${place}: quedó ${letterOf(standing)}, la respuesta que diste después en otro equipo.`;

/** What was chosen here without a network and not sent, because the student has answered elsewhere since. */
export const OvertakenNotice = ({ questions, overtaken, onUnderstood }: Props) => (
  <div role="status">
    {overtaken.size > 0 && (
      <div className="mt-2.5 flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-gold-soft px-4 py-3 leading-snug">
        <MonitorSmartphone className="size-6 shrink-0 text-gold" aria-hidden="true" />
        <ul className="max-h-28 min-w-52 flex-1 overflow-y-auto">
          {questions.map(({ id }, index) => {
            const standing = overtaken.get(id);
            return standing && <li key={id}>{words(index + 1, standing.selectedAnswer)}</li>;
          })}
        </ul>
        <Button look="quiet" onClick={onUnderstood}>
          Entendido
        </Button>
      </div>
    )}
  </div>
);

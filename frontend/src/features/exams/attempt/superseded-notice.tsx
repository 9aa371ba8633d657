import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import type { OutboxState } from '../offline/outbox-state.ts';
import { type Ordered, shownLetter } from '../shown-order.ts';

interface Props {
  questions: RunningAttempt['exam']['questions'];
  superseded: OutboxState['superseded'];
  onDismiss: () => void;
}

const textOf = (question: Ordered, place: number, laterAnswer: number | null) =>
  laterAnswer === null
    ? `Pregunta ${place}: quedó sin respuesta, porque la borraste después en otro equipo.`
    : `Pregunta ${place}: quedó ${shownLetter(question, laterAnswer)}, la respuesta que diste después en otro equipo.`;

/** Names the answers that were not sent because the student gave a later one on another device. */
export const SupersededNotice = ({ questions, superseded, onDismiss }: Props) => (
  <div role="status">
    {superseded.size > 0 && (
      <div className="mt-2.5 flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-gold-soft px-4 py-3 leading-snug">
        <MonitorSmartphone className="size-6 shrink-0 text-gold" aria-hidden="true" />
        <ul className="max-h-28 min-w-52 flex-1 overflow-y-auto">
          {questions.map((question, index) => {
            const later = superseded.get(question.id);
            return later && <li key={question.id}>{textOf(question, index + 1, later.selectedAnswer)}</li>;
          })}
        </ul>
        <Button look="quiet" onClick={onDismiss}>
          Entendido
        </Button>
      </div>
    )}
  </div>
);

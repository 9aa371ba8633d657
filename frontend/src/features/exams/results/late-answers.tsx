import type { CompletedAttempt } from '@matraz/contracts/exams/attempt-http';
import { TimerOff } from 'lucide-react';

interface Props {
  attempt: CompletedAttempt;
  /** Questions whose last answer came after the end. */
  refused: ReadonlySet<string>;
}

/** Names the questions whose last answer was sent too late and does not count. */
export const LateAnswers = ({ attempt, refused }: Props) => {
  const places = attempt.exam.questions.flatMap(({ id }, place) => (refused.has(id) ? [String(place + 1)] : []));
  if (places.length === 0) return null;
  const list = new Intl.ListFormat('es-CL').format(places);
  return (
    <section className="mt-5 flex gap-4 rounded-card bg-bad-soft p-5 sm:p-6">
      <TimerOff className="size-8 shrink-0 text-bad" aria-hidden="true" />
      <div className="leading-snug">
        {/* A student can hand in on one device while another one still has answers to send. */}
        <h2 className="font-extrabold text-lg">
          {attempt.reason === 'time-expired' ? 'Llegó después del plazo' : 'Llegó después de la entrega'}
        </h2>
        <p className="mt-1">
          {places.length === 1
            ? `Tu última respuesta a la pregunta ${list} se envió cuando el ensayo ya había terminado y no cuenta.`
            : `Tus últimas respuestas a las preguntas ${list} se enviaron cuando el ensayo ya había terminado y no cuentan.`}
        </p>
      </div>
    </section>
  );
};

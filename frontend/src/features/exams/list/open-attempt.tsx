import type { ExamAttemptItem } from '@matraz/contracts/exams/attempt-http';
import { ArrowRight, Hourglass } from 'lucide-react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { dayAndTime } from '../words.ts';

const timeText = (attempt: ExamAttemptItem) =>
  !attempt.isCompleted && attempt.pausedAt !== null
    ? 'Está en pausa: tu tiempo está detenido.'
    : `El tiempo sigue corriendo: termina el ${dayAndTime(attempt.deadline)}.`;

/** Leads back to a running attempt. */
export const OpenAttempt = ({ attempt }: { attempt: ExamAttemptItem }) => (
  <section
    aria-label={`Ensayo en curso: ${attempt.examTitle}`}
    className="mt-6 flex animate-rise flex-col gap-5 rounded-card bg-gold-soft p-6 sm:flex-row sm:items-center sm:px-8"
  >
    <span className="grid size-14 shrink-0 place-items-center rounded-2xl bg-surface text-gold">
      <Hourglass className="size-8" aria-hidden="true" />
    </span>
    <div className="min-w-0 flex-1">
      <h2 className="font-extrabold text-xl">Tienes un ensayo en curso</h2>
      <p className="mt-1 leading-snug">
        <strong className="font-bold">{attempt.examTitle}</strong>. {timeText(attempt)}
      </p>
    </div>
    <ButtonLink look="copper" href={`/exam-attempt/${attempt.id}`} className="min-h-13 px-7 text-lg">
      Continuar
      <ArrowRight className="size-5" aria-hidden="true" />
    </ButtonLink>
  </section>
);

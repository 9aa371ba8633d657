import type { ExamAttemptItem } from '@matraz/contracts/exams/attempt-http';
import { ArrowRight, Hourglass } from 'lucide-react';
import { ButtonLink } from '../../../shared/ui/button.tsx';

/** Leads back to the open attempt. */
export const ContinueExam = ({ attempt }: { attempt: ExamAttemptItem }) => (
  <div className="mt-5 flex flex-col items-center gap-4 rounded-card bg-gold-soft p-5 sm:flex-row sm:justify-between sm:px-6">
    <p className="flex items-center gap-3 font-semibold leading-snug">
      <Hourglass className="size-6 shrink-0 text-gold" aria-hidden="true" />
      {!attempt.isCompleted && attempt.pausedAt !== null
        ? 'Tienes este ensayo en pausa. Tu tiempo está detenido.'
        : 'Tienes este ensayo en curso. Su tiempo sigue corriendo.'}
    </p>
    <ButtonLink look="copper" href={`/exam-attempt/${attempt.id}`} className="w-full shrink-0 sm:w-auto">
      Continuar ensayo
      <ArrowRight className="size-5" aria-hidden="true" />
    </ButtonLink>
  </div>
);

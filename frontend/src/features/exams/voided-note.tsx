import { Ban } from 'lucide-react';
import { amount } from '../../shared/study/words.ts';

interface Props {
  total: number;
  evaluated: number;
  pilot: number;
}

/** Questions that are neither scored nor pilots were voided. Says how many, so that the numbers add up. */
export const VoidedNote = ({ total, evaluated, pilot }: Props) => {
  const voided = total - evaluated - pilot;
  if (voided <= 0) return null;
  return (
    <p className="mt-3 flex items-center gap-2 text-ink-soft leading-snug">
      <Ban className="size-4.5 shrink-0" aria-hidden="true" />
      <span>{amount(voided, 'pregunta anulada: no cuenta', 'preguntas anuladas: no cuentan')} en el puntaje.</span>
    </p>
  );
};

import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { letterOf } from './words.ts';

/** The key of a question, and what a teacher decided about it. Questions of practice have no correction. */
export interface QuestionKey {
  correctAnswer: number;
  correction?: ExamQuestion['correction'];
  isVoided?: boolean;
}

/** The options that are right. Null: every student gets the point. */
export const acceptedOptions = ({ correctAnswer, correction }: QuestionKey): readonly number[] | null => {
  if (correction?.outcome === 'everyone') return null;
  return correction?.outcome === 'accepted' ? correction.accepted : [correctAnswer];
};

/** 'B', 'B y C'. @param options indexes from 0 */
const lettersOf = (options: readonly number[]) => new Intl.ListFormat('es-CL').format(options.map(letterOf));

/** 'Anulada', 'Clave corregida: B y C', 'Punto para todos'; null when the question counts by its own key. */
export const correctionText = ({ correction, isVoided = false }: QuestionKey): string | null => {
  if (isVoided) return 'Anulada';
  if (correction?.outcome === 'everyone') return 'Punto para todos';
  return correction?.outcome === 'accepted' ? `Clave corregida: ${lettersOf(correction.accepted)}` : null;
};

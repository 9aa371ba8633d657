import type { ExamQuestion } from '@matraz/contracts/exams/http';

/** Why a question counts otherwise than by its own key. Null: it counts by its own key, or the teacher gave no reason. */
export const whyText = ({ isVoided, correction }: ExamQuestion): string | null => {
  if (correction === null || correction.outcome === 'own-key' || correction.reason === '') return null;
  return `Por qué se ${isVoided ? 'anuló' : 'corrigió'}: ${correction.reason}`;
};

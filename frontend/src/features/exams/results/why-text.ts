import type { ExamQuestion } from '@matraz/contracts/exams/http';

/** The teacher's reason for a correction. Null: the question counts by its own key, or there is no reason. */
export const whyText = ({ isVoided, correction }: ExamQuestion): string | null => {
  if (correction === null || correction.outcome === 'own-key' || correction.reason === '') return null;
  return `Por qué se ${isVoided ? 'anuló' : 'corrigió'}: ${correction.reason}`;
};

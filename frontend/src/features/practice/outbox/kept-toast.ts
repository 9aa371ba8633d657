import type { ToastMessage } from '../../../shared/page/toast.ts';
import { amount } from '../../../shared/study/words.ts';
import type { Outcome } from './kept-answers.ts';

/** One message for the answers that waited. Null: there is nothing to tell. */
export const keptToast = (outcomes: readonly Outcome[]): ToastMessage | null => {
  if (outcomes.length === 0) return null;
  const results = outcomes.flatMap((outcome) => (outcome.status === 'judged' ? [outcome.result] : []));
  const refused = outcomes.length - results.length;
  const lost =
    refused > 0 &&
    `${amount(refused, 'respuesta no se pudo', 'respuestas no se pudieron')} corregir: la pregunta ya no está disponible.`;
  if (results.length === 0)
    return { tone: 'neutral', title: 'Una pregunta cambió mientras no había conexión', description: `${lost}` };
  const right = results.filter(({ correct }) => correct).length;
  const xp = results.reduce((sum, { xpEarned }) => sum + xpEarned, 0);
  const score = `${right} de ${amount(results.length, 'correcta', 'correctas')}${xp > 0 ? `, ${xp} XP` : ''}.`;
  return {
    tone: 'good',
    title: 'Corregimos lo que respondiste sin conexión',
    description: [score, lost].filter(Boolean).join(' '),
  };
};

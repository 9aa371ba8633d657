import type { ExamQuestion, QuestionDecision } from '@matraz/contracts/exams/http';
import { acceptedOptions } from '../../../../shared/study/question-key.ts';
import { amount } from '../../../../shared/study/words.ts';

export type Kind = QuestionDecision['kind'];

/** What a teacher has chosen so far. */
export interface CorrectionDraft {
  kind: Kind | null;
  /** The marked options, ascending. Only `accept` has some. */
  accepted: readonly number[];
}

/** Null while something is missing. */
export const decisionOf = ({ kind, accepted }: CorrectionDraft): QuestionDecision | null => {
  if (kind !== 'accept') return kind && { kind };
  return accepted.length === 0 ? null : { kind, accepted: [...accepted] };
};

/** Whether the question counts like this already. */
export const isPresent = (decision: QuestionDecision, question: ExamQuestion): boolean => {
  const { isVoided, correction } = question;
  const accepted = acceptedOptions(question);
  if (decision.kind === 'accept') {
    // The key of an older version can still be taken back.
    return !isVoided && correction?.outcome !== 'own-key' && String(accepted) === String(decision.accepted);
  }
  return decision.kind === (isVoided ? 'void' : accepted === null ? 'everyone' : null);
};

/** The decisions that can be taken about a question. */
export const kindsFor = ({ isVoided, correction }: ExamQuestion): Kind[] => [
  'accept',
  'everyone',
  'void',
  ...(isVoided || correction !== null ? (['reinstate'] as const) : []),
];

const verbs: Record<Kind, string> = {
  accept: 'Corregir',
  everyone: 'Dar el punto',
  void: 'Anular',
  reinstate: 'Volver a la clave',
};

/** Text of the button. @param moved number of scores that change */
export const actionText = (kind: Kind | null, moved: number): string => {
  const verb = verbs[kind ?? 'accept'];
  return moved === 0 ? verb : `${verb} y recalcular ${amount(moved, 'puntaje', 'puntajes')}`;
};

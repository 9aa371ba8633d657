import type { ExamQuestion, QuestionDecision } from '@matraz/contracts/exams/http';
import { amount } from '../../../../shared/study/words.ts';

export type Kind = QuestionDecision['kind'];

/** What a teacher has chosen so far. */
export interface CorrectionDraft {
  kind: Kind | null;
  /** The marked options, ascending. Only `accept` has some. */
  accepted: readonly number[];
}

/** How the question counts now. Nothing is chosen before a first correction. */
export const presentDraft = ({ isVoided, correction }: ExamQuestion): CorrectionDraft => {
  if (isVoided) return { kind: 'void', accepted: [] };
  if (correction?.outcome === 'everyone') return { kind: 'everyone', accepted: [] };
  return correction?.outcome === 'accepted'
    ? { kind: 'accept', accepted: correction.accepted }
    : { kind: null, accepted: [] };
};

/** Null while something is missing. */
export const decisionOf = ({ kind, accepted }: CorrectionDraft): QuestionDecision | null => {
  if (kind !== 'accept') return kind && { kind };
  return accepted.length === 0 ? null : { kind, accepted: [...accepted] };
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

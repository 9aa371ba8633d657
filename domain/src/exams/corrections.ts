import type { ExamEvent } from '@matraz/contracts/exams/events';
import { deepEqual } from '../deep-equal.ts';
import { DomainError } from '../errors.ts';

/** Options and key tell the versions of a question apart. */
interface Version {
  options: readonly string[];
  correctAnswer: number;
}

/** Another key for a question. It counts only for students who had this version of it. */
interface Rekeying extends Version {
  /** The options that are right. Null: every student gets the point. */
  accepted: readonly number[] | null;
}

/** The newest decision about a question, and its corrected keys. A voided and a reinstated question have none. */
export interface Correction {
  correctionId: string;
  /** Students read it. */
  reason: string;
  rekeyings: readonly Rekeying[];
}

/** What teachers decided about the questions of an exam after students had taken it. */
export interface Corrections {
  voided: ReadonlySet<string>;
  /** By question. A question that was voided without a reason is not in it. */
  corrected: ReadonlyMap<string, Correction>;
}

/** The options that are right in this version of a question. Null: every student gets the point. */
export const acceptedIn = (question: Version, correction: Correction | undefined): Rekeying['accepted'] => {
  const rekeying = correction?.rekeyings.find((one) => isFor(one, question));
  return rekeying === undefined ? [question.correctAnswer] : rekeying.accepted;
};

/** Whether this answer gets the point. @param question undefined: the attempt does not have it */
export const isRight = (
  question: (Version & { questionId: string }) | undefined,
  answer: number,
  { corrected }: Corrections,
): boolean => {
  if (question === undefined) return false;
  const accepted = acceptedIn(question, corrected.get(question.questionId));
  return accepted === null || accepted.includes(answer);
};

const isFor = (one: Rekeying, question: Version): boolean =>
  one.correctAnswer === question.correctAnswer && deepEqual(one.options, question.options);

/** The decision of a teacher. `accept` with the question's own key is the same as `reinstate`. */
export type Decision =
  | { kind: 'accept'; accepted: readonly number[]; question: Version }
  | { kind: 'everyone'; question: Version }
  | { kind: 'void' }
  /** The question counts by its own key again. */
  | { kind: 'reinstate' };

export interface CorrectionDraft {
  examId: string;
  questionId: string;
  correctionId: string;
  /** Empty: students get no reason. Only a voided question may have none. */
  reason: string;
  decision: Decision;
}

/** No events when the question already counts like this. @throws DomainError answer_out_of_range */
export const decideCorrection = (
  { examId, questionId, correctionId, reason, decision }: CorrectionDraft,
  { voided, corrected }: Corrections,
): ExamEvent[] => {
  const ids = { examId, questionId, correctionId, reason };
  const isVoided = voided.has(questionId);
  const known = corrected.get(questionId);
  if (decision.kind === 'void') {
    return isVoided ? [] : [{ type: 'ExamQuestionVoided', data: reason === '' ? { examId, questionId } : ids }];
  }
  const hasOwnKey = !isVoided && (known?.rekeyings.length ?? 0) === 0;
  const reinstated: ExamEvent[] = hasOwnKey ? [] : [{ type: 'ExamQuestionReinstated', data: ids }];
  if (decision.kind === 'reinstate') return reinstated;
  const { options, correctAnswer } = decision.question;
  const accepted =
    decision.kind === 'everyone' ? null : [...new Set(decision.accepted)].sort((one, other) => one - other);
  if (accepted?.some((option) => option < 0 || option >= options.length)) throw new DomainError('answer_out_of_range');
  if (deepEqual(accepted, [correctAnswer])) return reinstated;
  if (!isVoided && deepEqual(acceptedIn(decision.question, known), accepted)) return [];
  return [{ type: 'ExamQuestionRekeyed', data: { ...ids, options: [...options], correctAnswer, accepted } }];
};

export type CorrectionEvent = Extract<
  ExamEvent,
  { type: 'ExamQuestionVoided' | 'ExamQuestionRekeyed' | 'ExamQuestionReinstated' }
>;

export const withCorrection = (before: Corrections, { type, data }: CorrectionEvent): Corrections => {
  const { questionId } = data;
  const voided = new Set(before.voided);
  const corrected = new Map(before.corrected);
  if (type === 'ExamQuestionVoided') {
    const { correctionId, reason = '' } = data;
    voided.add(questionId);
    corrected.delete(questionId);
    if (correctionId !== undefined) corrected.set(questionId, { correctionId, reason, rekeyings: [] });
    return { voided, corrected };
  }
  const { correctionId, reason } = data;
  voided.delete(questionId);
  const others = before.corrected.get(questionId)?.rekeyings ?? [];
  const rekeyings =
    type === 'ExamQuestionReinstated' ? [] : [...others.filter((one) => !isFor(one, data)), rekeyingOf(data)];
  corrected.set(questionId, { correctionId, reason, rekeyings });
  return { voided, corrected };
};

const rekeyingOf = ({ options, correctAnswer, accepted }: Rekeying): Rekeying => ({ options, correctAnswer, accepted });

import type { ExamEvent } from '@matraz/contracts/exams/events';
import { deepEqual } from '../deep-equal.ts';
import { DomainError } from '../errors.ts';

/** Options and key tell the versions of a question apart. */
export interface QuestionVersion {
  options: readonly string[];
  correctAnswer: number;
}

/** Another key for a question. It counts only for students who had this version of it. */
interface Rekeying extends QuestionVersion {
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
export const acceptedIn = (question: QuestionVersion, correction: Correction | undefined): Rekeying['accepted'] => {
  const rekeying = correction?.rekeyings.find((one) => isFor(one, question));
  return rekeying === undefined ? [question.correctAnswer] : rekeying.accepted;
};

/** Whether this answer gets the point. @param question undefined: the attempt does not have it */
export const isRight = (
  question: (QuestionVersion & { questionId: string }) | undefined,
  answer: number,
  { corrected }: Corrections,
): boolean => {
  if (question === undefined) return false;
  const accepted = acceptedIn(question, corrected.get(question.questionId));
  return accepted === null || accepted.includes(answer);
};

const isFor = (one: QuestionVersion, question: QuestionVersion): boolean =>
  one.correctAnswer === question.correctAnswer && deepEqual(one.options, question.options);

/** The decision of a teacher. `accept` with the question's own key is the same as `reinstate`. */
export type Decision =
  | { kind: 'accept'; accepted: readonly number[]; question: QuestionVersion }
  | { kind: 'everyone'; question: QuestionVersion }
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

/** The accepted options in another version, found by their texts. Undefined: it does not have all of them. */
const acceptedAs = (
  accepted: readonly number[],
  seen: QuestionVersion,
  other: QuestionVersion,
): readonly number[] | undefined => {
  if (deepEqual(seen.options, other.options)) return accepted;
  const places = accepted.map((option) => other.options.indexOf(seen.options[option] ?? ''));
  return places.includes(-1) ? undefined : places.sort((one, next) => one - next);
};

/**
 * A key is corrected in every version of the question that has the accepted options: its key or another option may have been edited
 * since students answered it. When the question already counts like this, only a new reason gives an event: its scores do not move.
 *
 * @throws DomainError answer_out_of_range
 */
export const decideCorrection = (
  { examId, questionId, correctionId, reason, decision }: CorrectionDraft,
  { voided, corrected, versions }: Corrections & { versions: ReadonlyMap<string, readonly QuestionVersion[]> },
): ExamEvent[] => {
  const ids = { examId, questionId, correctionId, reason };
  const isVoided = voided.has(questionId);
  const known = corrected.get(questionId);
  const isNewReason = (isVoided || known !== undefined) && reason !== '' && reason !== known?.reason;
  if (decision.kind === 'void') {
    return isVoided && !isNewReason
      ? []
      : [{ type: 'ExamQuestionVoided', data: reason === '' ? { examId, questionId } : ids }];
  }
  const hasOwnKey = !isVoided && (known?.rekeyings.length ?? 0) === 0;
  const reinstated: ExamEvent[] = hasOwnKey && !isNewReason ? [] : [{ type: 'ExamQuestionReinstated', data: ids }];
  if (decision.kind === 'reinstate') return reinstated;
  const { question } = decision;
  const chosen = decision.kind === 'everyone' ? null : [...new Set(decision.accepted)].sort((one, next) => one - next);
  if (chosen?.some((option) => option < 0 || option >= question.options.length)) {
    throw new DomainError('answer_out_of_range');
  }
  const targets = (versions.get(questionId) ?? [question]).flatMap((version): Rekeying[] => {
    const accepted = chosen && acceptedAs(chosen, question, version);
    return accepted === undefined ? [] : [{ ...version, accepted }];
  });
  const isOwnKey = ({ correctAnswer, accepted }: Rekeying) => deepEqual(accepted, [correctAnswer]);
  const hasOthers = known?.rekeyings.some((one) => !targets.some((target) => isFor(one, target))) ?? false;
  if (targets.every(isOwnKey) && !hasOthers) return reinstated;
  const changed = targets.filter((target) => isVoided || !deepEqual(acceptedIn(target, known), target.accepted));
  const rekeyed = targets.filter((target) => known?.rekeyings.some((one) => isFor(one, target)));
  return (changed.length === 0 && isNewReason ? rekeyed : changed).map(({ options, correctAnswer, accepted }) => ({
    type: 'ExamQuestionRekeyed',
    data: { ...ids, options: [...options], correctAnswer, accepted: accepted && [...accepted] },
  }));
};

/** Adds a version that the question did not have before. */
export const withVersion = (
  before: ReadonlyMap<string, readonly QuestionVersion[]>,
  { questionId, options, correctAnswer }: QuestionVersion & { questionId: string },
): ReadonlyMap<string, readonly QuestionVersion[]> => {
  const version = { options, correctAnswer };
  const known = before.get(questionId) ?? [];
  return known.some((one) => isFor(one, version)) ? before : new Map(before).set(questionId, [...known, version]);
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

/** Whether a question counts in the same way. Its reason may differ. */
export const countsAlike = (questionId: string, one: Corrections, other: Corrections): boolean => {
  if (one.voided.has(questionId) !== other.voided.has(questionId)) return false;
  const [ones, others] = [one, other].map(({ corrected }) => corrected.get(questionId)?.rekeyings ?? []);
  const isIn = (rekeying: Rekeying) => others?.some((same) => deepEqual(same, rekeying)) ?? false;
  return ones?.length === others?.length && (ones ?? []).every(isIn);
};

const rekeyingOf = ({ options, correctAnswer, accepted }: Rekeying): Rekeying => ({ options, correctAnswer, accepted });

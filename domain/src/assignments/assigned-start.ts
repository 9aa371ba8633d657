import { normalWord } from '@matraz/contracts/assignments/limits';
import { DomainError, type DomainErrorCode } from '../errors.ts';
import type { ExistingAssignment } from './assignment.ts';

/** Whether students see results and keys of the attempts under this assignment. */
export const showsResults = ({ conditions, releasedAt, isWithdrawn }: ExistingAssignment, now: Date): boolean =>
  isWithdrawn ||
  releasedAt !== null ||
  conditions.results === 'at-once' ||
  (conditions.results === 'at-closing' && now >= new Date(conditions.closesAt));

/** When students will see them, as far as it is known. ISO 8601; null: when a teacher releases them. */
export const resultsFrom = ({ conditions }: ExistingAssignment): string | null =>
  conditions.results === 'when-released' ? null : conditions.closesAt;

interface Start {
  now: Date;
  /** The student's attempts under an assignment. */
  used: (assignmentId: string) => number;
  /** What she typed. */
  accessWord: string | undefined;
}

const refusalOf = (
  { assignmentId, conditions: { lastStartAt, attempts, accessWord } }: ExistingAssignment,
  { now, used, accessWord: typed }: Start,
): DomainErrorCode | null => {
  if (lastStartAt !== undefined && now > new Date(lastStartAt)) return 'too_late_to_start';
  if (used(assignmentId) >= attempts) return 'no_attempts_left';
  if (accessWord !== undefined && accessWord !== normalWord(typed ?? '')) return 'wrong_access_word';
  return null;
};

/**
 * The assignment under which a student starts an exam. Null: none counts, so the exam is what it is for a student without a class.
 *
 * @param assignments all of this exam: those of the student's classes, and those of her earlier attempts
 * @throws DomainError assignment_not_open, assignment_closed, too_late_to_start, no_attempts_left, wrong_access_word
 */
export const assignmentToStart = (
  assignments: readonly ExistingAssignment[],
  start: Start,
): ExistingAssignment | null => {
  const { now } = start;
  const live = assignments.filter(({ isWithdrawn }) => !isWithdrawn);
  const isUpcoming = ({ conditions }: ExistingAssignment) => now < new Date(conditions.opensAt);
  const open = live
    .filter((one) => !isUpcoming(one) && now < new Date(one.conditions.closesAt))
    .sort((one, other) => one.conditions.closesAt.localeCompare(other.conditions.closesAt));
  const refusals = open.map((one) => refusalOf(one, start));
  const [refusal] = refusals;
  const chosen = open[refusals.indexOf(null)];
  if (chosen) return chosen;
  if (refusal) throw new DomainError(refusal);
  if (live.some(isUpcoming)) throw new DomainError('assignment_not_open');
  // The result of a free start would show the key that the others do not see yet.
  if (live.some((one) => !showsResults(one, now))) throw new DomainError('assignment_closed');
  return null;
};

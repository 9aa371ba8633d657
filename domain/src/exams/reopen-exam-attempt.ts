import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { extraTime, longestReopening } from '@matraz/contracts/exams/limits';
import type { Command } from '../decider.ts';
import { DomainError } from '../errors.ts';
import type { CompletedAttempt, OpenAttempt } from './attempt-state.ts';
import { stoppedAt } from './reopened-attempt.ts';
import type { StaffDecision } from './room-decisions.ts';

/** Sent by staff, with the seconds that the student gets beside the time that was left. */
export type ReopenExamAttempt = Command<'ReopenExamAttempt', StaffDecision & { seconds: number }>;

/**
 * Only an attempt under an assignment can be reopened: every other student sees the key with her result. Whether this assignment still
 * withholds its results is checked by the caller, who has its log.
 *
 * No events: the attempt runs.
 *
 * @throws DomainError attempt_not_found, attempt_on_paper, results_seen, attempt_too_old, too_much_time, too_little_time
 */
export const reopen = (
  { examId, by, reason, seconds }: ReopenExamAttempt['data'],
  now: Date,
  attempt: OpenAttempt | CompletedAttempt,
): ExamAttemptEvent[] => {
  if (examId !== attempt.examId) throw new DomainError('attempt_not_found');
  if (attempt.status === 'open') return [];
  if (attempt.paper) throw new DomainError('attempt_on_paper');
  if (attempt.assignmentId === undefined) throw new DomainError('results_seen');
  const { attemptId, userId, finishedAt, figures, room } = attempt;
  const still = Math.max(0, now.getTime() - Date.parse(stoppedAt(attempt)));
  if (now.getTime() - Date.parse(finishedAt) > longestReopening * 1000) throw new DomainError('attempt_too_old');
  if (room.extraSeconds + seconds > extraTime.total) throw new DomainError('too_much_time');
  const deadline = Date.parse(attempt.deadline) + still + seconds * 1000;
  if (deadline - now.getTime() < extraTime.min * 1000) throw new DomainError('too_little_time');
  const data = {
    attemptId,
    userId,
    examId,
    by,
    reason,
    reopenedAt: now.toISOString(),
    deadline: new Date(deadline).toISOString(),
    seconds,
    finishedAt,
    answered: figures.answered,
  };
  return [{ type: 'ExamAttemptReopened', data }];
};

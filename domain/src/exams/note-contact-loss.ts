import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { contact, mostContactLosses } from '@matraz/contracts/exams/limits';
import type { Command } from '../decider.ts';
import type { CompletedAttempt, OpenAttempt } from './attempt-state.ts';
import { pausesOf, withoutPauses } from './attempt-time.ts';
import type { ContactLoss } from './contact-losses.ts';

/** Sent by the api when it hears of the page again. */
export type NoteContactLoss = Command<'NoteContactLoss', Pick<ContactLoss, 'lostAt' | 'regainedAt' | 'cause'>>;

/** Seconds of the attempt between these times. Pauses do not count, nor the time before its start and after its deadline. */
const secondsLost = ({ startedAt, deadline, room }: OpenAttempt, lostAt: string, regainedAt: string): number => {
  const pauses = pausesOf(room);
  const from = withoutPauses(pauses, Math.max(Date.parse(lostAt), Date.parse(startedAt)));
  const to = withoutPauses(pauses, Math.min(Date.parse(regainedAt), Date.parse(deadline)));
  return Math.floor((to - from) / 1000);
};

/**
 * No events: the attempt is over, the loss is too short, or another process noted it before. Two processes may give it another start,
 * because one had not written its last contacts yet. So two losses must not overlap.
 */
export const contactLost = (
  { lostAt: heardAt, regainedAt, cause }: NoteContactLoss['data'],
  attempt: OpenAttempt | CompletedAttempt,
): ExamAttemptEvent[] => {
  if (attempt.status === 'completed') return [];
  const { losses, reopenedAt } = attempt.room;
  // Who reopened the attempt gave the time that was lost before.
  const lostAt = reopenedAt !== undefined && Date.parse(heardAt) < Date.parse(reopenedAt) ? reopenedAt : heardAt;
  if (losses.length >= mostContactLosses) return [];
  if (losses.some((known) => Date.parse(known.regainedAt) > Date.parse(lostAt))) return [];
  const seconds = secondsLost(attempt, lostAt, regainedAt);
  if (seconds < contact.lostAfter) return [];
  const { attemptId, userId, examId } = attempt;
  return [{ type: 'ExamContactLost', data: { attemptId, userId, examId, lostAt, regainedAt, seconds, cause } }];
};

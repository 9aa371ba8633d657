import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { contact, mostContactLosses } from '@matraz/contracts/exams/limits';
import type { Command } from '../decider.ts';
import type { CompletedAttempt, DataOf, OpenAttempt } from './attempt-state.ts';
import { pausesOf, withoutPauses } from './attempt-time.ts';

/** A time in which the page of the attempt was not heard of. `lostAt` identifies it. */
export type ContactLoss = Pick<DataOf<'ExamContactLost'>, 'lostAt' | 'regainedAt' | 'seconds' | 'cause'> & {
  /** Staff gave its seconds back. */
  isRepaired: boolean;
};

/** Sent by the api when it hears of the page again. */
export type NoteContactLoss = Command<'NoteContactLoss', Pick<ContactLoss, 'lostAt' | 'regainedAt' | 'cause'>>;

/** The losses after an event. Most events change none: then it is the same list. */
export const lossesAfter = (
  losses: readonly ContactLoss[],
  { type, data }: ExamAttemptEvent,
): readonly ContactLoss[] => {
  if (type === 'ExamContactLost') {
    const { lostAt, regainedAt, seconds, cause } = data;
    return [...losses, { lostAt, regainedAt, seconds, cause, isRepaired: false }];
  }
  if (type !== 'ExamTimeExtended' || data.repairs === undefined) return losses;
  const { repairs } = data;
  return losses.map((loss) => (repairs.includes(loss.lostAt) ? { ...loss, isRepaired: true } : loss));
};

/** Seconds of the attempt's time between these times: without its pauses, from its start to its deadline. */
const secondsLost = ({ startedAt, deadline, room }: OpenAttempt, lostAt: string, regainedAt: string): number => {
  const pauses = pausesOf(room);
  const from = withoutPauses(pauses, Math.max(Date.parse(lostAt), Date.parse(startedAt)));
  const to = withoutPauses(pauses, Math.min(Date.parse(regainedAt), Date.parse(deadline)));
  return Math.floor((to - from) / 1000);
};

/**
 * No events: the attempt is over, it lost less than a loss has, or another process noted this return before. `lostAt` of two processes may
 * differ by the contacts that one of them had not written down yet, so losses must not overlap.
 */
export const contactLost = (
  { lostAt, regainedAt, cause }: NoteContactLoss['data'],
  attempt: OpenAttempt | CompletedAttempt,
): ExamAttemptEvent[] => {
  if (attempt.status === 'completed') return [];
  const { losses } = attempt.room;
  if (losses.length >= mostContactLosses) return [];
  if (losses.some((known) => Date.parse(known.regainedAt) > Date.parse(lostAt))) return [];
  const seconds = secondsLost(attempt, lostAt, regainedAt);
  if (seconds < contact.lostAfter) return [];
  const { attemptId, userId, examId } = attempt;
  return [{ type: 'ExamContactLost', data: { attemptId, userId, examId, lostAt, regainedAt, seconds, cause } }];
};

/** Those of the losses that were not given back yet. */
export const unrepaired = (losses: readonly ContactLoss[], lostAt: readonly string[]): readonly ContactLoss[] =>
  losses.filter((loss) => !loss.isRepaired && lostAt.includes(loss.lostAt));

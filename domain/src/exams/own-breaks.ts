import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import type { Command } from '../decider.ts';
import { DomainError } from '../errors.ts';
import type { CompletedAttempt, OpenAttempt, StartedAttempt } from './attempt-state.ts';
import { deadlineAt, hasTimeLeft, isPaused } from './attempt-time.ts';

/** Sent by the student, who has breaks among her accommodations. */
export type BreakCommand = Command<'TakeBreak', { userId: string }> | Command<'EndBreak', { userId: string }>;

/** Whole seconds of breaks that the student may still take. */
export const breakLeft = ({ breakSeconds = 0, room }: StartedAttempt): number =>
  Math.max(0, Math.floor(breakSeconds - room.breakTaken / 1000));

const takenReason = 'Descanso';
const endedReason = 'Fin del descanso';

/** No events: the student is in no break. It ends at its longest length, also when the command comes later. */
export const breakEnded = (attempt: OpenAttempt | CompletedAttempt, now: Date): ExamAttemptEvent[] => {
  const { attemptId, userId, examId, room } = attempt;
  if (attempt.status === 'completed' || room.breakEndsAt === null) return [];
  const end = new Date(Math.min(now.getTime(), Date.parse(room.breakEndsAt)));
  const deadline = deadlineAt(attempt, end);
  const ids = { attemptId, userId, examId };
  return [{ type: 'ExamResumed', data: { ...ids, reason: endedReason, resumedAt: end.toISOString(), deadline } }];
};

/** No events: the attempt is paused already, or the break is over. @throws DomainError */
export const decideBreak = (
  { type, data, now }: BreakCommand & { now: Date },
  attempt: OpenAttempt | CompletedAttempt,
): ExamAttemptEvent[] => {
  const { attemptId, userId, examId } = attempt;
  if (data.userId !== userId) throw new DomainError('attempt_not_found');
  if (attempt.status === 'completed') throw new DomainError('attempt_completed');
  if (type === 'EndBreak') return breakEnded(attempt, now);
  if (isPaused(attempt)) return [];
  if (!hasTimeLeft(attempt, now)) throw new DomainError('deadline_passed');
  const left = breakLeft(attempt);
  if (left === 0) throw new DomainError('no_break_left');
  const until = new Date(now.getTime() + left * 1000).toISOString();
  const ids = { attemptId, userId, examId };
  return [{ type: 'ExamPaused', data: { ...ids, reason: takenReason, pausedAt: now.toISOString(), until } }];
};

/** Who answers is working, so an answer that she chose in her break ends it. @param chosenAt milliseconds since 1970 */
export const endedByAnswer = (attempt: OpenAttempt, chosenAt: number, now: Date): ExamAttemptEvent[] => {
  const { pausedAt, breakEndsAt } = attempt.room;
  if (pausedAt === null || breakEndsAt === null || chosenAt <= Date.parse(pausedAt)) return [];
  return breakEnded(attempt, now);
};

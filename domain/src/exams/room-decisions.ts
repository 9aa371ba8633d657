import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { extraTime, longestPause, mostRoomMessages } from '@matraz/contracts/exams/limits';
import type { Command } from '../decider.ts';
import { DomainError } from '../errors.ts';
import type { CompletedAttempt, ExamAttempt, OpenAttempt } from './attempt-state.ts';
import { deadlineAt, hasTimeLeft, isPaused } from './attempt-time.ts';
import { unrepaired } from './contact-losses.ts';
import { closingTime } from './exam-time.ts';
import { breakEnded } from './own-breaks.ts';

/** `examId`: the exam of the room. An attempt at another exam gives attempt_not_found. `by`: the member of staff. */
interface OfRoom {
  examId: string;
  by: string;
}
export type StaffDecision = OfRoom & { reason: string };

/** What staff does to a running attempt. It ends an attempt by EndExamAttempt, which needs the answer key. */
export type RoomCommand =
  | Command<'ExtendExamTime', StaffDecision & { seconds: number }>
  /** Gives back the time of these losses of contact, which are named by their `lostAt`. */
  | Command<'RepairLostTime', StaffDecision & { losses: readonly string[] }>
  | Command<'PauseExamAttempt', StaffDecision>
  | Command<'ResumeExamAttempt', StaffDecision>
  | Command<'SendExamMessage', OfRoom & { text: string }>;

/** No events: the attempt is paused already, or it is not paused, or it has the lost time back. @throws DomainError */
export const decideInRoom = (
  { type, data, now }: RoomCommand & { now: Date },
  attempt: Exclude<ExamAttempt, { status: 'none' }>,
): ExamAttemptEvent[] => {
  if (data.examId !== attempt.examId) throw new DomainError('attempt_not_found');
  if (attempt.status === 'completed') throw new DomainError('attempt_completed');
  const { attemptId, userId, examId } = attempt;
  const ids = { attemptId, userId, examId };
  const at = now.toISOString();
  switch (type) {
    case 'ExtendExamTime': {
      const { by, reason, seconds } = data;
      const deadline = extendedDeadline(attempt, seconds, now);
      return [{ type: 'ExamTimeExtended', data: { ...ids, by, reason, seconds, deadline, extendedAt: at } }];
    }
    case 'RepairLostTime': {
      const { by, reason } = data;
      const losses = unrepaired(attempt.room.losses, data.losses);
      if (losses.length === 0) return [];
      const seconds = losses.reduce((sum, loss) => sum + loss.seconds, 0);
      const deadline = extendedDeadline(attempt, seconds, now);
      const repairs = losses.map(({ lostAt }) => lostAt);
      return [{ type: 'ExamTimeExtended', data: { ...ids, by, reason, seconds, deadline, extendedAt: at, repairs } }];
    }
    case 'PauseExamAttempt': {
      const isBreak = attempt.room.breakEndsAt !== null;
      if (isPaused(attempt) && !isBreak) return [];
      // The worker completes it in this moment.
      if (!hasTimeLeft(attempt, now)) throw new DomainError('deadline_passed');
      const paused = { type: 'ExamPaused', data: { ...ids, by: data.by, reason: data.reason, pausedAt: at } } as const;
      // The pause of staff takes nothing of her break.
      return [...breakEnded(attempt, now), paused];
    }
    case 'ResumeExamAttempt': {
      if (!isPaused(attempt)) return [];
      const deadline = deadlineAt(attempt, now);
      return [{ type: 'ExamResumed', data: { ...ids, by: data.by, reason: data.reason, resumedAt: at, deadline } }];
    }
    case 'SendExamMessage': {
      if (attempt.room.messages >= mostRoomMessages) throw new DomainError('too_many_messages');
      return [{ type: 'ExamMessageSent', data: { ...ids, by: data.by, text: data.text, sentAt: at } }];
    }
  }
};

/** Also after the deadline, while the attempt is open. @throws DomainError too_much_time, deadline_passed */
const extendedDeadline = (attempt: OpenAttempt, seconds: number, now: Date): string => {
  if (attempt.room.extraSeconds + seconds > extraTime.total) throw new DomainError('too_much_time');
  const deadline = new Date(Date.parse(attempt.deadline) + seconds * 1000).toISOString();
  // The attempt would be over at once, and the room would say that its student got time.
  if (!isPaused(attempt) && now >= closingTime(deadline)) throw new DomainError('deadline_passed');
  return deadline;
};

/** Sent by the platform when a pause has its longest length. */
export type EndLongPause = Command<'EndLongPause', object>;

const longPauseReason = 'La pausa llegó a su duración máxima';

/** When the time of a paused attempt runs again by itself. @param pausedAt ISO 8601 @param until of a break */
export const endOfPause = (pausedAt: string, until?: string | null): Date =>
  new Date(until ?? Date.parse(pausedAt) + longestPause * 1000);

/** The pause ends at its longest length, also when the command comes later. No events: it has not got it yet, or it is over. */
export const pauseEnded = (attempt: OpenAttempt | CompletedAttempt, now: Date): ExamAttemptEvent[] => {
  const { attemptId, userId, examId, room } = attempt;
  if (attempt.status === 'completed' || room.pausedAt === null) return [];
  const end = endOfPause(room.pausedAt, room.breakEndsAt);
  if (now < end) return [];
  if (room.breakEndsAt !== null) return breakEnded(attempt, now);
  const deadline = deadlineAt(attempt, end);
  const data = { attemptId, userId, examId, reason: longPauseReason, resumedAt: end.toISOString(), deadline };
  return [{ type: 'ExamResumed', data }];
};

import { closingTime } from '@matraz/domain/exams/exam-time';
import { endOfPause } from '@matraz/domain/exams/room-decisions';
import type { ProcessManager, ScheduledCommand } from '../process-manager.ts';

const idOf = (attemptId: string) => `deadline-${attemptId}`;

/** @param deadline ISO 8601 */
export const expiry = ({ attemptId, deadline }: { attemptId: string; deadline: string }): ScheduledCommand => ({
  command: { type: 'ExpireExamAttempt', attemptId },
  id: idOf(attemptId),
  at: closingTime(deadline),
});

const pauseIdOf = (attemptId: string) => `pause-${attemptId}`;

interface Paused {
  attemptId: string;
  /** ISO 8601 */
  pausedAt: string;
  /** ISO 8601. When a break is over. */
  until?: string | undefined;
}

export const pauseEnd = ({ attemptId, pausedAt, until }: Paused): ScheduledCommand => ({
  command: { type: 'EndLongPause', attemptId },
  id: pauseIdOf(attemptId),
  at: endOfPause(pausedAt, until),
});

/** Completes an attempt at its deadline, and ends its pause at the longest length. The student need not be connected. */
export const examDeadline: ProcessManager = {
  on: {
    ExamAttemptStarted: ({ data }) => [expiry(data)],
    // Also during a pause: the command then does nothing, and the end of the pause schedules it again.
    ExamTimeExtended: ({ data }) => [expiry(data)],
    ExamPaused: ({ data }) => [{ cancel: idOf(data.attemptId) }, pauseEnd(data)],
    ExamResumed: ({ data }) => [{ cancel: pauseIdOf(data.attemptId) }, expiry(data)],
    ExamAttemptReopened: ({ data }) => [expiry(data)],
    ExamAttemptCompleted: ({ data }) => [{ cancel: idOf(data.attemptId) }, { cancel: pauseIdOf(data.attemptId) }],
  },
};

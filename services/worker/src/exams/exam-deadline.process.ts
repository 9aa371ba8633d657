import { closingTime } from '@matraz/domain/exams/exam-time';
import type { ProcessManager, ScheduledCommand } from '../process-manager.ts';

const idOf = (attemptId: string) => `deadline-${attemptId}`;

/** @param deadline ISO 8601 */
export const expiry = ({ attemptId, deadline }: { attemptId: string; deadline: string }): ScheduledCommand => ({
  command: { type: 'ExpireExamAttempt', attemptId },
  id: idOf(attemptId),
  at: closingTime(deadline),
});

/** Completes an attempt at its deadline. The student need not be connected. */
export const examDeadline: ProcessManager = {
  on: {
    ExamAttemptStarted: ({ data }) => [expiry(data)],
    // Also during a pause: the command then does nothing, and the end of the pause schedules it again.
    ExamTimeExtended: ({ data }) => [expiry(data)],
    ExamPaused: ({ data }) => [{ cancel: idOf(data.attemptId) }],
    ExamResumed: ({ data }) => [expiry(data)],
    ExamAttemptCompleted: ({ data }) => [{ cancel: idOf(data.attemptId) }],
  },
};

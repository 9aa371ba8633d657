import { closingTime } from '@matraz/domain/exams/exam-time';
import type { ProcessManager, Schedule } from '../process-manager.ts';

const idOf = (attemptId: string) => `deadline-${attemptId}`;

/** @param deadline ISO 8601 */
export const expiry = ({ attemptId, deadline }: { attemptId: string; deadline: string }): Schedule => ({
  schedule: { type: 'ExpireExamAttempt', attemptId },
  id: idOf(attemptId),
  at: closingTime(deadline),
});

/** Who has not handed in when time is over has handed in at the deadline, with nobody connected. */
export const examDeadline: ProcessManager = {
  on: {
    ExamAttemptStarted: ({ data }) => [expiry(data)],
    ExamAttemptCompleted: ({ data }) => [{ cancel: idOf(data.attemptId) }],
  },
};

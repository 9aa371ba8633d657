import type { TimeChange } from '@matraz/contracts/exams/attempt-http';
import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import type { ExamAttempt } from '@matraz/domain/exams/attempt-state';
import { secondsBetween } from '@matraz/domain/exams/exam-time';
import { stoppedAt } from '@matraz/domain/exams/reopened-attempt';

/** None: the event does not change the time. @param before the attempt before the event */
export const timeChangesOf = ({ type, data }: ExamAttemptEvent, before: ExamAttempt): TimeChange[] => {
  switch (type) {
    case 'ExamTimeExtended':
      return [{ kind: 'extended', at: data.extendedAt, seconds: data.seconds, reason: data.reason }];
    case 'ExamPaused':
      return [{ kind: 'paused', at: data.pausedAt, reason: data.reason }];
    case 'ExamResumed': {
      const seconds = before.status === 'none' ? 0 : secondsBetween(before.deadline, new Date(data.deadline));
      return [{ kind: 'resumed', at: data.resumedAt, seconds, reason: data.reason }];
    }
    // For the student it is a pause that ended with more time.
    case 'ExamAttemptReopened': {
      if (before.status !== 'completed') return [];
      const { reason, reopenedAt: at, seconds } = data;
      const still = secondsBetween(stoppedAt(before), new Date(at));
      return [
        ...(before.room.pausedAt === null ? [{ kind: 'paused' as const, at: before.finishedAt, reason }] : []),
        { kind: 'resumed', at, seconds: still, reason },
        { kind: 'extended', at, seconds, reason },
      ];
    }
    default:
      return [];
  }
};

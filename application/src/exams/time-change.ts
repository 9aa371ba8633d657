import type { TimeChange } from '@matraz/contracts/exams/attempt-http';
import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import type { ExamAttempt } from '@matraz/domain/exams/attempt-state';
import { secondsBetween } from '@matraz/domain/exams/exam-time';

/** Null: the event does not change the time. @param before the attempt before the event */
export const timeChangeOf = ({ type, data }: ExamAttemptEvent, before: ExamAttempt): TimeChange | null => {
  switch (type) {
    case 'ExamTimeExtended':
      return { kind: 'extended', at: data.extendedAt, seconds: data.seconds, reason: data.reason };
    case 'ExamPaused':
      return { kind: 'paused', at: data.pausedAt, reason: data.reason };
    case 'ExamResumed': {
      const seconds = before.status === 'none' ? 0 : secondsBetween(before.deadline, new Date(data.deadline));
      return { kind: 'resumed', at: data.resumedAt, seconds, reason: data.reason };
    }
    default:
      return null;
  }
};

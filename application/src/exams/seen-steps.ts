import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import type { SeenAttempt } from '@matraz/contracts/exams/paper-http';

type SeenStep = SeenAttempt['steps'][number];

/** What an event changed on the page of its student. Null: nothing. `at` is when the server had it. */
export const seenStepOf = ({ type, data }: ExamAttemptEvent, occurredAt: string): SeenStep | null => {
  switch (type) {
    case 'ExamAnswerSaved': {
      const { questionId, selectedAnswer, savedAt: at, chosenAt = null } = data;
      return { kind: 'answer', at, questionId, selectedAnswer, chosenAt };
    }
    case 'ExamTimeExtended':
      return { kind: 'extended', at: data.extendedAt, deadline: data.deadline, reason: data.reason };
    case 'ExamPaused':
      return { kind: 'paused', at: data.pausedAt, reason: data.reason };
    case 'ExamResumed':
      return { kind: 'resumed', at: data.resumedAt, deadline: data.deadline, reason: data.reason };
    case 'ExamAttemptReopened':
      return { kind: 'resumed', at: data.reopenedAt, deadline: data.deadline, reason: data.reason };
    case 'ExamMessageSent':
      return { kind: 'message', at: data.sentAt, text: data.text };
    case 'ExamAttemptCompleted':
      return { kind: 'completed', at: occurredAt, reason: data.reason };
    default:
      return null;
  }
};

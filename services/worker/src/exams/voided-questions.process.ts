import type { ProcessManager } from '../process-manager.ts';

/** Whoever voids rescores at once; this comes after, for what was left when that process died. */
const afterMs = 10_000;

export const voidedQuestions: ProcessManager = {
  on: {
    ExamQuestionVoided: ({ data: { examId }, metadata }) => [
      {
        schedule: { type: 'RescoreVoided', examId },
        id: `rescore-${examId}`,
        at: new Date(Date.parse(metadata.occurredAt) + afterMs),
      },
    ],
  },
};

import type { ProcessManager } from '../process-manager.ts';

/** The command that voids a question also rescores. This later run covers a process that died between the two. */
const afterMs = 10_000;

export const voidedQuestions: ProcessManager = {
  on: {
    ExamQuestionVoided: ({ data: { examId }, metadata }) => [
      {
        command: { type: 'RescoreVoided', examId },
        id: `rescore-${examId}`,
        at: new Date(Date.parse(metadata.occurredAt) + afterMs),
      },
    ],
  },
};

import type { Action, ProcessManager, Recorded } from '../process-manager.ts';

/** The command that corrects a question also rescores. This later run covers a process that died between the two. */
const afterMs = 10_000;

const rescoreLater = ({
  data: { examId },
  metadata,
}: Recorded<'ExamQuestionVoided' | 'ExamQuestionRekeyed' | 'ExamQuestionReinstated'>): Action[] => [
  {
    command: { type: 'RescoreCorrected', examId },
    id: `rescore-${examId}`,
    at: new Date(Date.parse(metadata.occurredAt) + afterMs),
  },
];

export const correctedQuestions: ProcessManager = {
  on: {
    ExamQuestionVoided: rescoreLater,
    ExamQuestionRekeyed: rescoreLater,
    ExamQuestionReinstated: rescoreLater,
  },
};

import type { ReadModelChange } from '@matraz/contracts/updates';

/** What a write of an exam changes: the list of exams, and this exam with its questions and figures. */
export const examChanges = (examId: string | undefined): ReadModelChange[] =>
  examId === undefined ? [['exams']] : [['exams'], ['exam', examId]];

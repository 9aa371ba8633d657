import type { ExamBulkWarning } from '@matraz/formats/bulk/exam-text';
import type { ImportProblem } from '@matraz/formats/exchange/import-result';
import type { QuestionBody } from './question-draft.ts';

/** What was read. Questions can be created once each has a key. */
export interface ExamQuestions {
  questions: readonly QuestionBody[];
  /** Options that may be the key of a question without a key, by its index. */
  suggestions: ReadonlyMap<number, number>;
  warnings: readonly ExamBulkWarning[];
  /** Parts of the file that are left out or imported differently. */
  problems: readonly ImportProblem[];
}

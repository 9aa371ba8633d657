import type { BulkQuestion } from '@matraz/formats/bulk/practice-text';
import type { ImportProblem } from '@matraz/formats/exchange/import-result';

/** Questions that can be created once each has a key. */
export interface PracticeQuestions {
  questions: readonly BulkQuestion[];
  /** Options that may be the key of a question without a key, by its index. */
  suggestions: ReadonlyMap<number, number>;
  /** Parts of the file that are left out or imported differently. */
  problems: readonly ImportProblem[];
}

/** What was read: questions, or the errors of all blocks. */
export type ReadText = PracticeQuestions | { errors: readonly string[]; problems: readonly ImportProblem[] };

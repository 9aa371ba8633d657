import type { ExamBulkResult } from '@matraz/domain/exams/bulk-text';
import { noValidQuestions } from '@matraz/domain/exams/bulk-text';
import { toExamQuestions } from '@matraz/domain/exchange/fit-questions';
import type { ImportProblem } from '@matraz/domain/exchange/import-result';
import { readImport } from '../../../../shared/admin/exchange/read-import.ts';

/**
 * The exam questions of a file. Loaded on demand, because it holds the parsers.
 *
 * @param existing number of questions that the exam has: `orderIndex` continues from there
 * @throws UnreadableFile
 */
export const readExamQuestions = async (
  existing: number,
  ...given: Parameters<typeof readImport>
): Promise<{ result: ExamBulkResult; problems: ImportProblem[] }> => {
  const { questions, problems } = toExamQuestions(await readImport(...given));
  if (questions.length === 0) return { result: { ok: false, error: noValidQuestions, warnings: [] }, problems };
  const placed = questions.map((question, index) => ({ ...question, orderIndex: existing + index + 1 }));
  return { result: { ok: true, questions: placed, warnings: [] }, problems };
};

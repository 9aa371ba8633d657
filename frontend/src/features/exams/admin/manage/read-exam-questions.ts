import type { ExamBulkResult } from '@matraz/formats/bulk/exam-text';
import { noValidQuestions } from '@matraz/formats/bulk/exam-text';
import { toExamQuestions } from '@matraz/formats/exchange/fit-questions';
import type { ImportProblem } from '@matraz/formats/exchange/import-result';
import { readImport } from '../../../../authoring/exchange/read-import.ts';

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

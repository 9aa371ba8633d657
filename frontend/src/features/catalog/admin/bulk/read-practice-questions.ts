import { toPracticeQuestions } from '@matraz/domain/exchange/fit-questions';
import type { ImportProblem } from '@matraz/domain/exchange/import-result';
import type { BulkResult } from '@matraz/domain/practice/bulk-text';
import { readImport } from '../../../../shared/admin/exchange/read-import.ts';

/** The practice questions of a file. Loaded on demand, because it holds the parsers. @throws UnreadableFile */
export const readPracticeQuestions = async (
  ...given: Parameters<typeof readImport>
): Promise<{ result: BulkResult; problems: ImportProblem[] }> => {
  const { questions, problems } = toPracticeQuestions(await readImport(...given));
  if (questions.length > 0) return { result: { ok: true, questions }, problems };
  return { result: { ok: false, errors: ['No se encontraron preguntas válidas'] }, problems };
};

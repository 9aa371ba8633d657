import type { BulkResult } from '@matraz/formats/bulk/practice-text';
import { toPracticeQuestions } from '@matraz/formats/exchange/fit-questions';
import type { ImportProblem } from '@matraz/formats/exchange/import-result';
import { readImport } from '../../../../authoring/exchange/read-import.ts';

/** The practice questions of a file. Loaded on demand, because it holds the parsers. @throws UnreadableFile */
export const readPracticeQuestions = async (
  ...given: Parameters<typeof readImport>
): Promise<{ result: BulkResult; problems: ImportProblem[] }> => {
  const { questions, problems } = toPracticeQuestions(await readImport(...given));
  if (questions.length > 0) return { result: { ok: true, questions }, problems };
  return { result: { ok: false, errors: ['No se encontraron preguntas válidas'] }, problems };
};

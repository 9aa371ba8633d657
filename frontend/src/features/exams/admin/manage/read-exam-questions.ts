import { toExamQuestions } from '@matraz/formats/exchange/fit-questions';
import { readImport } from '../../../../authoring/exchange/read-import.ts';
import type { ExamQuestions } from './exam-questions.ts';

/** The exam questions of a file. Loaded on demand, because it holds the parsers. @throws UnreadableFile */
export const readExamQuestions = async (...given: Parameters<typeof readImport>): Promise<ExamQuestions> => ({
  ...toExamQuestions(await readImport(...given)),
  warnings: [],
});

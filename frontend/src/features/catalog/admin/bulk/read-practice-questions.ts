import { toPracticeQuestions } from '@matraz/formats/exchange/fit-questions';
import { readImport } from '../../../../authoring/exchange/read-import.ts';
import type { ReadText } from './read-text.ts';

/** The practice questions of a file. Loaded on demand, because it holds the parsers. @throws UnreadableFile */
export const readPracticeQuestions = async (...given: Parameters<typeof readImport>): Promise<ReadText> => {
  const { questions, suggestions, problems } = toPracticeQuestions(await readImport(...given));
  if (questions.length === 0) return { errors: ['No se encontraron preguntas válidas'], problems };
  return { questions, suggestions, problems };
};

import { toExamQuestions } from '@matraz/formats/exchange/fit-questions';
import type { QueryClient } from '@tanstack/react-query';
import { namedTopics } from '../../../../authoring/bulk/named-topics.ts';
import { readImport } from '../../../../authoring/exchange/read-import.ts';
import type { ExamQuestions } from './exam-questions.ts';

/** The exam questions of a file. Loaded on demand, because it holds the parsers. @throws UnreadableFile */
export const readExamQuestions =
  (queries: QueryClient) =>
  async (...given: Parameters<typeof readImport>): Promise<ExamQuestions> => {
    const read = await readImport(...given);
    const namesTopic = read.items.some(({ topic }) => topic !== undefined);
    return {
      ...toExamQuestions(read, await namedTopics(queries, namesTopic, { withDrafts: false })),
      warnings: [],
    };
  };

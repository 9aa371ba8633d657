import { blocksOf } from '@matraz/formats/bulk/exam-block';
import {
  chooseExamAndText,
  type ExamBulkResult,
  noValidQuestions,
  parseExamText,
} from '@matraz/formats/bulk/exam-text';
import { type ImportProblem, UnreadableFile } from '@matraz/formats/exchange/import-result';
import { useState } from 'react';
import { toastBroken, useBulkSource } from '../../../../authoring/bulk/use-bulk-source.ts';
import { uuidv7 } from '../../../../shared/net/uuid.ts';
import { toast } from '../../../../shared/page/toast.ts';
import { bulkExample } from './bulk-example.ts';

interface Preview {
  /** One per preview. */
  id: string;
  result: ExamBulkResult;
  /** Parts of the file that are left out or imported differently. */
  problems: ImportProblem[];
}

interface State {
  preview: Preview | null;
  /** Number of blocks of the last load that were not created and remain in the text. */
  leftOut: number;
  /** Number of questions that the last load created; null before. */
  created: number | null;
}

const toastRefusal = (title: string) => toast({ tone: 'destructive', title });

const initial: State = { preview: null, leftOut: 0, created: null };

/** The source of a bulk load and its preview, which is dropped when the source changes. */
export const useBulkText = (examId: string, existing: number) => {
  const [state, setState] = useState(initial);
  const { preview } = state;
  const source = useBulkSource({
    name: `exam-bulk-text/${examId}`,
    example: bulkExample,
    separatorBefore: () => '\n\n',
    onChange: ({ text, file }) => {
      const isOther = text === undefined ? file !== undefined : text.trim() === '';
      setState(({ leftOut }) => ({ ...initial, leftOut: isOther ? 0 : leftOut }));
    },
  });
  const { text, format } = source;
  const show = (result: ExamBulkResult, problems: ImportProblem[]) => {
    setState({ ...initial, preview: { id: uuidv7(), result, problems } });
    if (!result.ok) toastRefusal(noValidQuestions);
  };
  const readFormat = async () => {
    setState((before) => ({ ...before, preview: null }));
    const read = await source.readFormat(async () => {
      const { readExamQuestions } = await import('./read-exam-questions.ts');
      return (...given) => readExamQuestions(existing, ...given);
    });
    if (read instanceof UnreadableFile) show(...unreadable(read));
    else if (read) show(read.result, read.problems);
  };
  const process = () => {
    if (source.isEmpty) toastRefusal(chooseExamAndText);
    else if (format !== 'text') void readFormat();
    else {
      try {
        show(parseExamText(source.wholeText, existing), []);
      } catch (error) {
        setState(initial);
        toastBroken(error);
      }
    }
  };
  return {
    ...source,
    ...state,
    isEmpty: source.file === null && text === '',
    process,
    /**
     * Leaves only the blocks that did not become questions.
     *
     * @param created number of created questions
     */
    finish: (created: number) => {
      const dropped = format === 'text' ? preview?.result.warnings.filter(({ kind }) => kind === 'dropped') : [];
      const blocks = (dropped ?? []).map(({ block }) => blockText(text, block));
      source.leave(blocks.join('\n\n'));
      setState({ ...initial, leftOut: blocks.length, created });
    },
  };
};

export type BulkText = ReturnType<typeof useBulkText>;

const unreadable = (error: UnreadableFile): [ExamBulkResult, ImportProblem[]] => [
  { ok: false, error: noValidQuestions, warnings: [] },
  error.message.split('\n').map((text) => ({ number: null, line: null, isLeftOut: false, text })),
];

const blockText = (text: string, block: number) => {
  const place = blockOf(text, block);
  return text.slice(place?.from, place?.to);
};

/** Start and end of a block in the text. @param block from 1, like in the warnings */
export const blockOf = (text: string, block: number) => blocksOf(text)[block - 1];

import { blocksOf } from '@matraz/domain/exams/bulk-block';
import {
  chooseExamAndText,
  type ExamBulkResult,
  noValidQuestions,
  parseExamText,
} from '@matraz/domain/exams/bulk-text';
import { useState } from 'react';
import { toast } from '../../../../shared/toast.ts';
import { uuidv7 } from '../../../../shared/uuid.ts';
import { bulkExample } from './bulk-example.ts';

interface Preview {
  result: ExamBulkResult;
  /** One per preview, so that its questions are created only once. */
  idempotencyKey: string;
}

interface State {
  text: string;
  preview: Preview | null;
  /** Number of blocks of the text before that were not created and are still in this one. */
  leftOut: number;
}

const toastRefusal = (title: string) => toast({ tone: 'destructive', title });

/** The text of a bulk load and its preview, which is dropped when the text changes. */
export const useBulkText = (existing: number) => {
  const [{ text, preview, leftOut }, setState] = useState<State>({ text: '', preview: null, leftOut: 0 });
  const change = (typed: string) =>
    setState({ text: typed, preview: null, leftOut: typed.trim() === '' ? 0 : leftOut });
  const add = (given: string) => change(text.trim() === '' ? given : `${text.trimEnd()}\n\n${given}`);
  const process = () => {
    if (text.trim() === '') return toastRefusal(chooseExamAndText);
    try {
      const result = parseExamText(text, existing);
      setState({ text, preview: { result, idempotencyKey: uuidv7() }, leftOut: 0 });
      if (!result.ok) toastRefusal(noValidQuestions);
    } catch (error) {
      console.error(error);
      toastRefusal('Error al procesar las preguntas');
    }
  };
  return {
    text,
    preview,
    leftOut,
    change,
    process,
    /** Adds a file's text below the text. */
    add,
    addExample: () => {
      if (!text.includes(bulkExample)) add(bulkExample);
    },
    /** Leaves only the blocks that did not become questions. Does nothing when the text was changed meanwhile. */
    keepOnlyLeftOut: () => {
      const dropped = preview?.result.warnings.filter(({ kind }) => kind === 'dropped') ?? [];
      const rest = dropped.map(({ block }) => blockText(text, block)).join('\n\n');
      setState((now) => (now.text === text ? { text: rest, preview: null, leftOut: dropped.length } : now));
    },
    isTouched: text.trim() !== '' && text !== bulkExample,
  };
};

export type BulkText = ReturnType<typeof useBulkText>;

const blockText = (text: string, block: number) => {
  const place = blockOf(text, block);
  return text.slice(place?.from, place?.to);
};

/** Start and end of a block in the text. @param block from 1, like in the warnings */
export const blockOf = (text: string, block: number) => blocksOf(text)[block - 1];

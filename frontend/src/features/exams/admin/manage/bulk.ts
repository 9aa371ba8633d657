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
  /** One per preview: its questions are created once, however often they are sent. */
  idempotencyKey: string;
}

interface Loading {
  text: string;
  preview: Preview | null;
  /** How many blocks of the text before were not created, and stand in this one. */
  leftOut: number;
}

const refuse = (title: string) => toast({ tone: 'destructive', title });

/** A text on its way to become questions. What was read of it holds until the text changes. */
export const useBulk = (existing: number) => {
  const [{ text, preview, leftOut }, set] = useState<Loading>({ text: '', preview: null, leftOut: 0 });
  const change = (typed: string) => set({ text: typed, preview: null, leftOut: typed.trim() === '' ? 0 : leftOut });
  const process = () => {
    if (text.trim() === '') return refuse(chooseExamAndText);
    try {
      const result = parseExamText(text, existing);
      set({ text, preview: { result, idempotencyKey: uuidv7() }, leftOut: 0 });
      if (!result.ok) refuse(noValidQuestions);
    } catch (error) {
      console.error(error);
      refuse('Error al procesar las preguntas');
    }
  };
  return {
    text,
    preview,
    leftOut,
    change,
    process,
    /** Under what stands there already: nothing that was typed is lost. */
    addExample: () => {
      if (!text.includes(bulkExample)) change(text.trim() === '' ? bulkExample : `${text.trimEnd()}\n\n${bulkExample}`);
    },
    /** What became questions goes. A text that was changed meanwhile stays whole. */
    keepLeftOut: () => {
      const dropped = preview?.result.warnings.filter(({ kind }) => kind === 'dropped') ?? [];
      const rest = dropped.map(({ block }) => standing(text, block)).join('\n\n');
      set((now) => (now.text === text ? { text: rest, preview: null, leftOut: dropped.length } : now));
    },
    isTouched: text.trim() !== '' && text !== bulkExample,
  };
};

export type Bulk = ReturnType<typeof useBulk>;

const standing = (text: string, block: number) => {
  const place = blockOf(text, block);
  return text.slice(place?.from, place?.to);
};

/** Where a block stands in the text. @param block from 1, as the warnings count */
export const blockOf = (text: string, block: number) => blocksOf(text)[block - 1];

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

const refuse = (title: string) => toast({ tone: 'destructive', title });

/** A text on its way to become questions. What was read of it holds until the text changes. */
export const useBulk = (existing: number) => {
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  const change = (typed: string) => {
    setText(typed);
    setPreview(null);
  };
  const process = () => {
    if (text.trim() === '') return refuse(chooseExamAndText);
    try {
      const result = parseExamText(text, existing);
      setPreview({ result, idempotencyKey: uuidv7() });
      if (!result.ok) refuse(noValidQuestions);
    } catch (error) {
      console.error(error);
      refuse('Error al procesar las preguntas');
    }
  };
  return {
    text,
    preview,
    change,
    process,
    /** Under what stands there already: nothing that was typed is lost. */
    addExample: () => {
      if (!text.includes(bulkExample)) change(text.trim() === '' ? bulkExample : `${text.trimEnd()}\n\n${bulkExample}`);
    },
    clear: () => change(''),
    isTouched: text.trim() !== '' && text !== bulkExample,
  };
};

export type Bulk = ReturnType<typeof useBulk>;

/** Where in the text the block stands that a warning is about: 'Bloque 3: …'. */
export const blockOf = (warning: string, text: string) => {
  const number = Number(/^Bloque (\d+)/.exec(warning)?.[1]);
  return blocksOf(text)[number - 1];
};

import { blocksOf } from '@matraz/formats/bulk/exam-block';
import {
  chooseExamAndText,
  type ExamBulkResult,
  noValidQuestions,
  parseExamText,
} from '@matraz/formats/bulk/exam-text';
import { detectTextFormat, type ImportFormat } from '@matraz/formats/exchange/detect-format';
import { type ImportProblem, UnreadableFile } from '@matraz/formats/exchange/import-result';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PickedFile } from '../../../../authoring/exchange/open-question-file.ts';
import { useKeptDraft } from '../../../../authoring/form/use-kept-draft.ts';
import { useTextPictures } from '../../../../authoring/pictures/use-text-pictures.ts';
import { uuidv7 } from '../../../../shared/net/uuid.ts';
import { toast } from '../../../../shared/page/toast.ts';
import { courseList } from '../../../../shared/study/courses.ts';
import { bulkExample } from './bulk-example.ts';

interface Preview {
  /** One per preview. */
  id: string;
  result: ExamBulkResult;
  /** What of a file is not imported as it is. */
  problems: ImportProblem[];
}

interface State {
  text: string;
  /** A file in the place of the text. */
  file: PickedFile | null;
  /** The format that the teacher chose; null: the detected one. */
  chosenFormat: ImportFormat | null;
  preview: Preview | null;
  /** Part of the file that was read, 0 to 1; null when none is being read. */
  reading: number | null;
  /** Number of blocks of the text before that were not created and are still in this one. */
  leftOut: number;
  /** Number of questions that the last load created; null before. */
  created: number | null;
}

const emptyText = { text: '' };

const toastRefusal = (title: string) => toast({ tone: 'destructive', title });

const initial: State = {
  text: '',
  file: null,
  chosenFormat: null,
  preview: null,
  reading: null,
  leftOut: 0,
  created: null,
};

/** The text or file of a bulk load and its preview, which is dropped when the text changes. */
export const useBulkText = (examId: string, existing: number) => {
  const queries = useQueryClient();
  const [state, setState] = useState(initial);
  const { text, file, preview, leftOut, reading } = state;
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const detected = useMemo(() => detectTextFormat(text), [text]);
  const format = state.chosenFormat ?? file?.format ?? detected;
  /** Drops the preview and ends the reading of a file. */
  const reset = (part: Partial<State>) => {
    running.current?.abort();
    setState((before) => ({ ...before, preview: null, reading: null, created: null, ...part }));
  };
  const change = (typed: string) =>
    reset({ text: typed, file: null, ...(typed.trim() === '' && { chosenFormat: null, leftOut: 0 }) });
  const isTextTouched = text.trim() !== '' && text !== bulkExample;
  const draft = useMemo(() => ({ text }), [text]);
  const { offer, forget } = useKeptDraft({
    name: `exam-bulk-text/${examId}`,
    draft,
    stored: emptyText,
    isTouched: isTextTouched,
    onRecover: (kept) => change(kept.draft.text),
  });
  const area = useRef<HTMLTextAreaElement>(null);
  const pictures = useTextPictures(area, change);
  const add = (given: string) => change(text.trim() === '' ? given : `${text.trimEnd()}\n\n${given}`);
  const show = (result: ExamBulkResult, problems: ImportProblem[]) => {
    reset({ preview: { id: uuidv7(), result, problems }, leftOut: 0 });
    if (!result.ok) toastRefusal(noValidQuestions);
  };

  const readFile = async () => {
    const abort = new AbortController();
    running.current?.abort();
    running.current = abort;
    setState((before) => ({ ...before, preview: null, reading: 0 }));
    try {
      const [{ readExamQuestions }, courses] = await Promise.all([
        import('./read-exam-questions.ts'),
        queries.ensureQueryData(courseList),
      ]);
      const read = await readExamQuestions(existing, format, file?.source ?? { kind: 'text', text }, {
        courses: new Map(courses.map(({ id, title }) => [title, id])),
        onProgress: (part) => setState((before) => ({ ...before, reading: part })),
        signal: abort.signal,
      });
      if (!abort.signal.aborted) show(read.result, read.problems);
    } catch (error) {
      if (abort.signal.aborted) return;
      if (error instanceof UnreadableFile) show(...unreadable(error));
      else fail(error);
    }
  };
  const fail = (error: unknown) => {
    console.error(error);
    reset({});
    toastRefusal('Error al procesar las preguntas');
  };
  const process = () => {
    if (file === null && text.trim() === '') return toastRefusal(chooseExamAndText);
    if (format !== 'text') {
      void readFile();
      return;
    }
    try {
      show(parseExamText(file?.source.kind === 'text' ? file.source.text : text, existing), []);
    } catch (error) {
      fail(error);
    }
  };
  return {
    text,
    area,
    pictures,
    file,
    format,
    reading,
    isEmpty: file === null && text === '',
    takeFile: (picked: PickedFile | null) => reset({ file: picked, chosenFormat: null, leftOut: 0 }),
    chooseFormat: (chosenFormat: ImportFormat) => reset({ chosenFormat }),
    preview,
    leftOut,
    created: state.created,
    change,
    process,
    /** Adds a file's text below the text. */
    add,
    addExample: () => {
      if (!text.includes(bulkExample)) add(bulkExample);
    },
    /**
     * Leaves only the blocks that did not become questions. The text stays as it is when it was changed meanwhile.
     *
     * @param created number of created questions
     */
    finish: (created: number) => {
      if (format !== 'text') {
        setState((now) => ({ ...(now.text === text && now.file === file ? initial : now), created }));
        return;
      }
      const dropped = preview?.result.warnings.filter(({ kind }) => kind === 'dropped') ?? [];
      const rest = dropped.map(({ block }) => blockText(text, block)).join('\n\n');
      const left = { ...initial, text: rest, leftOut: dropped.length };
      setState((now) => ({ ...(now.text === text ? left : now), created }));
    },
    isUnsaved: file !== null || isTextTouched || pictures.isUploading,
    forget,
    offer,
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

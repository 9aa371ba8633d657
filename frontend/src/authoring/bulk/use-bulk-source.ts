import type { ImportFormat } from '@matraz/formats/exchange/detect-format';
import { UnreadableFile } from '@matraz/formats/exchange/import-result';
import type { Source } from '@matraz/formats/exchange/open-file';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '../../shared/page/toast.ts';
import { courseList } from '../../shared/study/courses.ts';
import { withOwnPaths } from '../editor/picture-sources.ts';
import type { PickedFile } from '../exchange/open-question-file.ts';
import type { ImportOptions, readImport } from '../exchange/read-import.ts';
import { useKeptDraft } from '../form/use-kept-draft.ts';
import { useTextPictures } from '../pictures/use-text-pictures.ts';
import type { ChosenKeys } from './open-keys.ts';

interface Typed {
  text: string;
  /** Replaces the text. */
  file: PickedFile | null;
  /** The format that the teacher chose; null: the detected one. */
  chosenFormat: ImportFormat | null;
}

const initial: Typed = { text: '', file: null, chosenFormat: null };
const noKeys: ChosenKeys = {};
const emptyDraft = { text: '', keys: noKeys };

interface Settings {
  /** Name of the draft that this browser keeps. */
  name: string;
  example: string;
  detect: (text: string) => ImportFormat;
  /** Text to insert before an addition. */
  separatorBefore: (added: string) => string;
  /** Called with what changed: what was read before is out of date. */
  onChange: (changed: Partial<Typed>) => void;
}

type ReadParameters = Parameters<typeof readImport>;
type Progress = Pick<ImportOptions, 'onProgress' | 'signal'>;

/** Reports our own failure. */
export const toastBroken = (error: unknown) => {
  console.error(error);
  toast({ tone: 'destructive', title: 'Error al procesar las preguntas' });
};

/** The text or the file of a bulk load: its format, its pictures, the draft that is kept of the text. */
export const useBulkSource = ({ name, example, detect, separatorBefore, onChange }: Settings) => {
  const queries = useQueryClient();
  const [source, setSource] = useState(initial);
  /** Of the questions that were read from this source. */
  const [chosenKeys, chooseKeys] = useState(noKeys);
  /** Part that was read, 0 to 1; null when nothing is being read. */
  const [reading, setReading] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { text, file } = source;
  const stopReading = () => {
    running.current?.abort();
    setReading(null);
  };
  const set = (changed: Partial<Typed>) => {
    stopReading();
    setSource((before) => ({ ...before, ...changed }));
    chooseKeys(noKeys);
    onChange(changed);
  };
  const change = (typed: string) =>
    set({ text: typed, file: null, ...(typed.trim() === '' && { chosenFormat: null }) });
  const add = (added: string) =>
    change(text.trim() === '' ? added : `${text.trimEnd()}${separatorBefore(added)}${added}`);
  const area = useRef<HTMLTextAreaElement>(null);
  const pictures = useTextPictures(area, change);
  const isTextTouched = text.trim() !== '' && text !== example;
  // Keys are found again only in the text that is kept, read in the same way.
  const isReadAgain = file === null && source.chosenFormat === null;
  const draft = useMemo(() => ({ text, keys: isReadAgain ? chosenKeys : noKeys }), [text, isReadAgain, chosenKeys]);
  const { offer, forget } = useKeptDraft({
    name,
    draft,
    stored: emptyDraft,
    isTouched: isTextTouched,
    onRecover: ({ draft: kept }) => {
      change(kept.text);
      chooseKeys(kept.keys);
    },
  });
  const detected = useMemo(() => detect(text), [detect, text]);
  const format = source.chosenFormat ?? file?.format ?? detected;

  /** The result of `parse`. Null if the source changed or `parse` failed, which is reported. */
  const read = async <Result>(
    parse: (options: Progress) => Promise<Result>,
  ): Promise<Result | UnreadableFile | null> => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const { signal } = abort;
    setReading(0);
    const result = await parse({ onProgress: setReading, signal }).catch((error: unknown) => {
      if (error instanceof UnreadableFile) return error;
      if (!signal.aborted) toastBroken(error);
      return null;
    });
    if (signal.aborted) return null;
    setReading(null);
    return result;
  };

  return {
    text,
    file,
    format,
    reading,
    chosenKeys,
    chooseKeys,
    area,
    pictures,
    isEmpty: file === null && text.trim() === '',
    isTouched: file !== null || isTextTouched || pictures.isUploading,
    offer,
    forget,
    change,
    takeFile: (picked: PickedFile | null) => set({ file: picked, chosenFormat: null }),
    chooseFormat: (chosenFormat: ImportFormat) => set({ chosenFormat }),
    add,
    /** Writes a text at the cursor. */
    insert: (inserted: string) => {
      if (area.current === null) return;
      const { selectionStart, selectionEnd } = area.current;
      area.current.setRangeText(inserted, selectionStart, selectionEnd, 'end');
      change(area.current.value);
    },
    addExample: () => {
      if (!text.includes(example)) add(example);
    },
    /** Keeps only this text, unread. */
    leave: (rest: string) => {
      setSource({ ...initial, text: rest });
      chooseKeys(noKeys);
    },
    /** The text, also of a file. */
    wholeText: withOwnPaths(file?.source.kind === 'text' ? file.source.text : text),
    read,
    /** Reads another format than the bulk text. Its parsers are loaded on demand. */
    readFormat: <Result>(load: () => Promise<(...given: ReadParameters) => Promise<Result>>) =>
      read(async (options) => {
        const [parse, courses] = await Promise.all([load(), queries.ensureQueryData(courseList)]);
        const ids = new Map(courses.map(({ id, title }) => [title, id]));
        const given: Source = file?.source ?? { kind: 'text', text };
        const own = given.kind === 'text' ? { ...given, text: withOwnPaths(given.text) } : given;
        return parse(format, own, { courses: ids, ...options });
      }),
  };
};

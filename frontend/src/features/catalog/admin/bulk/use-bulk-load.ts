import { type BulkQuestion, type BulkResult, parseBulkTextInSteps } from '@matraz/formats/bulk/practice-text';
import { detectTextFormat, type ImportFormat } from '@matraz/formats/exchange/detect-format';
import { type ImportProblem, UnreadableFile } from '@matraz/formats/exchange/import-result';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PickedFile } from '../../../../authoring/exchange/open-question-file.ts';
import { toastFailure } from '../../../../authoring/form/use-admin-mutation.ts';
import { useKeptDraft } from '../../../../authoring/form/use-kept-draft.ts';
import { useTextPictures } from '../../../../authoring/pictures/use-text-pictures.ts';
import { runInSlices } from '../../../../authoring/text/run-in-slices.ts';
import { refreshAfterWrite } from '../../../../shared/net/refresh-after-write.ts';
import { toast } from '../../../../shared/page/toast.ts';
import { currentUser, isSessionOver, useUser } from '../../../../shared/session/session.ts';
import { courseList } from '../../../../shared/study/courses.ts';
import { changesOfTopic } from '../queries.ts';
import { bulkExample } from './bulk-example.ts';
import { createQuestions } from './create-questions.ts';
import { finishLoad, loadKeys } from './load-keys.ts';

/** Milliseconds between two drawings of the progress. */
const DRAW_INTERVAL = 150;

/** How far the creation of the questions is. */
export interface Load {
  topicId: string;
  total: number;
  created: ReadonlySet<number>;
  /** Refused questions by their index. */
  refused: ReadonlyMap<number, Error>;
  /** Why the load ended early. */
  failure: Error | null;
  state: 'running' | 'paused' | 'stopped';
}

interface State {
  text: string;
  /** A file in the place of the text. */
  file: PickedFile | null;
  /** The format that the teacher chose; null: the detected one. */
  chosenFormat: ImportFormat | null;
  /** What of the file is not imported as it is. */
  problems: ImportProblem[];
  /** Part of the text that was read, 0 to 1; null when none is being read. */
  reading: number | null;
  result: BulkResult | null;
  load: Load | null;
  /** Number of questions of the last finished load, and their topic. */
  done: { count: number; topicId: string } | null;
}

const initial: State = {
  text: '',
  file: null,
  chosenFormat: null,
  problems: [],
  reading: null,
  result: null,
  load: null,
  done: null,
};
const emptyText = { text: '' };
const separator = '\n---\n';

const textOf = ({ source }: PickedFile): string => (source.kind === 'text' ? source.text : '');

/** The text of a bulk load, its questions and their creation. */
export const useBulkLoad = () => {
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const [state, setState] = useState(initial);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const update = (part: Partial<State>) => setState((before) => ({ ...before, ...part }));
  const isRunning = state.load !== null && state.load.state !== 'stopped';

  const change = (text: string) => {
    reading.current?.abort();
    setState({ ...initial, text, chosenFormat: text.trim() === '' ? null : state.chosenFormat });
  };
  const area = useRef<HTMLTextAreaElement>(null);
  const pictures = useTextPictures(area, change);
  const isTextTouched = state.text.trim() !== '' && state.text !== bulkExample;
  const draft = useMemo(() => ({ text: state.text }), [state.text]);
  const { offer, forget } = useKeptDraft({
    name: 'bulk-text',
    draft,
    stored: emptyText,
    isTouched: isTextTouched,
    onRecover: (kept) => change(kept.draft.text),
  });
  const takeFile = (file: PickedFile | null) => {
    reading.current?.abort();
    setState({ ...initial, text: state.text, file });
  };
  const chooseFormat = (chosenFormat: ImportFormat) => {
    reading.current?.abort();
    setState({ ...initial, text: state.text, file: state.file, chosenFormat });
  };
  const detected = useMemo(() => detectTextFormat(state.text), [state.text]);
  const format = state.chosenFormat ?? state.file?.format ?? detected;
  const add = (text: string) => {
    const between = detectTextFormat(text) === 'text' ? separator : '\n\n';
    change(state.text.trim() === '' ? text : `${state.text.trimEnd()}${between}${text}`);
  };

  const readFile = async (signal: AbortSignal) => {
    const source = state.file?.source ?? { kind: 'text' as const, text: state.text };
    const [{ readPracticeQuestions }, courses] = await Promise.all([
      import('./read-practice-questions.ts'),
      queries.ensureQueryData(courseList),
    ]);
    return readPracticeQuestions(format, source, {
      courses: new Map(courses.map(({ id, title }) => [title, id])),
      onProgress: (part) => update({ reading: part }),
      signal,
    });
  };
  const readText = async (signal: AbortSignal) => {
    const result = await runInSlices(parseBulkTextInSteps(state.file ? textOf(state.file) : state.text), {
      signal,
      onProgress: (part) => update({ reading: part }),
    });
    return result && { result, problems: [] };
  };

  const process = async () => {
    const abort = new AbortController();
    reading.current = abort;
    update({ reading: 0, result: null, problems: [], load: null, done: null });
    try {
      const read = await (format === 'text' ? readText(abort.signal) : readFile(abort.signal));
      if (read && !abort.signal.aborted) update({ reading: null, ...read });
    } catch (error) {
      if (error instanceof UnreadableFile) {
        update({ reading: null, result: { ok: false, errors: error.message.split('\n') } });
        return;
      }
      console.error(error);
      update({ reading: null });
      toast({ tone: 'destructive', title: 'Error al procesar las preguntas' });
    }
  };

  /** Creates the questions that were not created yet. */
  const create = async (topicId: string, questions: readonly BulkQuestion[]) => {
    if (isRunning) return;
    const created = new Set(state.load?.topicId === topicId ? state.load.created : []);
    const keys = loadKeys({ userId, topicId }, questions);
    const wanted = questions.map((_, index) => index).filter((index) => !created.has(index));
    const shared = { topicId, total: questions.length };
    let loadState: Load['state'] = 'running';
    const draw = () =>
      update({
        load: { ...shared, created: new Set(created), refused: new Map(), failure: null, state: loadState },
      });
    draw();
    const timer = setInterval(draw, DRAW_INTERVAL);
    const { refused, failure } = await createQuestions({
      topicId,
      questions,
      keys,
      wanted,
      onCreated: (index) => created.add(index),
      onPause: (isPaused) => {
        loadState = isPaused ? 'paused' : 'running';
      },
    });
    clearInterval(timer);
    refreshAfterWrite(queries, changesOfTopic(topicId));
    if (isSessionOver(failure)) void queries.invalidateQueries({ queryKey: currentUser.queryKey });
    if (created.size === questions.length) {
      finishLoad({ userId, topicId }, questions);
      setState({ ...initial, done: { count: created.size, topicId } });
      toast({ tone: 'good', title: `${created.size} preguntas creadas exitosamente` });
      return;
    }
    update({ load: { ...shared, created, refused, failure, state: 'stopped' } });
    const error = failure ?? refused.values().next().value;
    if (error) toastFailure(error, 'Error al cargar preguntas');
  };

  return {
    ...state,
    isRunning,
    format,
    isEmpty: state.file === null && state.text.trim() === '',
    area,
    pictures,
    isTouched: state.file !== null || isTextTouched || pictures.isUploading,
    offer,
    forget,
    change,
    takeFile,
    chooseFormat,
    add,
    addExample: () => {
      if (!state.text.includes(bulkExample)) add(bulkExample);
    },
    process,
    create,
  };
};

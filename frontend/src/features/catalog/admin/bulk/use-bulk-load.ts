import { type BulkQuestion, type BulkResult, parseBulkTextInSteps } from '@matraz/domain/practice/bulk-text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toastFailure } from '../../../../shared/admin/use-admin-mutation.ts';
import { runInSlices } from '../../../../shared/run-in-slices.ts';
import { currentUser, isSessionOver } from '../../../../shared/session.ts';
import { toast } from '../../../../shared/toast.ts';
import { questionsInWords } from '../../../../shared/words.ts';
import { refreshContent } from '../queries.ts';
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
  /** Part of the text that was read, 0 to 1; null when none is being read. */
  reading: number | null;
  result: BulkResult | null;
  load: Load | null;
  /** Number of questions of the last finished load, and their topic. */
  done: { count: number; topicId: string } | null;
}

const initial: State = { text: '', reading: null, result: null, load: null, done: null };
const separator = '\n---\n';

/** The text of a bulk load, its questions and their creation. */
export const useBulkLoad = () => {
  const queries = useQueryClient();
  const [state, setState] = useState(initial);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const update = (part: Partial<State>) => setState((before) => ({ ...before, ...part }));
  const isRunning = state.load !== null && state.load.state !== 'stopped';

  const change = (text: string) => {
    reading.current?.abort();
    setState({ ...initial, text });
  };
  const add = (text: string) => change(state.text.trim() === '' ? text : `${state.text.trimEnd()}${separator}${text}`);

  const process = async () => {
    const { text } = state;
    const abort = new AbortController();
    reading.current = abort;
    update({ reading: 0, result: null, load: null, done: null });
    try {
      const result = await runInSlices(parseBulkTextInSteps(text), {
        signal: abort.signal,
        onProgress: (part) => update({ reading: part }),
      });
      if (result) update({ reading: null, result });
    } catch (error) {
      console.error(error);
      update({ reading: null });
      toast({ tone: 'destructive', title: 'Error al procesar las preguntas' });
    }
  };

  /** Creates the questions that were not created yet. */
  const create = async (topicId: string, questions: readonly BulkQuestion[]) => {
    if (isRunning) return;
    const created = new Set(state.load?.topicId === topicId ? state.load.created : []);
    const keys = loadKeys(topicId, questions);
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
      ...{ topicId, questions, keys, wanted },
      onCreated: (index) => created.add(index),
      onPause: (isPaused) => {
        loadState = isPaused ? 'paused' : 'running';
      },
    });
    clearInterval(timer);
    void refreshContent(queries);
    if (isSessionOver(failure)) void queries.invalidateQueries({ queryKey: currentUser.queryKey });
    if (created.size === questions.length) {
      finishLoad();
      setState({ ...initial, done: { count: created.size, topicId } });
      toast({ tone: 'good', title: `${questionsInWords(created.size)} creadas exitosamente` });
      return;
    }
    update({ load: { ...shared, created, refused, failure, state: 'stopped' } });
    const error = failure ?? refused.values().next().value;
    if (error) toastFailure(error, 'Error al cargar preguntas');
  };

  return {
    ...state,
    isRunning,
    isTouched: state.text.trim() !== '' && state.text !== bulkExample,
    change,
    add,
    addExample: () => {
      if (!state.text.includes(bulkExample)) add(bulkExample);
    },
    process,
    create,
  };
};

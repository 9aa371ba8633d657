import { type BulkQuestion, parseBulkTextInSteps } from '@matraz/formats/bulk/practice-text';
import { detectPracticeFormat } from '@matraz/formats/exchange/detect-format';
import { type ImportProblem, UnreadableFile } from '@matraz/formats/exchange/import-result';
import { shownTagNote } from '@matraz/formats/exchange/shown-tag';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { namedTopics, namesTopic } from '../../../../authoring/bulk/named-topics.ts';
import { useBulkSource } from '../../../../authoring/bulk/use-bulk-source.ts';
import { toastFailure } from '../../../../authoring/form/use-admin-mutation.ts';
import { runInSlices } from '../../../../authoring/text/run-in-slices.ts';
import { refreshAfterWrite } from '../../../../shared/net/refresh-after-write.ts';
import { toast } from '../../../../shared/page/toast.ts';
import { currentUser, isSessionOver, useUser } from '../../../../shared/session/session.ts';
import { changesOfTopic } from '../queries.ts';
import { bulkExample } from './bulk-example.ts';
import { createQuestions } from './create-questions.ts';
import { finishLoad, loadKeys } from './load-keys.ts';
import type { ReadText } from './read-text.ts';

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
  result: ReadText | null;
  load: Load | null;
  /** Number of questions of the last finished load, and their topic. */
  done: { count: number; topicId: string } | null;
}

const initial: State = { result: null, load: null, done: null };

const shownTagProblem = ({ question, options, explanation }: BulkQuestion, index: number): ImportProblem[] => {
  const text = shownTagNote([question, ...options, explanation].join('\n'));
  return text === null ? [] : [{ number: index + 1, line: null, isLeftOut: false, text }];
};

/** A question that names a topic does not go to the chosen one. */
const otherTopicNote = ({ topic }: BulkQuestion, index: number): ImportProblem[] =>
  topic === undefined ? [] : [{ number: index + 1, line: null, isLeftOut: false, text: `va al tema «${topic}»` }];

/** The source of a bulk load, its questions and their creation. */
export const useBulkLoad = () => {
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const [state, setState] = useState(initial);
  const update = (part: Partial<State>) => setState((before) => ({ ...before, ...part }));
  const isRunning = state.load !== null && state.load.state !== 'stopped';
  const source = useBulkSource({
    name: 'bulk-text',
    example: bulkExample,
    detect: detectPracticeFormat,
    separatorBefore: (added) => (detectPracticeFormat(added) === 'text' ? '\n---\n' : '\n\n'),
    onChange: () => setState(initial),
  });

  const readText = () =>
    source.read(async (options) => {
      const text = source.wholeText;
      const topics = await namedTopics(queries, namesTopic(text), { withDrafts: true });
      const result = await runInSlices(parseBulkTextInSteps(text, topics), options);
      if (!result?.ok) return result && { errors: result.errors, problems: [] };
      const { questions } = result;
      const problems = [...questions.flatMap(shownTagProblem), ...questions.flatMap(otherTopicNote)];
      return { questions, suggestions: new Map<number, number>(), problems };
    });
  const readFormat = () =>
    source.readFormat(async () => (await import('./read-practice-questions.ts')).readPracticeQuestions);

  const process = async () => {
    setState(initial);
    const read = await (source.format === 'text' ? readText() : readFormat());
    if (read instanceof UnreadableFile) update({ result: { errors: read.message.split('\n'), problems: [] } });
    else if (read) update({ result: read });
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
    const changed = new Set([topicId, ...questions.flatMap((question) => question.topicId ?? [])]);
    refreshAfterWrite(queries, [...changed].flatMap(changesOfTopic));
    if (isSessionOver(failure)) void queries.invalidateQueries({ queryKey: currentUser.queryKey });
    if (created.size === questions.length) {
      finishLoad({ userId, topicId }, questions);
      source.leave('');
      setState({ ...initial, done: { count: created.size, topicId } });
      toast({ tone: 'good', title: `${created.size} preguntas creadas exitosamente` });
      return;
    }
    update({ load: { ...shared, created, refused, failure, state: 'stopped' } });
    const error = failure ?? refused.values().next().value;
    if (error) toastFailure(error, 'Error al cargar preguntas');
  };

  return { ...source, ...state, isRunning, process, create };
};

import type { BulkQuestion } from '@matraz/formats/bulk/practice-text';
import { call } from '../../../../shared/net/api.ts';
import { ApiError } from '../../../../shared/net/api-error.ts';

/** Requests at the same time. The browser itself opens six connections. */
const PARALLEL = 6;
/** Milliseconds until a request that came too early is sent again. */
const TOO_MANY_DELAY = 5_000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The question itself was refused: the others may still be created. */
const isAboutQuestion = (error: unknown) => error instanceof ApiError && [400, 413, 422].includes(error.status);

interface Job {
  topicId: string;
  questions: readonly BulkQuestion[];
  /** Idempotency keys of the questions. */
  keys: readonly string[];
  /** Indexes of the questions to create. */
  wanted: readonly number[];
  onCreated: (index: number) => void;
  /** The server asked for a pause, or the pause is over. */
  onPause: (isPaused: boolean) => void;
  /** Ends the load. */
  signal?: AbortSignal;
}

/**
 * Creates the questions, some at a time.
 *
 * @returns the refused questions with their reasons, and the error that ended the load early
 */
export const createQuestions = async ({ topicId, questions, keys, wanted, onCreated, onPause, signal }: Job) => {
  const refused = new Map<number, Error>();
  const left = [...wanted];
  let failure: Error | null = null;

  const create = async (index: number): Promise<void> => {
    const given = questions[index];
    if (!given) return;
    // A question of the bulk text may name another topic.
    const { topic: _, ...question } = { topicId, ...given };
    try {
      await call('createQuestion', { body: question, idempotencyKey: keys[index], signal });
      onCreated(index);
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.status === 429) {
        onPause(true);
        await wait(TOO_MANY_DELAY);
        onPause(false);
        return create(index);
      }
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (isAboutQuestion(error)) refused.set(index, error);
      else failure ??= error;
    }
  };
  const work = async () => {
    while (failure === null) {
      const index = left.shift();
      if (index === undefined) return;
      await create(index);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return { refused, failure };
};

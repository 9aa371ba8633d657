import { ApiError } from '../../../shared/net/api-error.ts';
import { isFault, reportFault } from '../../../shared/net/fault.ts';
import { isSessionOver } from '../../../shared/session/session.ts';
import type { AnswerStorage } from './answer-storage.ts';
import type { PendingAnswer } from './database.ts';
import type { Obstacle, TabMessage } from './outbox-state.ts';
import type { SavedAnswer } from './saved-answers.ts';

interface Settings {
  storage: () => Promise<AnswerStorage>;
  /** One try. @returns the answer that the server has now: another one when the student chose another one later */
  send: (answer: PendingAnswer, signal: AbortSignal) => Promise<SavedAnswer>;
  obstacle: () => Obstacle | null;
  onMessage: (message: TabMessage) => void;
  /** The server will never accept the answer. */
  onRefused: (error: unknown) => void;
  onSessionOver: () => void;
  onStorageError: (error: unknown) => Promise<void>;
}

/** With a round trip of 2 s a student who was offline sends 30 answers in 15 s. The browser allows six requests. */
const MOST_AT_A_TIME = 4;
/** A try that takes longer is given up and made again. */
const SEND_TIMEOUT_MS = 15_000;
/** The wait after a failed try doubles from the first to the longest. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** After a fault of this page the answer waits this long, or a little longer, so that others have their turn. */
const FAULT_WAIT_MS = 15_000;

/** Between half and all of the wait, so that a whole class does not come back at the same moment. */
const waitAfter = (failures: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);

/** `AbortSignal.any` and `timeout` in browsers that have no `any`: Safari before 17.4, Chrome before 116, Firefox before 124. */
const withinTime = async <Result>(work: (signal: AbortSignal) => Promise<Result>, closing: AbortSignal) => {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, SEND_TIMEOUT_MS);
  closing.addEventListener('abort', end);
  if (closing.aborted) end();
  try {
    return await work(ending.signal);
  } finally {
    clearTimeout(timer);
    closing.removeEventListener('abort', end);
  }
};

/** A wait that `wake` ends early. A wake between two waits ends the next one. */
const createPause = (closing: AbortSignal) => {
  let isDue = false;
  let endWait: (() => void) | null = null;
  const wake = () => {
    isDue = true;
    endWait?.();
  };
  closing.addEventListener('abort', wake);
  return {
    wake,
    /** Until woken, or for this long. */
    wait: (milliseconds?: number) =>
      new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          isDue = false;
          endWait = null;
          resolve();
        };
        const timer = milliseconds === undefined ? undefined : setTimeout(done, milliseconds);
        endWait = done;
        if (isDue || closing.aborted) done();
      }),
  };
};

/** What to do after a request that failed. */
type RetryDecision = 'retry' | 'retry after login' | 'retry after a fault' | 'refused';

/** The server is busy, restarting or unreachable. */
const isTemporary = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/** Attempts are never deleted, so this means that another student has logged in on this browser. */
const isOfAnotherStudent = ({ problem }: ApiError) => problem.code === 'attempt_not_found';

/**
 * Each refusal of our server has a code. A refusal without a code comes from a proxy during a release or a school's
 * filter.
 */
const isOfOurServer = ({ problem }: ApiError) => problem.code !== undefined;

const obstacleOf = (error: unknown): Obstacle =>
  error instanceof ApiError && isOfOurServer(error) ? 'server' : 'network';

const retryDecision = (error: unknown): RetryDecision => {
  if (!(error instanceof ApiError)) return isFault(error) ? 'retry after a fault' : 'retry';
  if (isSessionOver(error) || isOfAnotherStudent(error)) return 'retry after login';
  if (!isOfOurServer(error)) return 'retry';
  return isTemporary(error.status) || error.problem.code === 'conflict' ? 'retry' : 'refused';
};

/**
 * Sends the stored answers in the order in which they were chosen, several at a time. Each is sent until the server has
 * acknowledged or refused it. Only one answer to a question is under way.
 */
export const createAnswerSender = (
  { storage, send, obstacle, onMessage, onRefused, onSessionOver, onStorageError }: Settings,
  closing: AbortSignal,
) => {
  const pause = createPause(closing);
  /** Questions. */
  const underWay = new Set<string>();
  /** How many times in a row the network or the server has failed. */
  let failures = 0;
  /** No try begins before this time of `performance.now()`. */
  let restingUntil = 0;
  /** Times before which these answers are not tried again, by key. */
  const faulty = new Map<string, number>();

  const hasNoFault = (key: string) => {
    if (faulty.delete(key)) onMessage({ type: 'fault', key, isFault: false });
  };

  const gotReply = () => {
    failures = 0;
    restingUntil = 0;
    if (obstacle() !== null) onMessage({ type: 'stuck', obstacle: null });
  };

  const onFailure = async (answers: AnswerStorage, answer: PendingAnswer, failuresBefore: number, error: unknown) => {
    if (closing.aborted) return;
    const decision = retryDecision(error);
    if (decision === 'retry after a fault') {
      reportFault(error);
      faulty.set(answer.key, performance.now() + FAULT_WAIT_MS);
      onMessage({ type: 'fault', key: answer.key, isFault: true });
      return;
    }
    hasNoFault(answer.key);
    if (decision === 'refused') {
      await answers.refuse(answer);
      onMessage({ type: 'refused', questionId: answer.questionId, key: answer.key });
      onRefused(error);
      return;
    }
    // Tries that failed together count once.
    failures = Math.max(failures, failuresBefore + 1);
    restingUntil = performance.now() + (decision === 'retry after login' ? LONGEST_WAIT_MS : waitAfter(failures));
    onMessage({ type: 'stuck', obstacle: obstacleOf(error) });
    if (decision === 'retry after login') onSessionOver();
  };

  const tryOnce = async (answers: AnswerStorage, answer: PendingAnswer) => {
    const failuresBefore = failures;
    let saved: SavedAnswer;
    try {
      saved = await withinTime((signal) => send(answer, signal), closing);
    } catch (error) {
      return onFailure(answers, answer, failuresBefore, error);
    }
    gotReply();
    hasNoFault(answer.key);
    if (saved.selectedAnswer === answer.selectedAnswer) {
      await answers.acknowledge(answer, saved);
      onMessage({ type: 'saved', answer: saved, key: answer.key });
    } else if (await answers.supersede(answer, saved)) {
      onMessage({ type: 'superseded', answer: saved, key: answer.key });
    }
  };

  const begin = async (answers: AnswerStorage, answer: PendingAnswer) => {
    underWay.add(answer.questionId);
    await tryOnce(answers, answer).catch(onStorageError);
    underWay.delete(answer.questionId);
    pause.wake();
  };

  /** Begins as many tries as it may. @returns milliseconds until the next look; undefined: until something happens */
  const beginTries = async (answers: AnswerStorage): Promise<number | undefined> => {
    const now = performance.now();
    const idle = (await answers.all()).filter(({ questionId }) => !underWay.has(questionId));
    const waiting = idle.filter(({ key }) => (faulty.get(key) ?? 0) <= now);
    const rest = restingUntil - now;
    if (waiting.length > 0 && rest > 0) return rest;
    const free = (failures > 0 ? 1 : MOST_AT_A_TIME) - underWay.size;
    for (const answer of waiting.slice(0, Math.max(0, free))) void begin(answers, answer);
    return idle.length > waiting.length ? FAULT_WAIT_MS : undefined;
  };

  return {
    /** There may be something to send, or the network may be back. */
    wake: () => {
      restingUntil = 0;
      pause.wake();
    },
    /** @returns when `closing` is aborted */
    run: async () => {
      while (!closing.aborted) {
        try {
          await pause.wait(await beginTries(await storage()));
        } catch (error) {
          await onStorageError(error);
        }
      }
    },
  };
};

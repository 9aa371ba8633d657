import { reportFault } from '../net/fault.ts';
import { createPause } from './pause.ts';
import { type Obstacle, obstacleOf, retryDecision } from './retry-decision.ts';

interface Settings<Answer extends { key: string; questionId: string }, Reply> {
  /** In the order in which the student gave them. */
  all: () => Promise<Answer[]>;
  /** One try. */
  send: (answer: Answer, signal: AbortSignal) => Promise<Reply>;
  /** How many answers may be under way. */
  mostAtATime: number;
  obstacle: () => Obstacle | null;
  /** Why the last try failed. Null: it succeeded. */
  onObstacle: (obstacle: Obstacle | null) => void;
  /** This page has a fault with the answer of this key, or no longer has it. */
  onFault: (key: string, isFault: boolean) => void;
  onReply: (answer: Answer, reply: Reply) => Promise<void>;
  /** The server will never accept the answer. */
  onRefused: (answer: Answer, error: unknown) => Promise<void>;
  onSessionOver: () => void;
  onStorageError: (error: unknown) => Promise<void>;
}

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

/**
 * Sends the stored answers in the order in which they were given. Each is sent until the server has acknowledged or
 * refused it, always with the same key. Only one answer to a question is under way.
 */
export const createSender = <Answer extends { key: string; questionId: string }, Reply>(
  {
    all,
    send,
    mostAtATime,
    obstacle,
    onObstacle,
    onFault,
    onReply,
    onRefused,
    onSessionOver,
    onStorageError,
  }: Settings<Answer, Reply>,
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
    if (faulty.delete(key)) onFault(key, false);
  };

  const gotReply = () => {
    failures = 0;
    restingUntil = 0;
    if (obstacle() !== null) onObstacle(null);
  };

  const onFailure = async (answer: Answer, failuresBefore: number, error: unknown) => {
    if (closing.aborted) return;
    const decision = retryDecision(error);
    if (decision === 'retry after a fault') {
      reportFault(error);
      faulty.set(answer.key, performance.now() + FAULT_WAIT_MS);
      onFault(answer.key, true);
      return;
    }
    hasNoFault(answer.key);
    if (decision === 'refused') return onRefused(answer, error);
    // Tries that failed together count once.
    failures = Math.max(failures, failuresBefore + 1);
    restingUntil = performance.now() + (decision === 'retry after login' ? LONGEST_WAIT_MS : waitAfter(failures));
    onObstacle(obstacleOf(error));
    if (decision === 'retry after login') onSessionOver();
  };

  const tryOnce = async (answer: Answer) => {
    const failuresBefore = failures;
    let reply: Reply;
    try {
      reply = await withinTime((signal) => send(answer, signal), closing);
    } catch (error) {
      return onFailure(answer, failuresBefore, error);
    }
    gotReply();
    hasNoFault(answer.key);
    await onReply(answer, reply);
  };

  const begin = async (answer: Answer) => {
    underWay.add(answer.questionId);
    await tryOnce(answer).catch(onStorageError);
    underWay.delete(answer.questionId);
    pause.wake();
  };

  /** Begins as many tries as it may. @returns milliseconds until the next look; undefined: until something happens */
  const beginTries = async (): Promise<number | undefined> => {
    const now = performance.now();
    const idle = (await all()).filter(({ questionId }) => !underWay.has(questionId));
    const waiting = idle.filter(({ key }) => (faulty.get(key) ?? 0) <= now);
    const rest = restingUntil - now;
    if (waiting.length > 0 && rest > 0) return rest;
    const free = (failures > 0 ? 1 : mostAtATime) - underWay.size;
    for (const answer of waiting.slice(0, Math.max(0, free))) void begin(answer);
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
          await pause.wait(await beginTries());
        } catch (error) {
          await onStorageError(error);
        }
      }
    },
  };
};

import type { AnswerStorage } from './answer-storage.ts';
import type { PendingAnswer } from './database.ts';
import { retryDecision } from './retry-decision.ts';
import type { SavedAnswer } from './saved-answers.ts';
import type { TabMessage } from './tab-channel.ts';

interface Settings {
  storage: () => Promise<AnswerStorage>;
  send: (answer: PendingAnswer, signal: AbortSignal) => Promise<SavedAnswer>;
  /** @returns the answer that supersedes this one; null when this one is to be sent */
  findSuperseding: (answer: PendingAnswer) => Promise<SavedAnswer | null>;
  isStuck: () => boolean;
  onMessage: (message: TabMessage) => void;
  /** The server will never accept the answer. */
  onRefused: (error: unknown) => void;
  onSessionOver: () => void;
  onStorageError: (error: unknown) => Promise<void>;
}

/** A try that takes longer is given up and made again. */
const SEND_TIMEOUT_MS = 15_000;
/** The wait after a failed try doubles from the first to the longest. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** Between half and all of the wait, so that a whole class does not come back at the same moment. */
const waitAfter = (failures: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);

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

/** Sends the stored answers one after the other, each until the server has acknowledged or refused it. */
export const createAnswerSender = (
  { storage, send, findSuperseding, isStuck, onMessage, onRefused, onSessionOver, onStorageError }: Settings,
  closing: AbortSignal,
) => {
  const pause = createPause(closing);
  const gotReply = () => {
    if (isStuck()) onMessage({ type: 'stuck', isStuck: false });
  };

  /** @returns how many tries in a row have failed */
  const sendNext = async (answers: AnswerStorage, failures: number): Promise<number> => {
    const [next] = await answers.all();
    if (next === undefined) {
      await pause.wait();
      return 0;
    }
    try {
      const later = await findSuperseding(next);
      if (later) {
        gotReply();
        if (await answers.supersede(next, later)) onMessage({ type: 'superseded', answer: later, key: next.key });
        return 0;
      }
      const answer = await send(next, AbortSignal.any([closing, AbortSignal.timeout(SEND_TIMEOUT_MS)]));
      await answers.acknowledge(next, answer);
      gotReply();
      onMessage({ type: 'saved', answer, key: next.key });
      return 0;
    } catch (error) {
      if (closing.aborted) return failures;
      const decision = retryDecision(error);
      if (decision === 'refused') {
        await answers.refuse(next);
        onMessage({ type: 'refused', questionId: next.questionId, key: next.key });
        onRefused(error);
        return 0;
      }
      onMessage({ type: 'stuck', isStuck: true });
      if (decision === 'retry after login') onSessionOver();
      await pause.wait(decision === 'retry after login' ? LONGEST_WAIT_MS : waitAfter(failures + 1));
      return failures + 1;
    }
  };

  return {
    /** There may be something to send, or the network may be back. */
    wake: pause.wake,
    /** @returns when `closing` is aborted */
    run: async () => {
      for (let failures = 0; !closing.aborted; ) {
        try {
          failures = await sendNext(await storage(), failures);
        } catch (error) {
          await onStorageError(error);
        }
      }
    },
  };
};

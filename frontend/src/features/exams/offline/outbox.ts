import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { mostReplacedAnswers } from '@matraz/contracts/exams/limits';
import { call } from '../../../shared/net/api.ts';
import { reportFault } from '../../../shared/net/fault.ts';
import { NoReply } from '../../../shared/net/no-reply.ts';
import { uuidv7 } from '../../../shared/net/uuid.ts';
import { noteStorageError } from '../../../shared/outbox/storage-error.ts';
import { openTabChannel } from '../../../shared/outbox/tab-channel.ts';
import { createAnswerSender } from './answer-sender.ts';
import { memoryStorage, openAnswerStorage } from './answer-storage.ts';
import { clearSuperseded, readSuperseded } from './attempt-notes.ts';
import type { PendingAnswer } from './database.ts';
import { changeBy, emptyOutbox, type OutboxState, type TabMessage } from './outbox-state.ts';
import type { SavedAnswer } from './saved-answers.ts';
import { type ClockSample, serverClock } from './server-clock.ts';

interface Settings {
  attemptId: string;
  userId: string;
  /** The server will never accept the answer. */
  onRefused: (error: unknown) => void;
  onSessionOver: () => void;
  /** A reply told the time of the attempt, which staff may have changed. */
  onTime?: (time: AttemptTime) => void;
  send?: (answer: PendingAnswer, signal: AbortSignal) => Promise<SavedAnswer>;
}

export type AttemptTime = Pick<RunningAttempt, 'deadline' | 'pausedAt'>;

/**
 * One try to send.
 *
 * @throws NoReply, also when a login page of the network replied instead of our server
 */
const sendAnswer = async (
  { attemptId, questionId, selectedAnswer, key, chosen, replaces }: PendingAnswer,
  signal: AbortSignal,
  onTime: (time: AttemptTime) => void,
): Promise<SavedAnswer> => {
  const sentAt = performance.now();
  const chosenAt = new Date(serverClock.timeOf(chosen)).toISOString();
  const { serverTime, deadline, pausedAt, ...saved } = await call('saveExamAnswer', {
    params: { id: attemptId },
    idempotencyKey: key,
    signal,
    retry: false,
    body: { questionId, selectedAnswer, chosenAt, ...(replaces && { replaces }) },
  });
  const isOurs = saved.questionId === questionId && [saved.savedAt, serverTime].every((time) => Date.parse(time) > 0);
  if (!isOurs) throw new NoReply('a foreign reply');
  serverClock.record(serverTime, performance.now() - sentAt);
  // A server of release 1.0.0 does not tell it.
  if (deadline !== undefined) onTime({ deadline, pausedAt });
  return saved;
};

/** Interval at which the sending tab tells the others that it is alive. */
const SIGN_OF_LIFE_MS = 2_000;
/** After this long without a sign another tab sends too. */
const OVERDUE_MS = 5_000;

/**
 * A sample of the server's clock that is later than these times. The student saw answers of these times when choosing.
 */
const sampleAfter = (earlier: readonly (number | undefined)[]): ClockSample => {
  const { server, wall } = serverClock.sample();
  return { server: Math.max(server, ...earlier.map((time) => (time === undefined ? 0 : time + 1))), wall };
};

/**
 * Takes the answers of one attempt to the server. An answer is shown at once, stored in the browser, and sent until the
 * server acknowledges it. When the attempt is open in several tabs, one tab sends and the others show its progress.
 *
 * A tab also sends when its answers are only in memory, or when it hears nothing from the sending tab, which a phone
 * may have suspended. Two tabs may send then. Each answer has one key, so the server stores it once.
 */
export const createOutbox = ({
  attemptId,
  userId,
  onRefused,
  onSessionOver,
  onTime = () => {},
  send = (answer, signal) => sendAnswer(answer, signal, onTime),
}: Settings) => {
  let state = emptyOutbox;
  const listeners = new Set<() => void>();
  const closing = new AbortController();
  let storage = openAnswerStorage(attemptId, userId);
  /** Answers are stored in the order in which they were chosen. */
  let storing: Promise<void> = Promise.resolve();
  /** Counts the changes of `state.pending`, to see whether it changed while the storage was read. */
  let revision = 0;

  const change = (next: Partial<OutboxState>) => {
    if (closing.signal.aborted) return;
    if (next.pending) revision++;
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  let overdue: ReturnType<typeof setTimeout> | undefined;
  const awaitOtherTab = () => {
    if (sending || closing.signal.aborted || state.pending.size === 0) return;
    overdue ??= setTimeout(() => {
      overdue = undefined;
      if (state.pending.size > 0) void startSending();
    }, OVERDUE_MS);
  };
  const heardFromOtherTab = () => {
    clearTimeout(overdue);
    overdue = undefined;
    awaitOtherTab();
  };
  const receive = (message: TabMessage) => {
    if (message.type !== 'changed') {
      if (message.type !== 'sending') change(changeBy(message, state));
      return heardFromOtherTab();
    }
    sender.wake();
    void reload();
  };
  const tabs = openTabChannel<TabMessage>(attemptId, (message) => {
    receive(message);
    // The other tab may run an older release with a fault that this one lacks.
    if (message.type === 'fault' && message.isFault) void startSending();
  });
  const tell = (message: TabMessage) => {
    receive(message);
    if (!closing.signal.aborted) tabs.post(message);
  };
  /** Shows what is stored. Reads again when the student chose an answer in between. */
  const reload = async (): Promise<void> => {
    const before = revision;
    await storing;
    const all = await (await storage).all().catch(keepInMemory);
    if (!all) return;
    if (before !== revision) return reload();
    // Mostly nothing is pending. A change would render the exam again.
    if (all.length + state.pending.size > 0)
      change({ pending: new Map(all.map((answer) => [answer.questionId, answer])) });
    awaitOtherTab();
  };
  /** The disk is full, or the browser has closed its database: pending answers now last as long as the page. */
  const keepInMemory = async (error: unknown) => {
    if (closing.signal.aborted) return;
    noteStorageError(error);
    const memory = memoryStorage();
    for (const [questionId, answer] of state.pending) await memory.put({ attemptId, userId, questionId, ...answer });
    storage = Promise.resolve(memory);
    change({ isKept: false });
    void startSending();
  };
  const store = async (answer: Omit<PendingAnswer, 'order'>, earlier: Promise<void>) => {
    await earlier;
    try {
      await (await storage).put(answer);
    } catch (error) {
      await keepInMemory(error);
    }
    tabs.post({ type: 'changed' });
    sender.wake();
    awaitOtherTab();
  };
  const loadSuperseded = async () => {
    const stored = await readSuperseded(attemptId);
    const superseded = stored.map((answer) => [answer.questionId, answer] as const);
    if (superseded.length > 0) change({ superseded: new Map([...superseded, ...state.superseded]) });
  };
  const sender = createAnswerSender(
    {
      storage: () => storage,
      send,
      obstacle: () => state.obstacle,
      onMessage: tell,
      onRefused,
      onSessionOver,
      onStorageError: keepInMemory,
    },
    closing.signal,
  );

  let sending: Promise<void> | null = null;
  let signs: ReturnType<typeof setInterval> | undefined;
  /** Begins at this tab's turn, or at once when no other tab can read its answers. */
  const startSending = async () => {
    if (closing.signal.aborted) return;
    signs ??= setInterval(() => {
      if (state.pending.size > 0) tabs.post({ type: 'sending' });
    }, SIGN_OF_LIFE_MS);
    sending ??= sender.run();
    await sending;
  };

  addEventListener('online', sender.wake);
  const loaded = reload();
  void loadSuperseded();
  void storage.then(({ isShared }) => {
    if (isShared) return;
    change({ isKept: false });
    void startSending();
  });
  tabs.runInOneTab(startSending, closing.signal).catch((error: unknown) => {
    if (!closing.signal.aborted) reportFault(error);
  });

  /** @returns when every answer is acknowledged or refused; without a network it waits */
  const whenEmpty = async () => {
    await loaded;
    await new Promise<void>((resolve) => {
      const check = () => {
        if (state.pending.size > 0) return;
        listeners.delete(check);
        resolve();
      };
      listeners.add(check);
      sender.wake();
      check();
    });
  };
  const end = () => {
    closing.abort();
    clearTimeout(overdue);
    clearInterval(signs);
    removeEventListener('online', sender.wake);
    // An answer that is being stored still tells the other tabs.
    void storing.finally(tabs.close);
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    state: () => state,
    /** @param shownSavedAt when the saved answer that the student saw was saved, by the server's clock */
    choose: (questionId: string, selectedAnswer: number | null, shownSavedAt?: string) => {
      const before = state.pending.get(questionId);
      const answer = {
        selectedAnswer,
        key: uuidv7(),
        chosen: sampleAfter([
          before && serverClock.timeOf(before.chosen),
          shownSavedAt === undefined ? undefined : Date.parse(shownSavedAt),
        ]),
        ...(before && { replaces: [...(before.replaces ?? []), before.key].slice(-mostReplacedAnswers) }),
      };
      const pending = new Map(state.pending);
      pending.delete(questionId);
      change({ pending: pending.set(questionId, answer) });
      // The next answer is stored in any case.
      storing = store({ attemptId, userId, questionId, ...answer }, storing).catch(reportFault);
    },
    /** The student has read the notice about superseded answers. */
    dismissSuperseded: () => {
      tell({ type: 'understood' });
      clearSuperseded(attemptId).catch(noteStorageError);
    },
    whenEmpty,
    /**
     * Answers that are only in memory are still sent. Until then the browser asks before it closes or reloads the page.
     */
    close: () => {
      if (state.isKept || state.pending.size === 0) return end();
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      addEventListener('beforeunload', ask);
      void whenEmpty().then(() => {
        removeEventListener('beforeunload', ask);
        end();
      });
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;

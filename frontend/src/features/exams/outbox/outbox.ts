import type { ExamAttempt } from '@matraz/contracts/exams/attempt-http';
import { uuidv7 } from '../../../shared/uuid.ts';
import { serverClock } from '../attempt/server-clock.ts';
import type { UnsentAnswer } from './database.ts';
import { fateOf } from './fate.ts';
import { forgetOvertaken, overtakenOf } from './marks.ts';
import { changeBy, type News, nothingYet, type OutboxState } from './outbox-state.ts';
import { createComparison } from './overtaken.ts';
import type { SavedAnswer } from './saved-answer.ts';
import { createSignal } from './signal.ts';
import { openUnsent, type Unsent, unsentInMemory } from './unsent.ts';

interface Settings {
  attemptId: string;
  userId: string;
  send: (answer: UnsentAnswer, signal: AbortSignal) => Promise<SavedAnswer>;
  /** The attempt as the server has it. */
  read: (signal: AbortSignal) => Promise<ExamAttempt>;
  /** The server said no for good. */
  onRefused: (error: unknown) => void;
  onSessionOver: () => void;
}

/** A try that takes longer is given up and made again, in milliseconds. */
const PATIENCE = 15_000;
/** Between tries, in milliseconds: from the first to at most the last. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** A little less than the full wait, so that a class that lost its network does not come back in one instant. */
const waitAfter = (failures: number) =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);

/**
 * The answers of one attempt on their way to the server: shown at once, kept by the browser, sent one after the other until each
 * is acknowledged. Of several tabs one sends; the others see what it does.
 */
export const createOutbox = ({ attemptId, userId, send, read, onRefused, onSessionOver }: Settings) => {
  let state: OutboxState = nothingYet;
  const listeners = new Set<() => void>();
  const closing = new AbortController();
  const work = createSignal(closing.signal);
  const comparison = createComparison(attemptId, read, closing.signal);
  const tabs = new BroadcastChannel(`matraz-outbox-${attemptId}`);
  let storage = openUnsent(attemptId, userId);
  /** Choices in the order they were made, each stored after the one before. */
  let storing: Promise<void> = Promise.resolve();
  /** Of `unsent`: tells whether it changed while the storage was read. */
  let revision = 0;

  const change = (next: Partial<OutboxState>) => {
    if (closing.signal.aborted) return;
    if (next.unsent) revision++;
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const hear = (news: News) => {
    if (news.type !== 'changed') return change(changeBy(news, state));
    work.wake();
    void reload();
  };
  const tell = (news: News) => {
    hear(news);
    if (!closing.signal.aborted) tabs.postMessage(news);
  };
  /** Shows what is stored; what is chosen here meanwhile will be. */
  const reload = async (): Promise<void> => {
    const before = revision;
    await storing;
    const all = await (await storage).all().catch(keepInMemory);
    if (!all) return;
    if (before !== revision) return reload();
    change({ unsent: new Map(all.map((answer) => [answer.questionId, answer])) });
  };

  /** @returns how many tries in a row have failed */
  const sendNext = async (unsent: Unsent, failures: number): Promise<number> => {
    const [next] = await unsent.all();
    if (next === undefined) {
      await work.next();
      return 0;
    }
    try {
      const later = await comparison.laterThan(next);
      if (later) {
        if (state.isStuck) tell({ type: 'stuck', isStuck: false });
        if (await unsent.overtake(next, later)) tell({ type: 'overtaken', answer: later, key: next.key });
        return 0;
      }
      const answer = await send(next, AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE)]));
      await unsent.acknowledge(next, answer);
      if (state.isStuck) tell({ type: 'stuck', isStuck: false });
      tell({ type: 'saved', answer, key: next.key });
      return 0;
    } catch (error) {
      if (closing.signal.aborted) return failures;
      const fate = fateOf(error);
      if (fate === 'refused') {
        await unsent.refuse(next);
        tell({ type: 'refused', questionId: next.questionId, key: next.key });
        onRefused(error);
        return 0;
      }
      tell({ type: 'stuck', isStuck: true });
      if (fate === 'after login') onSessionOver();
      await work.next(fate === 'after login' ? LONGEST_WAIT : waitAfter(failures + 1));
      return failures + 1;
    }
  };
  /** The disk is full, or the browser keeps nothing any more: what is unsent lives as long as the page. */
  const keepInMemory = async (error: unknown) => {
    if (closing.signal.aborted) return;
    console.warn(error);
    const memory = unsentInMemory();
    for (const [questionId, waiting] of state.unsent) await memory.put({ attemptId, userId, questionId, ...waiting });
    storage = Promise.resolve(memory);
  };
  const drain = async () => {
    for (let failures = 0; !closing.signal.aborted; ) {
      try {
        failures = await sendNext(await storage, failures);
      } catch (error) {
        await keepInMemory(error);
      }
    }
  };
  const store = async (answer: Omit<UnsentAnswer, 'order'>) => {
    try {
      await (await storage).put(answer);
    } catch (error) {
      await keepInMemory(error);
    }
    tabs.postMessage({ type: 'changed' } satisfies News);
    work.wake();
  };

  tabs.onmessage = ({ data }: MessageEvent<News>) => hear(data);
  addEventListener('online', work.wake);
  const loaded = reload();
  void overtakenOf(attemptId).then((before) => {
    const overtaken = before.map((answer) => [answer.questionId, answer] as const);
    if (overtaken.length > 0) change({ overtaken: new Map([...overtaken, ...state.overtaken]) });
  });
  // Where pages have no locks, two tabs may send the same answer: its key makes that harmless.
  const sending = navigator.locks ? navigator.locks.request(tabs.name, { signal: closing.signal }, drain) : drain();
  sending.catch((error: unknown) => {
    if (!closing.signal.aborted) console.error(error);
  });

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    state: () => state,
    choose: (questionId: string, selectedAnswer: number | null) => {
      const key = uuidv7();
      const chosen = serverClock.reading();
      const unsent = new Map(state.unsent);
      unsent.delete(questionId);
      change({ unsent: unsent.set(questionId, { selectedAnswer, key }) });
      storing = storing.then(() => store({ attemptId, userId, questionId, selectedAnswer, key, chosen }));
    },
    /** The student has read what stands in place of answers that were not sent. */
    understood: () => {
      tell({ type: 'understood' });
      forgetOvertaken(attemptId).catch((error: unknown) => console.warn(error));
    },
    /** Until every answer is acknowledged or refused, however long the network is away. */
    emptied: async () => {
      await loaded;
      await new Promise<void>((resolve) => {
        const check = () => {
          if (state.unsent.size > 0) return;
          listeners.delete(check);
          resolve();
        };
        listeners.add(check);
        work.wake();
        check();
      });
    },
    close: () => {
      closing.abort();
      removeEventListener('online', work.wake);
      // A choice still being stored goes through; then nobody listens any more.
      void storing.finally(() => tabs.close());
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;

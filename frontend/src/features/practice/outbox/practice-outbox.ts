import { call } from '../../../shared/net/api.ts';
import { reportFault } from '../../../shared/net/fault.ts';
import { NoReply } from '../../../shared/net/no-reply.ts';
import { OtherStudent } from '../../../shared/outbox/retry-decision.ts';
import { createSender } from '../../../shared/outbox/sender.ts';
import { noteStorageError } from '../../../shared/outbox/storage-error.ts';
import { openTabChannel } from '../../../shared/outbox/tab-channel.ts';
import { sessionStudent } from '../../../shared/session/kept-page.ts';
import type { ShownResult } from '../shown-result.ts';
import {
  forgetKeptAnswers,
  type KeptAnswer,
  keptAnswers,
  type Outcome,
  setKeptAnswers,
  subscribeKept,
} from './kept-answers.ts';
import { memoryStorage, openKeptStorage } from './kept-storage.ts';

interface Settings {
  userId: string;
  /** Called in every tab, once for each answer. */
  onOutcome: (answer: KeptAnswer, outcome: Outcome) => void;
  /** Called in the tab that sent the last answer: none waits any more. */
  onEmptied: (sent: { key: string; outcome: Outcome }[]) => void;
  onSessionOver: () => void;
}

/**
 * One try to send. The answer counts at the time when it arrives.
 *
 * @throws NoReply, also when a login page of the network replied instead of our server
 * @throws OtherStudent when the session is not of the student who gave the answer
 */
const sendAnswer = async (answer: KeptAnswer, signal: AbortSignal): Promise<ShownResult> => {
  if (sessionStudent() !== answer.userId) throw new OtherStudent();
  const { kind, questionId, selectedAnswer, key } = answer;
  const request = { params: { id: questionId }, body: { selectedAnswer }, idempotencyKey: key, signal, retry: false };
  const result =
    kind === 'practice'
      ? await call('answerQuestion', request)
      : { ...(await call('reviewExamQuestion', request)), isFirstAttempt: false, xpEarned: 0 };
  if (typeof result.correct !== 'boolean') throw new NoReply('a foreign reply');
  return result;
};

type TabMessage = { type: 'changed' } | { type: 'outcome'; answer: KeptAnswer; outcome: Outcome };

/** A tab also sends when the tab whose turn it is has not sent its answer after this time: a phone may have suspended it. */
const OVERDUE_MS = 5_000;

/**
 * Takes practice answers that got no reply to the server: it keeps them in the browser and sends them one after the
 * other until the server has judged or refused each. Mostly one tab sends. Each answer has one key, so it counts once.
 */
export const createPracticeOutbox = ({ userId, onOutcome, onEmptied, onSessionOver }: Settings) => {
  const closing = new AbortController();
  let storage = openKeptStorage(userId);
  let sent: { key: string; outcome: Outcome }[] = [];
  const overdue = new Set<ReturnType<typeof setTimeout>>();

  const show = async () => {
    const { all, isStored } = await storage;
    const waiting = await all();
    if (!closing.signal.aborted) setKeptAnswers({ waiting, isStored });
  };
  const receive = (message: TabMessage) => {
    if (closing.signal.aborted) return;
    if (message.type === 'outcome') {
      const { answer, outcome } = message;
      const { waiting, outcomes } = keptAnswers();
      setKeptAnswers({
        waiting: waiting.filter(({ key }) => key !== answer.key),
        outcomes: new Map(outcomes).set(answer.key, outcome),
      });
      onOutcome(answer, outcome);
      return;
    }
    sender.wake();
    show().catch(noteStorageError);
  };
  const tabs = openTabChannel<TabMessage>(`practice-${userId}`, receive);

  /** The disk is full, or the browser has closed its database: the answers now last as long as the page. */
  const keepInMemory = async (error: unknown) => {
    if (closing.signal.aborted) return;
    noteStorageError(error);
    const memory = memoryStorage();
    for (const answer of keptAnswers().waiting) await memory.add(answer);
    storage = Promise.resolve(memory);
    setKeptAnswers({ isStored: false });
    void startSending();
  };
  const settle = async (answer: KeptAnswer, outcome: Outcome) => {
    // False: another tab has sent it too, and told its outcome.
    if (!(await (await storage).remove(answer.key))) return;
    const message: TabMessage = { type: 'outcome', answer, outcome };
    receive(message);
    tabs.post(message);
    sent.push({ key: answer.key, outcome });
    if (keptAnswers().waiting.length > 0) return;
    onEmptied(sent);
    sent = [];
  };
  const sender = createSender<KeptAnswer, ShownResult>(
    {
      all: async () => (await storage).all(),
      send: sendAnswer,
      // One after the other: the server sees them in the order in which they were given.
      mostAtATime: 1,
      obstacle: () => keptAnswers().obstacle,
      onObstacle: (obstacle) => setKeptAnswers({ obstacle }),
      onFault: () => {},
      onReply: (answer, result) => settle(answer, { status: 'judged', result }),
      onRefused: (answer) => settle(answer, { status: 'refused' }),
      onSessionOver,
      onStorageError: keepInMemory,
    },
    closing.signal,
  );

  let sending: Promise<void> | null = null;
  const startSending = async () => {
    if (closing.signal.aborted) return;
    sending ??= sender.run();
    await sending;
  };
  addEventListener('online', sender.wake);
  const loaded = show().catch(keepInMemory);
  tabs.runInOneTab(startSending, closing.signal).catch((error: unknown) => {
    if (!closing.signal.aborted) reportFault(error);
  });

  return {
    /** @returns when it is stored, so that it survives the page */
    add: async (answer: Omit<KeptAnswer, 'order' | 'userId'>) => {
      const own = { ...answer, userId };
      try {
        await (await storage).add(own);
      } catch (error) {
        await keepInMemory(error);
        await (await storage).add(own);
      }
      await show().catch(keepInMemory);
      tabs.post({ type: 'changed' });
      sender.wake();
      const timer = setTimeout(() => {
        overdue.delete(timer);
        if (keptAnswers().waiting.length > 0) void startSending();
      }, OVERDUE_MS);
      overdue.add(timer);
    },
    /** @returns when every answer is judged or refused; without a network it waits */
    whenEmpty: async () => {
      await loaded;
      await new Promise<void>((resolve) => {
        const check = () => {
          if (keptAnswers().waiting.length > 0) return;
          stop();
          resolve();
        };
        const stop = subscribeKept(check);
        sender.wake();
        check();
      });
    },
    close: () => {
      closing.abort();
      for (const timer of overdue) clearTimeout(timer);
      removeEventListener('online', sender.wake);
      tabs.close();
      forgetKeptAnswers();
    },
  };
};

export type PracticeOutbox = ReturnType<typeof createPracticeOutbox>;

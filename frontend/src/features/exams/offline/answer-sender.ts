import type { Obstacle } from '../../../shared/outbox/retry-decision.ts';
import { createSender } from '../../../shared/outbox/sender.ts';
import type { AnswerStorage } from './answer-storage.ts';
import type { PendingAnswer } from './database.ts';
import type { TabMessage } from './outbox-state.ts';
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

/** Sends the answers of one attempt. */
export const createAnswerSender = ({ storage, onMessage, onRefused, ...settings }: Settings, closing: AbortSignal) =>
  createSender<PendingAnswer, SavedAnswer>(
    {
      ...settings,
      all: async () => (await storage()).all(),
      mostAtATime: MOST_AT_A_TIME,
      onObstacle: (obstacle) => onMessage({ type: 'stuck', obstacle }),
      onFault: (key, isFault) => onMessage({ type: 'fault', key, isFault }),
      onReply: async (answer, saved) => {
        const answers = await storage();
        if (saved.selectedAnswer === answer.selectedAnswer) {
          await answers.acknowledge(answer, saved);
          onMessage({ type: 'saved', answer: saved, key: answer.key });
        } else if (await answers.supersede(answer, saved)) {
          onMessage({ type: 'superseded', answer: saved, key: answer.key });
        }
      },
      onRefused: async (answer, error) => {
        await (await storage()).refuse(answer);
        onMessage({ type: 'refused', questionId: answer.questionId, key: answer.key });
        onRefused(error);
      },
    },
    closing,
  );

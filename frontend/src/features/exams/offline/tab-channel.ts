import type { Obstacle } from './retry-decision.ts';
import type { SavedAnswer } from './saved-answers.ts';

/** What one tab tells the other tabs of the same attempt. */
export type TabMessage =
  /** The stored answers have changed. */
  | { type: 'changed' }
  /** The tab that sends is alive and has work. */
  | { type: 'sending' }
  | { type: 'saved'; answer: SavedAnswer; key: string }
  | { type: 'refused'; questionId: string; key: string }
  | { type: 'superseded'; answer: SavedAnswer; key: string }
  /** The student has read the notice about superseded answers. */
  | { type: 'understood' }
  /** Why the last try failed. Null: it succeeded. */
  | { type: 'stuck'; obstacle: Obstacle | null }
  /** The tab that sends has a fault, or no longer has it. */
  | { type: 'fault'; key: string; isFault: boolean };

/** Connects the tabs in which one attempt is open. */
export const openTabChannel = (attemptId: string, onMessage: (message: TabMessage) => void) => {
  const channel = new BroadcastChannel(`matraz-outbox-${attemptId}`);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return {
    post: (message: TabMessage) => channel.postMessage(message),
    /**
     * Runs `work` in one tab at a time; the next tab begins when this one ends.
     * A browser that has no locks may send the same answer from two tabs. The idempotency key makes that harmless.
     */
    runInOneTab: (work: () => Promise<void>, closing: AbortSignal): Promise<void> =>
      navigator.locks ? navigator.locks.request(channel.name, { signal: closing }, work) : work(),
    close: () => channel.close(),
  };
};

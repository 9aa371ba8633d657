import type { ReadModelChange } from '@matraz/contracts/updates';

type Listener = (changes: readonly ReadModelChange[]) => void;

/** The open event streams, by user. */
export const createSubscribers = () => {
  const listeners = new Map<string, Set<Listener>>();
  return {
    /** @returns a function that unsubscribes */
    subscribe(userId: string, listener: Listener): () => void {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(userId);
      };
    },
    /** @param userId null: the changes concern every user */
    notify(userId: string | null, changes: readonly ReadModelChange[]): void {
      const concerned = userId === null ? [...listeners.values()] : [listeners.get(userId) ?? []];
      for (const own of concerned) for (const listener of own) listener(changes);
    },
  };
};

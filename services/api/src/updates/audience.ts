import type { ReadModelChange } from '@matraz/contracts/updates';

type Hear = (changes: readonly ReadModelChange[]) => void;

/** Who listens to changes, by account. */
export const createAudience = () => {
  const hearers = new Map<string, Set<Hear>>();
  const all = (changes: readonly ReadModelChange[]) => {
    for (const hearersOfOne of hearers.values()) for (const hear of hearersOfOne) hear(changes);
  };
  return {
    count: (userId: string): number => hearers.get(userId)?.size ?? 0,
    /** @returns ends it */
    join(userId: string, hear: Hear): () => void {
      const own = hearers.get(userId) ?? new Set();
      hearers.set(userId, own.add(hear));
      return () => {
        own.delete(hear);
        if (own.size === 0) hearers.delete(userId);
      };
    },
    /** @param userId null: it concerns everybody */
    tell(userId: string | null, changes: readonly ReadModelChange[]): void {
      if (userId === null) all(changes);
      else for (const hear of hearers.get(userId) ?? []) hear(changes);
    },
  };
};

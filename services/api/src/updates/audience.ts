import type { Changed } from '@matraz/contracts/updates';

type Pair = Changed['changed'][number];
type Hear = (pairs: readonly Pair[]) => void;

/** Who listens to changes, by account. */
export const createAudience = () => {
  const hearers = new Map<string, Set<Hear>>();
  const all = (pairs: readonly Pair[]) => {
    for (const hearersOfOne of hearers.values()) for (const hear of hearersOfOne) hear(pairs);
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
    tell(userId: string | null, pairs: readonly Pair[]): void {
      if (userId === null) all(pairs);
      else for (const hear of hearers.get(userId) ?? []) hear(pairs);
    },
  };
};

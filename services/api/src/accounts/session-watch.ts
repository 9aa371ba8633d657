interface Watcher {
  userId: string;
  onEnd(): void;
}

/**
 * Tells requests that stay open when their session ends.
 *
 * @param userOf the user of a session; null: it is over
 */
export const createSessionWatch = (userOf: (idHash: string) => Promise<string | null>) => {
  const watchers = new Map<string, Set<Watcher>>();

  const tell = (idHash: string, userId: string | null) => {
    for (const watcher of [...(watchers.get(idHash) ?? [])]) if (watcher.userId !== userId) watcher.onEnd();
  };
  const check = async (idHash: string): Promise<void> => {
    if (!watchers.has(idHash)) return;
    try {
      tell(idHash, await userOf(idHash));
    } catch {
      // The database is away. The request asks again at its next heartbeat.
    }
  };

  return {
    /** A session that ended just before is noticed too. @returns a function that stops watching */
    add(idHash: string, watcher: Watcher): () => void {
      const ofSession = watchers.get(idHash) ?? new Set();
      watchers.set(idHash, ofSession.add(watcher));
      void check(idHash);
      return () => {
        ofSession.delete(watcher);
        if (ofSession.size === 0 && watchers.get(idHash) === ofSession) watchers.delete(idHash);
      };
    },
    /** These sessions may have changed. Absent: any session. */
    check(hashes: Iterable<string> = [...watchers.keys()]): void {
      for (const idHash of hashes) void check(idHash);
    },
    end: (idHash: string): void => tell(idHash, null),
  };
};

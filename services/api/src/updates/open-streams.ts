/** The open update streams of each user, in this process. */
export const createOpenStreams = (most: number) => {
  const open = new Map<string, number>();
  return {
    /** @returns called at the end of the stream; null when the user has as many as allowed */
    begin: (userId: string): (() => void) | null => {
      const count = open.get(userId) ?? 0;
      if (count >= most) return null;
      open.set(userId, count + 1);
      return () => {
        const left = (open.get(userId) ?? 1) - 1;
        if (left > 0) open.set(userId, left);
        else open.delete(userId);
      };
    },
  };
};

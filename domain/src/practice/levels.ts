/** One step of a ladder. `threshold` is the amount that reaches it. */
export interface Level {
  level: number;
  title: string;
  emoji: string;
  threshold: number;
}

/** Where somebody stands on a ladder. */
export interface Standing extends Level {
  /** Null at the top. */
  next: Level | null;
  /** From this level's own threshold to the next, 0 to 100, rounded down: 100 only at the top. */
  percent: number;
  /** What is missing to the next level; 0 at the top. */
  remaining: number;
}

/** @param ladder ascending, its first threshold 0 */
export const standing = (ladder: readonly [Level, ...Level[]], amount: number): Standing => {
  const current = ladder.findLast(({ threshold }) => amount >= threshold) ?? ladder[0];
  const next = ladder.find(({ threshold }) => threshold > amount) ?? null;
  if (next === null) return { ...current, next, percent: 100, remaining: 0 };
  const done = Math.max(0, amount - current.threshold);
  return {
    ...current,
    next,
    percent: Math.floor((done * 100) / (next.threshold - current.threshold)),
    remaining: next.threshold - amount,
  };
};

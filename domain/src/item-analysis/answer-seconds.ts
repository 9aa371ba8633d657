/** Longer times are counted as this many seconds. */
const longest = 600;

/**
 * The time of an answer is the time since the first choice for the question before it, or since the start: the log has no other times.
 *
 * @param firstChosenAfter milliseconds from the start to the first choice of each question, in any order
 * @returns whole seconds, in the same order
 */
export const answerSeconds = (firstChosenAfter: readonly number[]): number[] => {
  const seconds = firstChosenAfter.map(() => 0);
  let before = 0;
  for (const [after, place] of firstChosenAfter.map((at, index) => [at, index] as const).sort(([a], [b]) => a - b)) {
    seconds[place] = Math.min(longest, Math.floor((after - before) / 1_000));
    before = after;
  }
  return seconds;
};

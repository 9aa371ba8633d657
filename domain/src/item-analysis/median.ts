/**
 * The middle value, or the mean of the two middle values.
 *
 * @param counts how often each value occurs, in any order
 * @returns null without values
 */
export const medianOf = (counts: readonly (readonly [value: number, count: number])[]): number | null => {
  const sorted = counts.filter(([, count]) => count > 0).sort(([one], [other]) => one - other);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  /** @param place from 0 */
  const valueAt = (place: number): number => {
    let before = 0;
    for (const [value, count] of sorted) {
      before += count;
      if (place < before) return value;
    }
    return 0;
  };
  return (valueAt(Math.floor((total - 1) / 2)) + valueAt(Math.floor(total / 2))) / 2;
};

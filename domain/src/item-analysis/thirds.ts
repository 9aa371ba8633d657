/** The weak third: strength up to `weakUpTo`. The strong third: strength from `strongFrom`. */
export interface Thirds {
  weakUpTo: number;
  strongFrom: number;
}

/**
 * The limits of the weak and the strong third of some students. Students of equal strength stay in one group, so a group may be
 * larger or smaller than a third: its limit is where its size is nearest to one third.
 *
 * @returns null when all students are equally strong
 */
export const thirdsOf = (groups: readonly { strength: number; students: number }[]): Thirds | null => {
  const sorted = groups.filter(({ students }) => students > 0).sort((one, other) => one.strength - other.strength);
  const [weakest, strongest] = [sorted[0]?.strength, sorted.at(-1)?.strength];
  if (weakest === undefined || strongest === undefined || weakest === strongest) return null;
  return { weakUpTo: limitOf(sorted), strongFrom: limitOf([...sorted].reverse()) };
};

/** The strength at which the students counted so far are nearest to one third of all. */
const limitOf = (groups: readonly { strength: number; students: number }[]): number => {
  const third = groups.reduce((total, { students }) => total + students, 0) / 3;
  let limit = 0;
  let best = Number.POSITIVE_INFINITY;
  let counted = 0;
  for (const [index, { strength, students }] of groups.entries()) {
    counted += students;
    if (groups[index + 1]?.strength === strength) continue;
    const distance = Math.abs(counted - third);
    if (distance >= best) break;
    best = distance;
    limit = strength;
  }
  return limit;
};

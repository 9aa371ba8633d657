/** '1 a 3, 7 y 9 a 12'. @param indexes ascending, from 0 */
export const rangesText = (indexes: readonly number[]): string => {
  const ranges: [number, number][] = [];
  for (const index of indexes) {
    const last = ranges.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else ranges.push([index, index]);
  }
  const texts = ranges.map(([from, to]) => (from === to ? `${from + 1}` : `${from + 1} a ${to + 1}`));
  return new Intl.ListFormat('es-CL').format(texts);
};

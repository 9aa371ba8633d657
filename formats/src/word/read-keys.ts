import { takeKeyLists } from './key-list.ts';
import { linesOf } from './line.ts';

/** The keys of a list that a person typed, such as '3 B, 7 C': letters by number. Null when it is no such list. */
export const readKeys = (text: string): ReadonlyMap<number, string> | null => {
  const { byNumber, others } = takeKeyLists(linesOf(`Claves\n${text}`));
  if (others.length > 0 || byNumber.size === 0) return null;
  const pairs = [...byNumber].map(
    ([number, [letter = '', ...more]]) => [number, more.length > 0 ? '' : letter] as const,
  );
  return pairs.every(([, letter]) => /^[A-J]$/i.test(letter))
    ? new Map(pairs.map(([n, l]) => [n, l.toUpperCase()]))
    : null;
};

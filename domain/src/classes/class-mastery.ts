import { passedShare } from '@matraz/contracts/practice/limits';
import type { Mastery } from '../diagnosis/mastery.ts';

export interface ClassMastery {
  /** Students of whom enough is known. */
  known: number;
  /** Known students whose mastery is below the limit. */
  weak: number;
  /** Mean of the known ones. Null: there are none. */
  mean: number | null;
}

/** What a class knows of a topic or a habilidad. A student of whom nothing is known does not count as weak. */
export const classMastery = (ofStudents: readonly (Pick<Mastery, 'mean'> | null)[]): ClassMastery => {
  const known = ofStudents.filter((one) => one !== null);
  const sum = known.reduce((total, { mean }) => total + mean, 0);
  return {
    known: known.length,
    weak: known.filter(({ mean }) => mean < passedShare).length,
    mean: known.length === 0 ? null : sum / known.length,
  };
};

/** The weakest come first. Unknown ones come last. Equal ones keep their order. */
export const weakestFirst = <Item extends ClassMastery>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => (one.mean ?? 2) - (other.mean ?? 2));

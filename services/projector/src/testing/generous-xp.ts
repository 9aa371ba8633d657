import { studentXp } from '../practice/student-xp.projection.ts';
import type { Projection } from '../projection.ts';

const addOnce: NonNullable<Projection['on']['QuestionAnswered']> = (event) =>
  studentXp.on.QuestionAnswered?.(event) ?? [];

/** A newer version with a changed rule: an answer gives twice the XP. */
export const generousXp: Projection = {
  ...studentXp,
  version: studentXp.version + 1,
  on: { QuestionAnswered: (event) => [...addOnce(event), ...addOnce(event)] },
};

/** The projections with this version. */
export const withGenerousXp = (projections: readonly Projection[], generous = generousXp): Projection[] =>
  projections.map((projection) => (projection === studentXp ? generous : projection));

import type { School } from './school.ts';

/** What is measured, beside what it is held against: both of the same run. */
export interface Figure {
  work: string;
  measured: number;
  reference?: { what: string; measured: number };
  unit: string;
  /** In units, or times the reference where there is one. */
  goal: { least: number } | { most: number };
}

/** @param seconds that each side of a comparison runs */
export type Benchmark = (school: School, seconds: number) => Promise<Figure[]>;

/** The p-th part of the values lies at or below it. @param p from 0 to 1 */
export const percentile = (values: readonly number[], p: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * p) - 1)] ?? Number.NaN;

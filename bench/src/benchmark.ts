import type { Fixture } from './fixture.ts';

/** A measurement and its reference, both from the same run. */
export interface Figure {
  work: string;
  measured: number;
  reference?: { what: string; measured: number };
  unit: string;
  /** With a reference: a factor of the reference. Without: in `unit`. */
  goal: { least: number } | { most: number };
}

/** @param seconds duration of the measurement, and of the reference */
export type Benchmark = (fixture: Fixture, seconds: number) => Promise<Figure[]>;

/** The smallest value that is not below the fraction p of the values. @param p from 0 to 1 */
export const percentile = (values: readonly number[], p: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * p) - 1)] ?? Number.NaN;

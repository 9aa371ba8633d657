import type { Fixture } from './fixture.ts';

/** A measurement and its reference, both from the same run. */
export interface Measurement {
  work: string;
  measured: number;
  reference?: { what: string; measured: number };
  /** Milliseconds of processor time per request, of each process. */
  cpuMs?: Record<string, number>;
  unit: string;
  /** A factor of the reference, or in `unit` when there is no reference. */
  goal: { least: number } | { most: number };
}

/** After a start V8 compiles for about this time. After 3 s one and the same process was twice as fast some seconds later. */
export const compileSeconds = 10;

/** @param seconds duration of the measurement, and of the reference */
export type Benchmark = (fixture: Fixture, seconds: number) => Promise<Measurement[]>;

/** The value that a fraction p of the values does not exceed. @param p from 0 to 1 */
export const percentile = (values: readonly number[], p: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * p) - 1)] ?? Number.NaN;

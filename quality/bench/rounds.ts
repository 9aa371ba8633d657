import { type Measurement, percentile } from './benchmark.ts';
import { round } from './results.ts';

/** A line of the printed table. */
export interface Row {
  work: string;
  measured: string;
  'slowest to fastest': string;
  reference: string;
  ratio: number | '';
  goal: string;
  reached: 'yes' | 'no';
  'CPU ms': string;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

const toRow = (measured: readonly [Measurement, ...Measurement[]]): Row => {
  const [{ work, unit, goal, reference }] = measured;
  const values = measured.map((one) => one.measured);
  const ratios = measured.map((one) => (one.reference ? one.measured / one.reference.measured : one.measured));
  const value = median(ratios);
  const isReached = 'least' in goal ? value >= goal.least : value <= goal.most;
  const limit = 'least' in goal ? `at least ${goal.least}` : `at most ${goal.most}`;
  const references = measured.flatMap((one) => (one.reference ? [one.reference.measured] : []));
  const processes = Object.keys(measured[0].cpuMs ?? {});
  return {
    work,
    measured: `${round(median(values))} ${unit}`,
    'slowest to fastest': `${round(Math.min(...values))} to ${round(Math.max(...values))}`,
    reference: reference ? `${round(median(references))} ${unit}, ${reference.what}` : '',
    ratio: reference ? round(value) : '',
    goal: `${limit}${reference ? ' ×' : ` ${unit}`}`,
    reached: isReached ? 'yes' : 'no',
    'CPU ms': processes
      .map((name) => `${name} ${round(median(measured.map(({ cpuMs }) => cpuMs?.[name] ?? 0)))}`)
      .join(', '),
  };
};

/**
 * Takes medians over the rounds. Each round measures the work and then its reference, so a slow minute of the machine hits both.
 *
 * @returns one row per kind of work. Its ratio is the median of the rounds' ratios.
 */
export const summarize = (rounds: readonly (readonly Measurement[])[]): Row[] => {
  const byWork = Map.groupBy(rounds.flat(), ({ work }) => work);
  return [...byWork.values()].map((measured) => toRow(measured as [Measurement, ...Measurement[]]));
};

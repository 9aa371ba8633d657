import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** The metrics of one process, as prom-client gives them. */
export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[];

/** What an api process shares with the others of its machine. */
export interface Group {
  /** The metrics of every process, one entry each. @param own reads the metrics of this process, also when another one asks */
  shareMetrics(own: () => Promise<ProcessMetrics>): () => Promise<ProcessMetrics[]>;
}

export const onlyProcess: Group = { shareMetrics: (own) => async () => [await own()] };

import type { EventBatch, EventStore, Position } from '@matraz/infra/event-store/port';
import type { Projection } from '../projection.ts';

/** The events that some projections have handlers for. All other events are passed over by the store, so they cost little. */
export interface ProjectedLog {
  readAll(page: { after: Position; limit: number }): Promise<EventBatch>;
  /** Also delivers batches without events, so that the checkpoint reaches the end of the log. */
  subscribe(options: { after: Position; batchSize: number; signal: AbortSignal }): AsyncIterable<EventBatch>;
}

export const typesOf = (projections: readonly Projection[]): readonly string[] => [
  ...new Set(projections.flatMap(({ on }) => Object.keys(on))),
];

export const projectedLog = (store: EventStore, types: readonly string[]): ProjectedLog => {
  const filter = { types };
  return {
    readAll: (page) => store.readAll({ ...page, filter }),
    subscribe: (options) => store.subscribe({ ...options, filter, tellsPosition: true }),
  };
};

import type { EventType, MatrazEvent } from '@matraz/contracts/events';
import type { UserChange } from '@matraz/contracts/updates';
import type { EventMetadata, Position } from '@matraz/infra/event-store/port';
import type { Table } from '@matraz/infra/read-models/table';
import type { Write } from './statement.ts';

/** An event for a handler. Its data have the shape of the type's current version. */
export type Recorded<Type extends EventType = EventType> = Extract<MatrazEvent, { type: Type }> & {
  metadata: EventMetadata;
  position: Position;
  /** Position in its stream. */
  version: number;
};

export interface Projection {
  name: string;
  /**
   * Add one with every change of a table, a statement or a handler: the projector then rebuilds. A statement that makes the same rows
   * in less time needs no new version.
   */
  version: number;
  /**
   * This projection in the release before. It writes the old tables while the new ones are filled. Without it the old tables of this
   * projection wait for the rebuild.
   */
  previous?: Projection;
  tables: readonly Table[];
  /**
   * Sets of event types whose order does not change the tables. Consecutive events of one set are written by one statement for all
   * their rows, every other event by statements of its own. So the result does not depend on the size of the batches.
   */
  together: readonly (readonly EventType[])[];
  /** The writes of each event. Pure: they depend on the event only, not on a clock. */
  on: { [Type in EventType]?: (event: Recorded<Type>) => Write[] };
  /** The read models that each event changes. */
  changes: { [Type in EventType]?: (event: Recorded<Type>) => UserChange[] };
}

import type { EventType, MatrazEvent } from '@matraz/contracts/events';
import type { UserChange } from '@matraz/contracts/updates';
import type { EventMetadata, Position } from '@matraz/infra/event-store/port';
import type { Table } from '@matraz/infra/read-models/table';
import type { Write } from './statement.ts';

/** An event as a handler sees it: its data are those of the type's current version. */
export type Recorded<Type extends EventType = EventType> = Extract<MatrazEvent, { type: Type }> & {
  metadata: EventMetadata;
  position: Position;
  /** Place in its stream. */
  version: number;
};

export interface Projection {
  name: string;
  /** One more with every change of `tables`, of a statement or of a handler: it makes the projector rebuild. */
  version: number;
  tables: readonly Table[];
  /**
   * Sets of event types whose order among each other cannot be seen in the tables. Neighbours of one set are written together,
   * one statement for all their rows; every other event stands alone. So the result does not depend on where a batch ends.
   */
  together: readonly (readonly EventType[])[];
  /** What each event writes. Pure: nothing but the event, and no clock. */
  on: { [Type in EventType]?: (event: Recorded<Type>) => Write[] };
  /** The read models that each event changes. */
  changes: { [Type in EventType]?: (event: Recorded<Type>) => UserChange[] };
}

import type { EventMetadata } from '../event-store/port.ts';

/** A stream folded up to `version`. */
export interface Snapshot<State = unknown> {
  version: number;
  /** Names the event at `version`. A log with another event there has another history, and the snapshot is wrong for it. */
  event: SnapshotEvent;
  /** Plain data: also Map and typed arrays, no functions and no classes of our own. */
  state: State;
}

/**
 * Id and time of an event. The id alone is not enough: it is made from the idempotency key, which the client chooses. So after a
 * restore another history can get the same id at the same version, but only at a later time.
 */
export type SnapshotEvent = Pick<EventMetadata, 'eventId' | 'occurredAt'>;

export const isSameEvent = (one: SnapshotEvent, other: SnapshotEvent): boolean =>
  one.eventId === other.eventId && one.occurredAt === other.occurredAt;

/** Snapshots only save time: any of them may be lost, so neither call fails. */
export interface SnapshotStore {
  /** @param kind names what was folded and the shape of its state */
  find(stream: string, kind: string): Promise<Snapshot | undefined>;
  /** Replaces the earlier snapshot of this kind. */
  save(stream: string, kind: string, snapshot: Snapshot): Promise<void>;
}

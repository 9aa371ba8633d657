/** A stream folded up to `version`. */
export interface Snapshot<State = unknown> {
  version: number;
  /** The id of the event at `version`. A log with another event there has another history, and the snapshot is wrong for it. */
  eventId: string;
  /** Plain data: also Map and typed arrays, no functions and no classes of our own. */
  state: State;
}

/** Snapshots only save time: any of them may be lost, so neither call fails. */
export interface SnapshotStore {
  /** @param kind names what was folded and the shape of its state */
  find(stream: string, kind: string): Promise<Snapshot | undefined>;
  /** Replaces the earlier snapshot of this kind. */
  save(stream: string, kind: string, snapshot: Snapshot): Promise<void>;
}

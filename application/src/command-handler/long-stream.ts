import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import { isSameEvent, type Snapshot, type SnapshotStore } from '@matraz/infra/snapshots/port';

/** So many events are read before a snapshot is looked for, and come between two snapshots. An exam attempt has 80 to 120 events. */
export const snapshotEvery = 100;

/** The version of the first snapshot. Earlier ones would be written for many ordinary attempts. */
export const firstSnapshot = 200;

/** Whether a stream at this version gets a new snapshot. */
export const isSnapshotDue = ({ version, snapshotVersion }: { version: number; snapshotVersion: number }): boolean =>
  version >= firstSnapshot && version - snapshotVersion >= snapshotEvery;

interface LongStreams {
  store: Pick<EventStore, 'readStream'>;
  snapshots: SnapshotStore;
}

/** The events of a stream after its snapshot, or after the known version when there is no snapshot. */
interface ReadLongStream<State> {
  snapshot?: Snapshot<State>;
  events: RecordedEvent[];
}

/**
 * Looks for a snapshot only when there are many events, so an ordinary stream costs one read.
 *
 * @param known the version up to which the events are known. Another process may have appended thousands since then.
 */
export const readLongStream = async <State>(
  { store, snapshots }: LongStreams,
  stream: string,
  kind: string,
  known = 0,
): Promise<ReadLongStream<State>> => {
  const next = await store.readStream(stream, { from: known + 1, limit: snapshotEvery });
  const last = next.at(-1);
  if (!last || next.length < snapshotEvery) return { events: next };
  const snapshot = await snapshots.find(stream, kind);
  if (snapshot && snapshot.version >= last.version) {
    const [folded, ...events] = await store.readStream(stream, { from: snapshot.version });
    // Another event: the log was restored from a backup and has another history now.
    if (folded && isSameEvent(folded.metadata, snapshot.event))
      return { snapshot: snapshot as Snapshot<State>, events };
  }
  return { events: [...next, ...(await store.readStream(stream, { from: last.version + 1 }))] };
};

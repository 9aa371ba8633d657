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

/** @returns undefined when there is no snapshot of this log that is newer than the known version */
const readAfterSnapshot = async <State>(
  { store, snapshots }: LongStreams,
  stream: string,
  kind: string,
  known: number,
): Promise<ReadLongStream<State> | undefined> => {
  const snapshot = await snapshots.find(stream, kind);
  if (!snapshot || snapshot.version <= known) return undefined;
  const [folded, ...events] = await store.readStream(stream, { from: snapshot.version });
  // Another event: the log was restored from a backup and has another history now.
  if (!folded || !isSameEvent(folded.metadata, snapshot.event)) return undefined;
  return { snapshot: snapshot as Snapshot<State>, events };
};

/**
 * Looks for a snapshot only when there are many events, so an ordinary stream costs one read.
 *
 * @param known the version up to which the events are known. Another process may have appended thousands since then.
 * @param isLong the caller knows that there are more than `snapshotEvery` events after it
 */
export const readLongStream = async <State>(
  streams: LongStreams,
  stream: string,
  kind: string,
  known = 0,
  isLong = false,
): Promise<ReadLongStream<State>> => {
  const { store } = streams;
  const next = isLong ? [] : await store.readStream(stream, { from: known + 1, limit: snapshotEvery });
  if (!isLong && next.length < snapshotEvery) return { events: next };
  const last = next.at(-1)?.version ?? known;
  const found = await readAfterSnapshot<State>(streams, stream, kind, last);
  return found ?? { events: [...next, ...(await store.readStream(stream, { from: last + 1 }))] };
};

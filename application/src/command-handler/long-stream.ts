import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Snapshot, SnapshotStore } from '@matraz/infra/snapshots/port';

/** A stream with fewer events has no snapshot: an exam attempt of a student in a hurry. */
export const snapshotEvery = 100;

export interface LongStreams {
  store: Pick<EventStore, 'readStream'>;
  snapshots: SnapshotStore;
}

/** The events of a stream after its snapshot. Without a snapshot: all its events. */
interface ReadLongStream<State> {
  snapshot?: Snapshot<State>;
  events: RecordedEvent[];
}

/** Looks for a snapshot only when the stream is long, so an ordinary stream costs one read. */
export const readLongStream = async <State>(
  { store, snapshots }: LongStreams,
  stream: string,
  kind: string,
): Promise<ReadLongStream<State>> => {
  const beginning = await store.readStream(stream, { limit: snapshotEvery });
  if (beginning.length < snapshotEvery) return { events: beginning };
  const snapshot = await snapshots.find(stream, kind);
  if (snapshot) {
    const [last, ...events] = await store.readStream(stream, { from: snapshot.version });
    // Another event: the log was restored from a backup and has another history now.
    if (last?.metadata.eventId === snapshot.eventId) return { snapshot: snapshot as Snapshot<State>, events };
  }
  const from = (beginning.at(-1)?.version ?? 0) + 1;
  return { events: [...beginning, ...(await store.readStream(stream, { from }))] };
};

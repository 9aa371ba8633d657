import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import { isSameEvent, type Snapshot, type SnapshotStore } from '@matraz/infra/snapshots/port';

/** So many events are read before a snapshot is looked for, and come between two snapshots. An exam attempt has 80 to 120 events. */
export const snapshotEvery = 100;

/** No snapshot has a lower version. Earlier ones would be written for many ordinary attempts. */
export const firstSnapshot = 200;

/** From 0 to 99. Attempts that go at one pace must not write their snapshots at the same time. Streams of attempts end with a hash. */
const delayOf = (stream: string): number => (Number.parseInt(stream.slice(-4), 16) || 0) % snapshotEvery;

/** How many snapshots a stream should have had up to this version. */
const snapshotsUpTo = (stream: string, version: number): number =>
  Math.max(0, 1 + Math.floor((version - firstSnapshot - delayOf(stream)) / snapshotEvery));

/** Whether a stream at this version gets a new snapshot. @param snapshotVersion the version of the last one; 0: none */
export const isSnapshotDue = (stream: string, version: number, snapshotVersion: number): boolean =>
  snapshotsUpTo(stream, version) > snapshotsUpTo(stream, snapshotVersion);

interface LongStreams {
  store: Pick<EventStore, 'readStream'>;
  snapshots: SnapshotStore;
}

/** The events of a stream after its snapshot, or after the known version when there is no snapshot. */
interface ReadLongStream<State> {
  snapshot?: Snapshot<State>;
  events: RecordedEvent[];
}

/** @returns undefined when there is no snapshot of this log, or an older one than the known version */
const readAfterSnapshot = async <State>(
  { store, snapshots }: LongStreams,
  stream: string,
  kind: string,
  known: number,
): Promise<ReadLongStream<State> | undefined> => {
  const snapshot = await snapshots.find(stream, kind);
  if (!snapshot || snapshot.version < known) return undefined;
  const [folded, ...events] = await store.readStream(stream, { from: snapshot.version });
  // Another event: the log was restored from a backup and has another history now.
  if (!folded || !isSameEvent(folded.metadata, snapshot.event)) return undefined;
  return { snapshot: snapshot as Snapshot<State>, events };
};

/**
 * Looks for a snapshot only when there are many events, so an ordinary stream costs one read.
 *
 * @param known the version up to which the events are known. Another process may have appended thousands since then.
 * @param atLeast a version that the stream surely has. When it is far from `known`, the snapshot is looked for first.
 */
export const readLongStream = async <State>(
  streams: LongStreams,
  stream: string,
  kind: string,
  { known = 0, atLeast = 0 }: { known?: number | undefined; atLeast?: number },
): Promise<ReadLongStream<State>> => {
  const { store } = streams;
  const isLong = atLeast >= firstSnapshot && atLeast - known > snapshotEvery;
  const next = isLong ? [] : await store.readStream(stream, { from: known + 1, limit: snapshotEvery });
  if (!isLong && next.length < snapshotEvery) return { events: next };
  const last = next.at(-1)?.version ?? known;
  const found = await readAfterSnapshot<State>(streams, stream, kind, last);
  return found ?? { events: [...next, ...(await store.readStream(stream, { from: last + 1 }))] };
};

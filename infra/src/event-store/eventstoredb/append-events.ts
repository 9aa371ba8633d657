import { type EventStoreDBClient, NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import { LRUCache } from 'lru-cache';
import { type AppendResult, type NewEvent, type RecordedEvent, VersionConflict } from '../port.ts';
import { toEventData } from './convert.ts';
import { toPosition } from './position.ts';
import { retrying } from './retrying.ts';

type Place = Pick<AppendResult, 'version' | 'position'>;

/** A stream up to `version`, by the ids of its events: enough to know a repeated one. */
interface KnownStream {
  version: number;
  places: Map<string, Place>;
}

type Written = Place | 'place unknown' | 'refused';

interface Sources {
  client: EventStoreDBClient;
  readStream(stream: string): Promise<RecordedEvent[]>;
  signal: AbortSignal;
}

/**
 * EventStoreDB knows a repeated append only while its expected version is the first time's; on the current version it would
 * write the same ids again. So the ids of recently used streams are kept, 100,000 in all, and the expected version proves them complete.
 */
export const createAppender = ({ client, readStream, signal }: Sources) => {
  const known = new LRUCache<string, KnownStream>({
    maxSize: 100_000,
    sizeCalculation: ({ places }) => 1 + places.size,
  });

  const learn = (stream: string, events: readonly RecordedEvent[]): KnownStream => {
    const places = new Map(events.map(({ metadata, version, position }) => [metadata.eventId, { version, position }]));
    const learnt = { version: events.at(-1)?.version ?? 0, places };
    known.set(stream, learnt);
    return learnt;
  };
  const readAgain = async (stream: string) => learn(stream, await readStream(stream));

  const write = async (stream: string, events: readonly NewEvent[], expectedVersion: number): Promise<Written> => {
    const expectedRevision = expectedVersion === 0 ? NO_STREAM : BigInt(expectedVersion - 1);
    try {
      const { success, nextExpectedRevision, position } = await retrying(
        () => client.appendToStream(stream, events.map(toEventData), { expectedRevision }),
        signal,
      );
      if (!success) return 'refused'; // throwOnAppendFailure=false in the address
      // Of several events the server tells where the write ends, not where the last event will be read; of a write that it
      // had already, it may tell nothing.
      if (!position || events.length > 1) return 'place unknown';
      return { version: Number(nextExpectedRevision) + 1, position: toPosition(position) };
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) return 'refused';
      throw error;
    }
  };

  return {
    /** Call it with every whole stream that was read: an append after it needs no read of its own. */
    learn,
    async append(stream: string, events: readonly NewEvent[], expectedVersion: number): Promise<AppendResult> {
      const last = events.at(-1);
      if (!last) throw new RangeError('an append needs at least one event');
      const { eventId } = last.metadata;

      const cached = known.get(stream);
      const before = cached?.version === expectedVersion ? cached : await readAgain(stream);
      const earlier = before.places.get(eventId);
      if (earlier) return { ...earlier, duplicate: true };
      if (before.version !== expectedVersion) throw new VersionConflict(stream, expectedVersion);

      const written = await write(stream, events, expectedVersion).catch((error) => {
        known.delete(stream);
        throw error;
      });
      if (typeof written === 'object') {
        known.set(stream, { version: written.version, places: before.places.set(eventId, written) });
        return { ...written, duplicate: false };
      }
      const place = (await readAgain(stream)).places.get(eventId);
      if (!place) throw new VersionConflict(stream, expectedVersion);
      return { ...place, duplicate: written === 'refused' || events.length === 1 };
    },
  };
};

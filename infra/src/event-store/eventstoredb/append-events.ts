import { LRUCache } from 'lru-cache';
import { refuseTooLarge } from '../append-size.ts';
import { type AppendResult, type NewEvent, VersionConflict } from '../port.ts';
import type { Ask, Call } from './calls.ts';
import { toEventData } from './convert.ts';
import type { ReadStream } from './read-events.ts';
import { unaryAppend } from './unary-append.ts';

type Place = Pick<AppendResult, 'version' | 'position'>;

/** A stream up to `version`, by the ids of its events: enough to know a repeated one. */
interface KnownStream {
  version: number;
  /** Behind foreign events, which have no version here but count for the server. */
  end: number;
  places: Map<string, Place>;
}

type Written = Place | 'place unknown' | 'refused';

interface Sources {
  call: Call;
  readStream(ask: Ask, stream: string): Promise<ReadStream>;
}

const write = async (ask: Ask, stream: string, events: readonly NewEvent[], end: number): Promise<Written> => {
  const appended = await ask((client) => unaryAppend(client, stream, events.map(toEventData), end));
  if (appended === 'wrong version') return 'refused';
  // After several events the server tells where the write ends, which is not where the last event is read. After a repeat
  // it may tell nothing.
  if (appended.position === null || events.length > 1) return 'place unknown';
  return { version: appended.end, position: appended.position };
};

/**
 * EventStoreDB knows a repeated append only while its expected version is the first time's; on the current version it would
 * write the same ids again. So the ids of recently used streams are kept, 100,000 in all, and the expected version proves them complete.
 */
export const createAppender = ({ call, readStream }: Sources) => {
  const known = new LRUCache<string, KnownStream>({
    maxSize: 100_000,
    sizeCalculation: ({ places }) => 1 + places.size,
  });

  const learn = (stream: string, { events, end }: ReadStream): KnownStream => {
    const places = new Map(events.map(({ metadata, version, position }) => [metadata.eventId, { version, position }]));
    const learnt = { version: events.at(-1)?.version ?? 0, end, places };
    known.set(stream, learnt);
    return learnt;
  };

  return {
    /** Call it with every whole stream that was read: an append after it needs no read of its own. */
    learn,
    async append(stream: string, events: readonly NewEvent[], expectedVersion: number): Promise<AppendResult> {
      const last = events.at(-1);
      if (!last) throw new RangeError('an append needs at least one event');
      refuseTooLarge(events);
      const { eventId } = last.metadata;

      return call(async (ask) => {
        const readAgain = async () => learn(stream, await readStream(ask, stream));
        const cached = known.get(stream);
        const before = cached?.version === expectedVersion ? cached : await readAgain();
        const earlier = before.places.get(eventId);
        if (earlier) return { ...earlier, duplicate: true };
        if (before.version !== expectedVersion) throw new VersionConflict(stream, expectedVersion);

        const written = await write(ask, stream, events, before.end).catch((error) => {
          known.delete(stream);
          throw error;
        });
        if (typeof written === 'object') {
          const { version } = written;
          known.set(stream, { version, end: version, places: before.places.set(eventId, written) });
          return { ...written, duplicate: false };
        }
        const place = (await readAgain()).places.get(eventId);
        if (!place) throw new VersionConflict(stream, expectedVersion);
        return { ...place, duplicate: written === 'refused' || events.length === 1 };
      });
    },
  };
};

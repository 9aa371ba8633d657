import { LRUCache } from 'lru-cache';
import { refuseTooLarge } from '../append-size.ts';
import { type AppendResult, type NewEvent, VersionConflict } from '../port.ts';
import type { Ask, Call } from './calls.ts';
import { toEventData } from './convert.ts';
import type { ReadStream } from './read-events.ts';
import { unaryAppend } from './unary-append.ts';

type Place = Pick<AppendResult, 'version' | 'position'>;

/** The event ids of a stream up to `version`, to recognise a repeated append. */
interface KnownStream {
  version: number;
  /** The server's version. It also counts foreign events, which have no version here. */
  end: number;
  places: Map<string, Place>;
}

type Written = Place | 'place unknown' | 'refused';

interface Options {
  call: Call;
  readStream(ask: Ask, stream: string): Promise<ReadStream>;
  /** Size of the memory for event ids, in bytes. The default is 1,200 streams of 80 events. */
  mostIdBytes?: number | undefined;
}

/** Measured with Node 24. The ids of a stream with few events need a little less. In bytes. */
const memoryOf = ({ places }: KnownStream): number => 400 + 190 * places.size;

const write = async (ask: Ask, stream: string, events: readonly NewEvent[], end: number): Promise<Written> => {
  const appended = await ask((client) => unaryAppend(client, stream, events.map(toEventData), end));
  if (appended === 'wrong version') return 'refused';
  // For several events the server answers with the end of the write, which is not the position of the last event. For a repeated
  // append it may answer without a position.
  if (appended.position === null || events.length > 1) return 'place unknown';
  return { version: appended.end, position: appended.position };
};

/**
 * EventStoreDB recognises a repeated append only by the expected version of the first time. On the current version it writes the
 * same ids again. So this adapter keeps the event ids of recently used streams. The expected version proves that the ids of a
 * stream are complete.
 */
export const createAppender = ({ call, readStream, mostIdBytes = 20_000_000 }: Options) => {
  const known = new LRUCache<string, KnownStream>({
    maxSize: mostIdBytes,
    sizeCalculation: memoryOf,
  });

  const learn = (stream: string, { events, end }: ReadStream): KnownStream => {
    const places = new Map(events.map(({ metadata, version, position }) => [metadata.eventId, { version, position }]));
    const learnt = { version: events.at(-1)?.version ?? 0, end, places };
    known.set(stream, learnt);
    return learnt;
  };

  return {
    /** For a stream that was read to its end: a later append then needs no read. */
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

import { deepEqual } from '@matraz/domain/deep-equal';
import {
  CopyRefused,
  type CopyTarget,
  type EventStore,
  type Position,
  type RecordedEvent,
} from '@matraz/infra/event-store/port';
import { OpsError } from '../ops-error.ts';
import { amount, type Output } from '../output.ts';
import { readEvents, shareOf } from '../read-events.ts';
import { checkEventFile, readEventFile } from './event-file.ts';

/** A log that is copied: of a platform or of a file. */
export interface CopySource {
  events(after: Position): AsyncIterable<RecordedEvent>;
  /** Position of the last event that is copied. */
  end: Position;
}

/** The events up to the current head. Later events wait for the next copy. */
export const sourceOfStore = async (store: Pick<EventStore, 'readAll' | 'head'>): Promise<CopySource> => {
  const end = await store.head();
  return { end, events: (after) => readEvents(store, {}, { after, upTo: end }) };
};

/** @throws OpsError when the file is damaged */
export const sourceOfFile = async (path: string, output: Output): Promise<CopySource> => {
  const { end } = await output.withEvents('Revisión del archivo', (report) => checkEventFile(path, report));
  return { end, events: (after) => readEventFile(path, after) };
};

/** Up to here both logs have the same events. The two logs may have other positions for the same event. */
interface Place {
  source: Position;
  target: Position;
  count: number;
}
const beginning: Place = { source: 0n, target: 0n, count: 0 };

const isSame = (one: RecordedEvent, other: RecordedEvent): boolean =>
  one.stream === other.stream &&
  one.version === other.version &&
  one.type === other.type &&
  one.schemaVersion === other.schemaVersion &&
  deepEqual(one.metadata, other.metadata) &&
  deepEqual(one.data, other.data);

const nameOf = ({ stream, version, type }: RecordedEvent): string => `${type} de ${stream}, versión ${version}`;
type Report = (share: number, events: number) => void;

/**
 * Compares every event of the target after `from` with the source.
 *
 * @returns the end of the target
 * @throws OpsError at the first event that differs
 */
const compareLogs = async (
  source: CopySource,
  target: Pick<EventStore, 'readAll'>,
  from: Place,
  report: Report,
): Promise<Place> => {
  const expected = source.events(from.source)[Symbol.asyncIterator]();
  let place = from;
  try {
    for await (const event of readEvents(target, {}, { after: from.target })) {
      const next = await expected.next();
      const count = place.count + 1;
      if (next.done) throw new OpsError(`El destino tiene más eventos que el origen: ${nameOf(event)}.`);
      if (!isSame(next.value, event))
        throw new OpsError(`El destino tiene otros eventos: el número ${count} no es el mismo.`, {
          details: [`origen: ${nameOf(next.value)}`, `destino: ${nameOf(event)}`],
        });
      place = { source: next.value.position, target: event.position, count };
      report(shareOf(place.source, source.end), count);
    }
  } finally {
    await expected.return?.();
  }
  return place;
};

/** Compares a finished copy with its source, from the place up to which it was compared before. @returns the end of both */
const verifyCopy = async (
  source: CopySource,
  target: Pick<EventStore, 'readAll'>,
  { from, count, report }: { from: Place; count: number; report: Report },
): Promise<Place> => {
  const end = await compareLogs(source, target, from, report);
  if (end.count !== count)
    throw new OpsError(
      `El destino tiene ${amount(end.count, 'evento', 'eventos')} y el origen ${count}: repita el comando.`,
    );
  return end;
};

const batchSize = 2_000;

async function* batchesOf(events: AsyncIterable<RecordedEvent>): AsyncGenerator<RecordedEvent[]> {
  let batch: RecordedEvent[] = [];
  for await (const event of events) {
    batch.push(event);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export interface Copied {
  /** Events of the target before the copy. */
  before: number;
  copied: number;
  total: number;
}

/** @param from up to here the target was compared before */
const copyFrom = async (
  from: Place,
  source: CopySource,
  target: CopyTarget,
  output: Output,
): Promise<{ start: Place; end: Place }> => {
  const start = await output.withEvents('Comparación', (report) => compareLogs(source, target, from, report));
  let count = start.count;
  try {
    await output.withEvents('Copia', async (report) => {
      for await (const batch of batchesOf(source.events(start.source))) {
        await target.appendCopied(batch, count);
        count += batch.length;
        report(shareOf(batch.at(-1)?.position ?? 0n, source.end), count);
      }
    });
  } catch (error) {
    if (!(error instanceof CopyRefused)) throw error;
    throw new OpsError(
      'El destino no admite los eventos: otro programa escribe en él, o su motor no puede guardarlos.',
      {
        details: [error.message],
      },
    );
  }
  const end = await output.withEvents('Verificación', (report) =>
    verifyCopy(source, target, { from: start, count, report }),
  );
  return { start, end };
};

/**
 * Copies the events that the target does not have yet, in their order, with ids, versions and metadata. Then it compares every event.
 * A copy that was interrupted is completed by running it again.
 *
 * @throws OpsError when the target has other events than the source; nothing is written then
 */
export const copyLog = async (source: CopySource, target: CopyTarget, output: Output): Promise<Copied> => {
  const { start, end } = await copyFrom(beginning, source, target, output);
  return { before: start.count, copied: end.count - start.count, total: end.count };
};

export interface GrowingCopy {
  /** Copies like `copyLog`. A repeated call copies and compares only what came since. */
  copyNew(output: Output): Promise<Copied>;
  /** Whether the source has no later event than the copy. */
  isWhole(): Promise<boolean>;
}

/** A copy of a log that is still written. */
export const growCopy = (store: Pick<EventStore, 'readAll' | 'head'>, target: CopyTarget): GrowingCopy => {
  let before: number | undefined;
  let place = beginning;
  let head: Position | undefined;
  return {
    async copyNew(output) {
      const source = await sourceOfStore(store);
      const { start, end } = await copyFrom(place, source, target, output);
      before ??= start.count;
      place = end;
      head = source.end;
      return { before, copied: end.count - before, total: end.count };
    },
    isWhole: async () => (await store.head()) === head,
  };
};

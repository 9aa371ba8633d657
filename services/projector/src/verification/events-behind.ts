import type { EventStore, Position, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Table } from '@matraz/infra/read-models/table';
import type { Projection } from '../projection.ts';
import { createDescriber, type Describer } from '../runner/batch-calls.ts';
import type { Run } from '../statement.ts';
import type { RowDifference } from './compare-tables.ts';

type EventName = Pick<RecordedEvent, 'position' | 'stream' | 'version' | 'type'> & { occurredAt: string };

export interface ExplainedRow extends RowDifference {
  /** Number of events of the row's aggregate or student that the projection reads. */
  eventCount: number;
  /** The last of them, in the order of the log. */
  events: EventName[];
}

/** Events of a row that are named. */
const mostEvents = 20;
const pageSize = 5_000;
/** Streams of content. Their events change rows of many students. */
const contentStreams = /^(course|topic|lesson|question|video|exam)-/;

/** The parts of the primary key that name the row's aggregate, student or day. */
const namesIn = ({ primaryKey, columns }: Table): readonly string[] => {
  const named = primaryKey.filter((name) => ['uuid', 'date'].includes(columns[name]?.type ?? ''));
  return named.length > 0 ? named : primaryKey;
};

const addValues = (value: unknown, to: Set<string>): void => {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) addValues(part, to);
  else if (value !== null && value !== undefined) to.add(String(value));
};

/** The values of an event, and the values that the projection's handler makes of it. */
const valuesOf = (describe: Describer, event: RecordedEvent): Set<string> => {
  const values = new Set<string>();
  addValues(event.data, values);
  try {
    const run: Run = [];
    const [described] = describe(event)?.writes ?? [];
    for (const row of described?.rows ?? []) row.addTo(run);
    for (const execution of run) addValues(execution.values(), values);
  } catch {
    // The event is parked: no row is made of it.
  }
  return values;
};

interface Row {
  explained: ExplainedRow;
  names: readonly string[];
}

/** The rows of one projection, by each of their names. */
const indexOf = (rows: readonly Row[]): Map<string, Row[]> => {
  const index = new Map<string, Row[]>();
  for (const row of rows) for (const name of row.names) index.set(name, [...(index.get(name) ?? []), row]);
  return index;
};

const nameOf = ({ position, stream, version, type, metadata }: RecordedEvent): EventName => ({
  position,
  stream,
  version,
  type,
  occurredAt: metadata.occurredAt,
});

interface Options {
  store: Pick<EventStore, 'readAll'>;
  projection: Projection;
  /** The rows of each table that differ. */
  differences: readonly { table: Table; rows: readonly RowDifference[] }[];
  /** Inclusive. */
  upTo: Position;
  onRead?: (position: Position) => void;
}

/** Reads the log once more, and finds the events that these rows of a projection were made of. */
export const eventsBehind = async (options: Options): Promise<ExplainedRow[][]> => {
  const { store, projection, differences, upTo, onRead } = options;
  const tables = differences.map(({ table, rows }) =>
    rows.map((row) => ({
      explained: { ...row, eventCount: 0, events: [] },
      names: namesIn(table).map((name) => row.key[name] ?? ''),
    })),
  );
  const index = indexOf(tables.flat());
  const types = Object.keys(projection.on);
  const describe = createDescriber([projection]);
  for (let after = 0n; after < upTo; ) {
    const page = await store.readAll({ after, limit: pageSize, filter: { types }, ...(onRead && { onRead }) });
    if (page.position === after) break;
    after = page.position;
    for (const event of page.events) {
      if (event.position > upTo) break;
      const values = valuesOf(describe, event);
      const found = new Set([...values].flatMap((value) => index.get(value) ?? []));
      for (const { explained, names } of found) {
        if (!contentStreams.test(event.stream) && !names.every((name) => values.has(name))) continue;
        explained.eventCount += 1;
        explained.events.push(nameOf(event));
        if (explained.events.length > mostEvents) explained.events.shift();
      }
    }
  }
  return tables.map((rows) => rows.map(({ explained }) => explained));
};

import type { Pool } from '../../postgres/pool.ts';
import { shareQueries } from '../../postgres/share-queries.ts';
import type { EventBatch, EventMetadata, EventStore, Position, ReadAllOptions, RecordedEvent } from '../port.ts';

type Row = [
  position: string,
  stream: string,
  version: number,
  id: string,
  type: string,
  schemaVersion: number,
  data: RecordedEvent['data'],
  metadata: Omit<EventMetadata, 'eventId'>,
];

const columns = 'e.position, e.stream, e.version, e.event_id, e.type, e.schema_version, e.data, e.metadata';

const toEvent = ([position, stream, version, eventId, type, schemaVersion, data, metadata]: [
  ...Row,
  ...unknown[],
]): RecordedEvent => ({
  stream,
  version,
  position: BigInt(position),
  type,
  schemaVersion,
  data,
  metadata: { eventId, ...metadata },
});

interface Part {
  stream: string;
  from: number;
  limit: number | undefined;
}

// The sub-selects hide the number of parts from the planner. If the planner knew it, it would make a new plan for each call.
const parts = `
  select ${columns}, asked.number
  from unnest((select $1::text[]), (select $2::int[]), (select $3::int[])) with ordinality asked (stream, first, most, number)
  cross join lateral (
    select * from es.events e
    where e.stream = asked.stream and e.version >= asked.first
    order by e.version
    limit asked.most
  ) e`;

const nameOf = ({ stream, from, limit }: Part) => `${from} ${limit} ${stream}`;

/** Reads parts of streams, several with one query. */
export const createStreamReader = (pool: Pool): EventStore['readStream'] => {
  const read = shareQueries<Part, RecordedEvent[]>(async (asked) => {
    // Many calls can ask for the same part: the end of an exam's stream.
    const different = new Map(asked.map((part) => [nameOf(part), part]));
    const all = [...different.values()];
    const { rows } = await pool.query<[...Row, number: string]>({
      name: 'es-read-streams',
      text: parts,
      values: [all.map(({ stream }) => stream), all.map(({ from }) => from), all.map(({ limit }) => limit ?? null)],
      rowMode: 'array',
    });
    const found = Map.groupBy(rows, ([, , , , , , , , number]) => Number(number));
    const events = new Map(
      [...different.keys()].map((name, index) => [name, (found.get(index + 1) ?? []).map(toEvent)] as const),
    );
    return asked.map((part) => [...(events.get(nameOf(part)) ?? [])]);
  });
  return (stream, { from = 1, limit } = {}) => read({ stream, from, limit });
};

export const head = async (pool: Pool): Promise<Position> => {
  const { rows } = await pool.query<{ head: string }>('select coalesce(max(position), 0) as head from es.events');
  return BigInt(rows[0]?.head ?? 0);
};

const page = `
  select ${columns}
  from es.events e
  where e.position > $1
  order by e.position
  limit $2`;

/** Each row begins with the head of the log. When no event is found, one row has nulls after it. */
const filteredPage = `
  select head.position, found.*
  from (select coalesce(max(position), 0) as position from es.events) head
  left join lateral (
    select ${columns}
    from es.events e
    where e.position > $1
    and e.position <= $3
    and ($4::text[] is null or e.stream ^@ any ($4))
    and ($5::text[] is null or e.type = any ($5))
    order by e.position
    limit $2
  ) found on true`;

/** Maximum number of events that one query scans, so that a filter with few matches does not make it too long. */
const stretch = 20_000n;

/** When the filter leaves the page unfilled, all events up to the head were scanned. */
const readFiltered = async (pool: Pool, { after, limit, filter, onRead }: ReadAllOptions): Promise<EventBatch> => {
  const events: RecordedEvent[] = [];
  for (let position = after; ; ) {
    const end = position + stretch;
    const { rows } = await pool.query<[head: string, ...Row] | [head: string, position: null]>({
      name: 'es-read-filtered',
      text: filteredPage,
      values: [String(position), limit - events.length, String(end), filter?.streamPrefixes, filter?.types],
      rowMode: 'array',
    });
    const upTo = BigInt(rows[0]?.[0] ?? 0);
    for (const [, ...row] of rows) if (row[0] !== null) events.push(toEvent(row as Row));
    const last = events.at(-1);
    const isFull = last !== undefined && events.length === limit;
    const scanned = isFull ? last.position : end < upTo ? end : upTo;
    // Positions have no gaps. A restored log can end before `after`.
    if (scanned > position) {
      onRead?.(scanned, Number(scanned - position));
      position = scanned;
    }
    if (isFull || end >= upTo) return { events, position };
  }
};

/** Writers are serialised in es.append, so positions are in commit order and no event appears before a reader's position. */
export const readAll = async (pool: Pool, options: ReadAllOptions): Promise<EventBatch> => {
  const { after, limit, filter, onRead } = options;
  if (filter?.streamPrefixes || filter?.types) return readFiltered(pool, options);
  const values = [String(after), limit];
  const { rows } = await pool.query<Row>({ name: 'es-read-all', text: page, values, rowMode: 'array' });
  const events = rows.map(toEvent);
  const position = events.at(-1)?.position ?? after;
  onRead?.(position, events.length);
  return { events, position };
};

/** Empty in a database of release 1.0.0, and for a role that may read the events alone. */
export const readCopyId = async (pool: Pool): Promise<string> => {
  const { rows: found } = await pool.query<{ mayRead: boolean | null }>(
    `select has_table_privilege(to_regclass('es.log'), 'select') as "mayRead"`,
  );
  if (!found[0]?.mayRead) return '';
  const { rows } = await pool.query<{ id: string }>('select id from es.log');
  return rows[0]?.id ?? '';
};

import type { Pool } from '../../postgres/pool.ts';
import { shareQueries } from '../../postgres/share-queries.ts';
import type { EventBatch, EventMetadata, Position, ReadAllOptions, RecordedEvent } from '../port.ts';

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

const toEvent = ([position, stream, version, eventId, type, schemaVersion, data, metadata]: Row): RecordedEvent => ({
  stream,
  version,
  position: BigInt(position),
  type,
  schemaVersion,
  data,
  metadata: { eventId, ...metadata },
});

/** At most `limit` events of a stream. */
export const readPart = async (
  pool: Pool,
  stream: string,
  { from, limit }: { from: number; limit: number },
): Promise<RecordedEvent[]> => {
  const { rows } = await pool.query<Row>({
    name: 'es-read-part',
    text: `select ${columns} from es.events e where e.stream = $1 and e.version >= $2 order by e.version limit $3`,
    values: [stream, from, limit],
    rowMode: 'array',
  });
  return rows.map(toEvent);
};

// The sub-selects hide the number of streams from the planner. If the planner knew it, it would make a new plan for each call.
const streams = `
  select ${columns}
  from unnest((select $1::text[]), (select $2::int[])) as asked (stream, version)
  cross join lateral (
    select * from es.events e where e.stream = asked.stream and e.version >= asked.version order by e.version
  ) e`;

/** Reads streams from a version on, several with one query. */
export const createStreamReader = (pool: Pool) => {
  const read = shareQueries<{ stream: string; from: number }, RecordedEvent[]>(async (asked) => {
    const earliest = new Map<string, number>();
    for (const { stream, from } of asked) earliest.set(stream, Math.min(from, earliest.get(stream) ?? from));
    const { rows } = await pool.query<Row>({
      name: 'es-read-streams',
      text: streams,
      values: [[...earliest.keys()], [...earliest.values()]],
      rowMode: 'array',
    });
    const found = Map.groupBy(rows.map(toEvent), ({ stream }) => stream);
    return asked.map(({ stream, from }) => (found.get(stream) ?? []).filter(({ version }) => version >= from));
  });
  return (stream: string, from: number) => read({ stream, from });
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

const filteredPage = `
  select ${columns}
  from es.events e
  where e.position > $1
  and e.position <= $3
  and ($4::text[] is null or e.stream ^@ any ($4))
  and ($5::text[] is null or e.type = any ($5))
  order by e.position
  limit $2`;

/** Maximum number of events that one query scans, so that a filter with few matches does not make it too long. */
const stretch = 20_000n;

/** Reads the head first: when the filter leaves the page unfilled, all events up to that head were scanned. */
const readFiltered = async (pool: Pool, { after, limit, filter, onRead }: ReadAllOptions): Promise<EventBatch> => {
  const upTo = await head(pool);
  const events: RecordedEvent[] = [];
  let position = after;
  while (position < upTo) {
    const end = position + stretch < upTo ? position + stretch : upTo;
    const { rows } = await pool.query<Row>({
      name: 'es-read-filtered',
      text: filteredPage,
      values: [String(position), limit - events.length, String(end), filter?.streamPrefixes, filter?.types],
      rowMode: 'array',
    });
    events.push(...rows.map(toEvent));
    const last = events.at(-1);
    const isFull = last !== undefined && events.length === limit;
    const readUpTo = isFull ? last.position : end;
    // Positions have no gaps.
    onRead?.(readUpTo, Number(readUpTo - position));
    position = readUpTo;
    if (isFull) break;
  }
  return { events, position };
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

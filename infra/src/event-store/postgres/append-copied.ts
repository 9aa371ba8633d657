import { isRefusedData } from '../../postgres/error-codes.ts';
import type { Pool } from '../../postgres/pool.ts';
import { CopyRefused, type RecordedEvent } from '../port.ts';

/** The function es.append takes the same lock. */
const writersLock = 'select pg_advisory_xact_lock(7234001)';

const insert = `
  insert into es.events (position, stream, version, event_id, type, schema_version, data, metadata)
  select
    $2::bigint + e.number, e.event ->> 'stream', (e.event ->> 'version')::int, (e.event ->> 'id')::uuid,
    e.event ->> 'type', (e.event ->> 'schemaVersion')::int, e.event -> 'data', e.event -> 'metadata'
  from jsonb_array_elements($1::jsonb) with ordinality as e (event, number)`;

/** Bytes of one statement. An event with all questions of an exam has up to a megabyte. */
const mostBytes = 4_000_000;

const toJson = ({ stream, version, type, schemaVersion, data, metadata: { eventId, ...metadata } }: RecordedEvent) =>
  JSON.stringify({ stream, version, id: eventId, type, schemaVersion, data, metadata });

function* statements(events: readonly RecordedEvent[]): Generator<string[]> {
  let rows: string[] = [];
  let bytes = 0;
  for (const row of events.map(toJson)) {
    if (rows.length > 0 && bytes + row.length > mostBytes) {
      yield rows;
      rows = [];
      bytes = 0;
    }
    rows.push(row);
    bytes += row.length;
  }
  if (rows.length > 0) yield rows;
}

/** One transaction. Positions are the places of the events in the log, as es.append gives them. */
export const appendCopied = async (pool: Pool, events: readonly RecordedEvent[], count: number): Promise<void> => {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    await client.query(writersLock);
    const { rows } = await client.query<{ head: string }>('select coalesce(max(position), 0) as head from es.events');
    if (rows[0]?.head !== String(count)) throw new CopyRefused(`the log has ${rows[0]?.head} events and not ${count}`);
    let before = count;
    for (const statement of statements(events)) {
      await client.query(insert, [`[${statement.join(',')}]`, before]);
      before += statement.length;
    }
    await client.query("select pg_notify('matraz_events', json_build_object('position', $1::text)::text)", [before]);
    await client.query('commit');
  } catch (error) {
    failure = error as Error;
    throw isRefusedData(error) ? new CopyRefused((error as Error).message, { cause: error }) : error;
  } finally {
    // A closed connection ends its transaction.
    client.release(failure);
  }
};

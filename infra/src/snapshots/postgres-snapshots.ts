import { deserialize, serialize } from 'node:v8';
import type { Logger } from 'pino';
import type { Pool } from '../postgres/pool.ts';
import type { Snapshot, SnapshotStore } from './port.ts';

interface Row {
  version: number;
  eventId: string;
  occurredAt: Date;
  state: Buffer;
}

export interface PostgresSnapshots extends SnapshotStore {
  /** Waits for the writes. Later snapshots are not written. */
  close(): Promise<void>;
}

/** More snapshots are left out while so many are being written: each can have 200 kB. */
const mostWrites = 20;

/** The table es.snapshots (migration 0013). A failed call is logged. */
export const createPostgresSnapshots = ({ pool, logger }: { pool: Pool; logger?: Logger }): PostgresSnapshots => {
  const writes = new Set<Promise<void>>();
  let isClosed = false;

  const write: SnapshotStore['save'] = async (stream, kind, { version, event, state }) => {
    try {
      await pool.query({
        name: 'es-save-snapshot',
        text: `insert into es.snapshots (stream, kind, version, event_id, occurred_at, state) values ($1, $2, $3, $4, $5, $6)
          on conflict (stream, kind) do update set
            version = excluded.version, event_id = excluded.event_id, occurred_at = excluded.occurred_at, state = excluded.state`,
        values: [stream, kind, version, event.eventId, event.occurredAt, serialize(state)],
      });
    } catch (error) {
      logger?.warn({ err: error, stream, kind }, 'a snapshot could not be written');
    }
  };

  return {
    async find(stream, kind): Promise<Snapshot | undefined> {
      try {
        const { rows } = await pool.query<Row>({
          name: 'es-find-snapshot',
          text: `select version, event_id as "eventId", occurred_at as "occurredAt", state from es.snapshots
            where stream = $1 and kind = $2`,
          values: [stream, kind],
        });
        return rows.map(({ version, eventId, occurredAt, state }) => ({
          ...{ version, event: { eventId, occurredAt: occurredAt.toISOString() } },
          state: deserialize(state),
        }))[0];
      } catch (error) {
        logger?.warn({ err: error, stream, kind }, 'a snapshot could not be read');
        return undefined;
      }
    },
    async save(stream, kind, snapshot) {
      if (isClosed || writes.size >= mostWrites) return;
      const written = write(stream, kind, snapshot).finally(() => writes.delete(written));
      writes.add(written);
      await written;
    },
    async close() {
      isClosed = true;
      await Promise.all(writes);
    },
  };
};

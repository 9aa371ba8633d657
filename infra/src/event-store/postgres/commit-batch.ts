import type { QueryConfig } from 'pg';
import type { Pool } from '../../postgres/pool.ts';
import { VersionConflict } from '../port.ts';
import type { Append, CommitBatch } from './group-committer.ts';

/** After this time the outcome of a commit is unknown. Longer than a checkpoint of PostgreSQL takes, short for a waiting student. */
const commitTimeoutMs = 10_000;

type Row = { outcome: 'ok' | 'duplicate' | 'conflict'; version: number; position: string };

const toJson = ({ stream, expectedVersion, events }: Append) => ({
  stream,
  expected: expectedVersion,
  events: events.map(({ type, schemaVersion, data, metadata: { eventId, ...metadata } }) => ({
    id: eventId,
    type,
    schemaVersion,
    data,
    metadata,
  })),
});

/**
 * One call of es.append is one transaction, so the lock is not held during a second round trip.
 *
 * @param typesThatCanWait a batch that has only events of these types wakes no subscription
 */
export const commitBatchTo =
  (pool: Pool, typesThatCanWait: readonly string[]): CommitBatch =>
  async (batch) => {
    const query: QueryConfig & { query_timeout: number } = {
      name: 'es-append',
      text: 'select outcome, version, position from es.append($1::jsonb, $2)',
      values: [
        JSON.stringify(batch.map(toJson)),
        batch.some(({ events }) => events.some(({ type }) => !typesThatCanWait.includes(type))),
      ],
      query_timeout: commitTimeoutMs,
    };
    const { rows } = await pool.query<Row>(query);
    return batch.map(({ stream, expectedVersion }, i) => {
      const row = rows[i];
      if (!row) return new Error('es.append gave no row for this append');
      if (row.outcome === 'conflict') return new VersionConflict(stream, expectedVersion);
      return { version: row.version, position: BigInt(row.position), duplicate: row.outcome === 'duplicate' };
    });
  };

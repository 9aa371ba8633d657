import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { endWhenDead } from '@matraz/infra/postgres/dead-connection';
import pg from 'pg';
import type { SchemaName } from './schemas.ts';

export interface Connection {
  client: pg.Client;
  /** Fires when the connection is lost. */
  lost: AbortSignal;
  close(): Promise<void>;
}

/**
 * synchronous_commit: a crash of the server may lose the last batches, but it loses their checkpoint too, so they are written again.
 * Keepalives: the server detects a dead client in 4 s and releases its advisory lock.
 * idle_in_transaction_session_timeout: a projector that is frozen in a transaction must not stop the others.
 * enable_seqscan: a statement that was planned for an empty table must still use the index when the table is large.
 */
const settings = (schema: SchemaName) => `
  set search_path = ${schema};
  set timezone = 'UTC';
  set synchronous_commit = off;
  set tcp_keepalives_idle = 2;
  set tcp_keepalives_interval = 1;
  set tcp_keepalives_count = 2;
  set idle_in_transaction_session_timeout = '30s';
  set enable_seqscan = off;
  set jit = off`;

/** A statement without an answer for this long means that the server is gone. */
const queryTimeoutMs = 120_000;
const closeTimeoutMs = 1_000;

/** @param schema the search path for unqualified table names */
export const connect = async (databaseUrl: string, schema: SchemaName): Promise<Connection> => {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'matraz-projector',
    connectionTimeoutMillis: 5_000,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    // Statements that are sent together need one round trip. A statement after a failed one fails too, until the rollback.
    pipeline: true,
    stream: () => socket,
  });
  const losing = new AbortController();
  client.on('error', () => losing.abort());
  client.on('end', () => losing.abort());
  const close = async () => {
    // A dead server never confirms the end.
    await Promise.race([client.end().catch(() => {}), delay(closeTimeoutMs)]);
    socket.destroy();
  };
  try {
    await client.connect();
    endWhenDead(client, { connectionString: databaseUrl });
    await client.query(settings(schema));
  } catch (error) {
    await close();
    throw error;
  }
  return { client, lost: losing.signal, close };
};

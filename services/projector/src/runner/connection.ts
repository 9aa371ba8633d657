import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { SchemaName } from './schemas.ts';

export interface Connection {
  client: pg.Client;
  /** Fires when the connection is gone. */
  lost: AbortSignal;
  close(): Promise<void>;
}

/**
 * No synchronous commit: read models are derived, and what a crash of the server takes back it takes back with the checkpoint.
 * Keepalives: a machine that vanished without a word is noticed by the server in 4 s, and its advisory lock is free again.
 * Plans: every table here has its index, however empty it was when a statement was planned.
 */
const settings = (schema: SchemaName) => `
  set search_path = ${schema};
  set timezone = 'UTC';
  set synchronous_commit = off;
  set tcp_keepalives_idle = 2;
  set tcp_keepalives_interval = 1;
  set tcp_keepalives_count = 2;
  set enable_seqscan = off;
  set jit = off`;

/** A statement without an answer for this long means that the server is gone. */
const queryTimeoutMs = 120_000;
const closeTimeoutMs = 1_000;

/** @param schema where unqualified table names lead */
export const connect = async (databaseUrl: string, schema: SchemaName): Promise<Connection> => {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'matraz-projector',
    connectionTimeoutMillis: 5_000,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    stream: () => socket,
  });
  const losing = new AbortController();
  client.on('error', () => losing.abort());
  client.on('end', () => losing.abort());
  const close = async () => {
    // A dead network never confirms the end.
    await Promise.race([client.end().catch(() => {}), delay(closeTimeoutMs)]);
    socket.destroy();
  };
  try {
    await client.connect();
    await client.query(settings(schema));
  } catch (error) {
    await close();
    throw error;
  }
  return { client, lost: losing.signal, close };
};

import { setTimeout as delay } from 'node:timers/promises';
import type { Versions } from '@matraz/infra/read-models/runner-tables';
import { type Connection, connect } from './connection.ts';

/** Well under the 5 s within which a dead leader must be replaced. */
const retryMs = 500;

/** The partition of all events; one projector at a time leads it. */
const lock = "hashtextextended('matraz projector: all', 0)";

/**
 * Waits for the lock and leads while the connection lives: the lock hangs on the very connection that writes, so whoever lost the
 * lock cannot write either. A waiting projector tells its versions, so that an older leader can make room.
 *
 * @returns null when the signal fired first
 */
export const acquireLeaderLock = async (
  databaseUrl: string,
  versions: Versions,
  signal: AbortSignal,
): Promise<Connection | null> => {
  const connection = await connect(databaseUrl, 'read');
  try {
    while (!signal.aborted) {
      const { rows } = await connection.client.query<{ ours: boolean }>(`select pg_try_advisory_lock(${lock}) as ours`);
      if (rows[0]?.ours) return connection;
      await connection.client.query("select pg_notify('matraz_projector', $1)", [
        JSON.stringify({ waiting: versions }),
      ]);
      await delay(retryMs, undefined, { signal }).catch(() => {});
    }
  } catch (error) {
    await connection.close();
    throw error;
  }
  await connection.close();
  return null;
};

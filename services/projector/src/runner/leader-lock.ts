import { setTimeout as delay } from 'node:timers/promises';
import type { Versions } from '@matraz/infra/read-models/runner-tables';
import { type Connection, connect } from './connection.ts';

/** A dead leader must be replaced within 5 s. */
const retryMs = 500;

/**
 * Waits for the lock. The lock belongs to the connection that writes, so a projector that loses the lock cannot write either. While
 * it waits, it notifies its versions, so that an older leader can step down.
 *
 * @param mayAnnounce called at each attempt that found the lock taken; false: the older leader must not step down yet
 * @returns the connection that holds the lock; null when the signal fired first
 */
export const acquireLeaderLock = async (
  databaseUrl: string,
  versions: Versions,
  signal: AbortSignal,
  mayAnnounce: () => boolean,
): Promise<Connection | null> => {
  const connection = await connect(databaseUrl, 'read');
  try {
    while (!signal.aborted) {
      const { rows } = await connection.client.query<{ ours: boolean }>(
        "select pg_try_advisory_lock(hashtextextended('matraz projector: all', 0)) as ours",
      );
      if (rows[0]?.ours) return connection;
      if (mayAnnounce())
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

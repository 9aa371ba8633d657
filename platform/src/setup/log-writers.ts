import { StartupError } from '@matraz/infra/config/startup-error';
import { sqlState, sqlStateOf } from '@matraz/infra/postgres/error-codes';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { ClientBase } from 'pg';

/** The connection of a move looks for bare names among the read tables first, so these have their schema. */
const share = 'select pg_catalog.pg_advisory_lock_shared(7234004)';
const exclude = 'select pg_catalog.pg_try_advisory_xact_lock(7234004) as ours';

const longestWait = "set lock_timeout = '10s'";

/**
 * Keeps a move of the log from its end, so that no event is added to the log that was left. Call it before the log is compared with the
 * read models.
 *
 * @returns lets the move go on
 * @throws StartupError when a move does not end within 10 s
 */
export const joinWriters = async (pool: Pool): Promise<() => void> => {
  const client = await pool.connect();
  try {
    await client.query(longestWait);
    await client.query(share);
    return () => client.release(true); // the lock ends with the connection
  } catch (cause) {
    client.release(true);
    if (sqlStateOf(cause) !== sqlState.lockNotAvailable) throw cause;
    throw new StartupError('El registro se está mudando en este momento: espere y repita.', { cause });
  }
};

/** @param client in the transaction that ends the move. @returns false while an operator's command or a setup writes */
export const excludeWriters = async (client: ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ ours: boolean }>(exclude);
  return rows[0]?.ours === true;
};

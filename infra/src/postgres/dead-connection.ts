import { Socket } from 'node:net';
import pg from 'pg';

const tickMs = 500;
/** Silence is counted in ticks, so a process that stalls does not mistake its own pause for a silent server. */
const silentTicks = 4;
const askTimeoutMs = 2_000;

/**
 * Ends the session on the server, when it runs no statement, so that its locks are free. Without an answer nothing is known.
 *
 * @returns whether the session was idle or has ended
 */
const endIdleSession = async (config: pg.ClientConfig, pid: number, isSilent: () => boolean): Promise<boolean> => {
  const limits = { connectionTimeoutMillis: askTimeoutMs, query_timeout: askTimeoutMs };
  const client = new pg.Client({ ...config, ...limits });
  client.on('error', () => {}); // the query fails too
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "select from pg_stat_activity where pid = $1 and coalesce(state, '') not like 'idle%'",
      [pid],
    );
    if (rowCount !== 0 || !isSilent()) return false;
    await client.query('select pg_catalog.pg_terminate_backend($1)', [pid]);
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => {});
  }
};

/**
 * Ends a connection that both sides believe to be open, but on which nothing arrives any more, as after the restart of
 * a router. It is dead when the client has waited 2 s for an answer and its session on the server runs no statement.
 * That session is ended too. Call this when the client is connected.
 *
 * @param config for the connection on which the server is asked
 */
export const endWhenDead = (client: Pick<pg.Client, 'connection'>, config: pg.ClientConfig): void => {
  const { stream } = client.connection;
  const pid = 'processID' in client ? client.processID : null;
  if (!(stream instanceof Socket) || typeof pid !== 'number') return;
  let answeredBytes = stream.bytesWritten;
  let silent = 0;
  let isAsking = false;
  const isWaiting = () => stream.bytesWritten > answeredBytes;
  const check = async () => {
    silent = isWaiting() ? silent + 1 : 0;
    if (silent < silentTicks || isAsking) return;
    isAsking = true;
    // An answer that arrives meanwhile sets `silent` to 0.
    const isDead = await endIdleSession(config, pid, () => silent >= silentTicks);
    isAsking = false;
    if (isDead) stream.destroy();
    silent = 0;
  };
  const timer = setInterval(check, tickMs).unref();
  // Before the listener of pg, which may send the next query at once.
  stream.prependListener('data', () => {
    answeredBytes = stream.bytesWritten;
    silent = 0;
  });
  stream.once('close', () => clearInterval(timer));
};

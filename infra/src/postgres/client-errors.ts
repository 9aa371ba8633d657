import type { Pool } from './pool.ts';

/** An error of the app in a browser, without personal data. */
export interface ClientError {
  message: string;
  stack: string;
  release: string;
  browser: string;
  path: string;
}

/** All reports with the same message. The other fields are those of the last one. */
export interface ReportedError extends ClientError {
  reports: number;
  firstAt: Date;
  lastAt: Date;
}

const mostRows = 200;

/** Adds a report. Messages that were not reported for 30 days are forgotten, and so are the oldest ones above 200. */
export const writeClientError = async (
  pool: Pool,
  { message, stack, release, browser, path }: ClientError,
  now: Date,
): Promise<void> => {
  await pool.query(
    `insert into ops.client_errors (message, reports, first_at, last_at, release, browser, path, stack)
    values ($1, 1, $2, $2, $3, $4, $5, $6)
    on conflict (message) do update set
      reports = client_errors.reports + 1, last_at = excluded.last_at, release = excluded.release,
      browser = excluded.browser, path = excluded.path, stack = excluded.stack`,
    [message, now, release, browser, path, stack],
  );
  await pool.query(
    `delete from ops.client_errors
    where last_at < $1::timestamptz - interval '30 days'
    or message not in (select message from ops.client_errors order by last_at desc, message limit ${mostRows})`,
    [now],
  );
};

/** The messages that were reported last, the newest first. */
export const selectClientErrors = async (pool: Pool, most: number): Promise<ReportedError[]> => {
  const { rows } = await pool.query<ReportedError>(
    `select message, reports, first_at as "firstAt", last_at as "lastAt", release, browser, path, stack
    from ops.client_errors order by last_at desc, message limit $1`,
    [most],
  );
  return rows;
};

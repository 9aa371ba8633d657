import type { Pool } from './pool.ts';

/** An error of the app in a browser, without personal data. */
export interface ClientError {
  message: string;
  stack: string;
  release: string;
  browser: string;
  path: string;
}

/** All reports with the same message. The other fields come from the last one. */
export interface ReportedError extends ClientError {
  reports: number;
  firstAt: Date;
  lastAt: Date;
}

/** Kept are the messages that were reported most often, and the newest ones. */
const mostOften = 180;
const mostNew = 20;

/** Deletes messages without a report for thirty days. */
export const removeOldClientErrors = async (pool: Pool, now: Date): Promise<void> => {
  await pool.query("delete from ops.client_errors where last_at < $1::timestamptz - interval '30 days'", [now]);
};

const forgetMessages = (pool: Pool) =>
  pool.query(
    `delete from ops.client_errors
    where message not in (
      (select message from ops.client_errors order by reports desc, last_at desc, message limit ${mostOften})
      union all (select message from ops.client_errors order by first_at desc, message limit ${mostNew})
    )`,
  );

/**
 * Adds a report. Anyone can invent messages. So new ones are few at a time, and do not take the place of those that many browsers report.
 *
 * @param limit of new messages
 * @returns how often the message has been reported; null when there are too many new ones, and nothing was kept
 */
export const writeClientError = async (
  pool: Pool,
  { message, stack, release, browser, path }: ClientError,
  now: Date,
  limit: { most: number; seconds: number },
): Promise<number | null> => {
  const { rows } = await pool.query<{ reports: number }>(
    `insert into ops.client_errors (message, reports, first_at, last_at, release, browser, path, stack)
    select $1, 1, $2::timestamptz, $2, $3, $4, $5, $6
    where exists (select from ops.client_errors where message = $1)
    or (select count(*) from ops.client_errors where first_at > $2::timestamptz - make_interval(secs => $7)) < $8
    on conflict (message) do update set
      reports = client_errors.reports + 1, last_at = excluded.last_at, release = excluded.release,
      browser = excluded.browser, path = excluded.path, stack = excluded.stack
    returning reports`,
    [message, now, release, browser, path, stack, limit.seconds, limit.most],
  );
  const reports = rows[0]?.reports ?? null;
  if (reports === 1) await forgetMessages(pool);
  return reports;
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

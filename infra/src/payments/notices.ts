import type { Pool } from '../postgres/pool.ts';

/** The channel of NOTIFY that announces a new notice. */
export const noticeChannel = 'payment_notice';

/** Keeps a notice until the worker has recorded its payment. The same notice again makes the worker look again, once. */
export const keepNotice = async (pool: Pool, providerPaymentId: string): Promise<void> => {
  await pool.query(
    `with kept as (
      insert into payments.notices (provider_payment_id) values ($1)
      on conflict (provider_payment_id) do update set received_at = clock_timestamp(), due_at = now()
    )
    select pg_notify($2, '{}')`,
    [providerPaymentId, noticeChannel],
  );
};

const longestPauseSeconds = 600;

/**
 * Passes every notice that is due to `handle`. A notice that was handled is deleted, unless it arrived again meanwhile. A notice
 * whose handling fails is tried again later, with growing pauses. Two workers never handle one notice at the same time.
 *
 * @returns how many notices were handled
 */
export const handleNotices = async (
  pool: Pool,
  handle: (providerPaymentId: string) => Promise<void>,
  onFailure: (error: unknown) => void,
): Promise<number> => {
  let handled = 0;
  for (;;) {
    // The row is reserved for a minute: a worker that dies leaves it to the next one.
    const { rows } = await pool.query<{ id: string; receivedAt: string; failures: number }>(
      `update payments.notices set due_at = now() + interval '1 minute'
      where provider_payment_id = (
        select provider_payment_id from payments.notices where due_at <= now() order by due_at limit 1
        for update skip locked
      )
      returning provider_payment_id as id, received_at::text as "receivedAt", failures`,
    );
    const [notice] = rows;
    if (!notice) return handled;
    try {
      await handle(notice.id);
      await pool.query('delete from payments.notices where provider_payment_id = $1 and received_at <= $2', [
        notice.id,
        notice.receivedAt,
      ]);
      handled += 1;
    } catch (error) {
      onFailure(error);
      const pauseSeconds = Math.min(longestPauseSeconds, 2 ** notice.failures);
      await pool.query(
        `update payments.notices set failures = failures + 1, due_at = now() + make_interval(secs => $2)
        where provider_payment_id = $1`,
        [notice.id, pauseSeconds],
      );
    }
  }
};

import { createHmac } from 'node:crypto';
import { InvalidWebhookSignatureError, WebhookSignatureValidator } from 'mercadopago';
import { doubledWait } from '../backoff.ts';
import type { Pool } from '../postgres/pool.ts';

interface Notice {
  /** `data.id` of the query. */
  dataId: string;
  /** The headers `x-request-id` and `x-signature`. */
  requestId: string;
  signature: string;
}

/** How old a notice may be, or how far ahead its clock: a notice is only a reason to ask the provider. */
const toleranceMs = 24 * 60 * 60 * 1_000;

/** Mercado Pago writes the time in seconds or in milliseconds. Seconds reach this number in the year 5138. */
const smallestMs = 1e11;

const timeOf = (signature: string): number => {
  const ts = Number(/(?:^|,)\s*ts\s*=\s*(\d+)/.exec(signature)?.[1] ?? Number.NaN);
  return ts < smallestMs ? ts * 1_000 : ts;
};

/**
 * Whether the notice was signed with the secret within a day. The body is not signed, so nothing of it may be used.
 *
 * @throws Error for an empty secret, because the SDK accepts any notice that is signed with it
 */
export const isSigned = (notice: Notice, secret: string, now: Date): boolean => {
  if (secret === '') throw new Error('the webhook secret is empty');
  try {
    WebhookSignatureValidator.validate({
      xSignature: notice.signature,
      xRequestId: notice.requestId,
      dataId: notice.dataId,
      secret,
    });
    return Math.abs(now.getTime() - timeOf(notice.signature)) <= toleranceMs;
  } catch (error) {
    if (error instanceof InvalidWebhookSignatureError) return false;
    throw error;
  }
};

/** The header `x-signature` of a notice, as Mercado Pago writes it. Only the simulator and tests sign. */
export const sign = ({ dataId, requestId }: Omit<Notice, 'signature'>, secret: string, now: Date): string => {
  const ts = Math.floor(now.getTime() / 1000);
  const manifest = `id:${dataId};request-id:${requestId};ts:${ts};`;
  return `ts=${ts},v1=${createHmac('sha256', secret).update(manifest).digest('hex')}`;
};

/** The channel of NOTIFY that announces a new notice. */
export const noticeChannel = 'payment_notice';

/** Keeps a notice until its payment is recorded. After the same notice again its payment is read again, once. */
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

/** Milliseconds. The last tries have a pause of an hour. */
const pauses = { first: 1_000, longest: 3_600_000 };
/** About two days after the first try. Open purchases are asked for without a notice, and the daily comparison sees every other change. */
const mostTries = 60;

interface NoticeHandling {
  handle: (providerPaymentId: string) => Promise<void>;
  onFailure: (error: unknown, providerPaymentId: string) => void;
  /** The notice is not tried again, unless it arrives again. */
  onGiveUp: (providerPaymentId: string) => void;
}

/**
 * Passes every notice that is due to `handle`. A notice that was handled is deleted, unless it arrived again meanwhile. A notice
 * whose handling fails is tried again later, with growing pauses, and given up at last. Two processes never handle one notice at the
 * same time.
 *
 * @returns how many notices were handled
 */
export const handleNotices = async (pool: Pool, { handle, onFailure, onGiveUp }: NoticeHandling): Promise<number> => {
  let handled = 0;
  for (;;) {
    // The row is reserved for a minute: a process that dies leaves it to the next one.
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
      onFailure(error, notice.id);
      const failures = notice.failures + 1;
      const isLast = failures >= mostTries;
      if (isLast) onGiveUp(notice.id);
      const pauseSeconds = isLast ? null : doubledWait(failures, pauses) / 1_000;
      // A notice that arrived again meanwhile is due now.
      await pool.query(
        `update payments.notices set failures = $2,
          due_at = case
            when received_at > $4 then due_at
            when $3::int is null then 'infinity'
            else now() + make_interval(secs => $3::int)
          end
        where provider_payment_id = $1`,
        [notice.id, failures, pauseSeconds, notice.receivedAt],
      );
    }
  }
};

/** The payments of notices that were given up. An operator must look at them. */
export const abandonedNotices = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    "select provider_payment_id as id from payments.notices where due_at = 'infinity' order by received_at",
  );
  return rows.map(({ id }) => id);
};

import type { Handle } from '@matraz/application/command';
import { confirmCheckout, confirmNoticedPayment } from '@matraz/application/premium/confirm-payment';
import { reconcilePayments } from '@matraz/application/premium/reconcile-payments';
import type { EventStore } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';
import type { Logger } from '@matraz/infra/logging/logger';
import { abandonedNotices, handleNotices } from '@matraz/infra/payments/notices';
import { type PaymentProvider, ProviderUnavailable } from '@matraz/infra/payments/port';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { RecurringJob } from '@matraz/infra/queue/recurring-jobs';
import { coalesced } from '@matraz/infra/task-queue';

interface PaymentJobsOptions {
  pool: Pool;
  store: EventStore;
  handle: Handle;
  payments: PaymentProvider;
  now: () => Date;
  logger: Logger;
}

const secondMs = 1_000;
const dayMs = 24 * 60 * 60 * 1_000;
/** Three runs see a payment, so one that fails loses nothing. */
const reconciledDays = 3;

/** Also the time between two rounds. Rounds that are further apart would make the pause longer. */
const shortestPauseMs = 20 * secondMs;
const longestPauseMs = 60 * 60 * secondMs;

/**
 * The pause between two questions to the provider about one purchase: a quarter of its age. A purchase of a minute ago
 * is asked for often, one of yesterday every hour.
 *
 * @param ageMs time since the checkout started, in milliseconds
 */
export const pollPause = (ageMs: number): number => Math.min(longestPauseMs, Math.max(shortestPauseMs, ageMs / 4));

interface OpenCheckout {
  id: string;
  startedAt: Date;
}

/**
 * The work that confirms payments. A notice is handled at once; a purchase without one is asked for at the provider, more and more
 * rarely. Both read the provider's record, so it does not matter which comes first or how often.
 */
export const createPaymentJobs = ({ pool, store, handle, payments, now, logger }: PaymentJobsOptions) => {
  const context = () => ({ correlationId: newId(), now: now() });
  /** When each open purchase was last asked for. After a restart all are asked for again. */
  const askedAt = new Map<string, number>();

  /** Each NOTIFY calls it, so a hundred notices at once must not start a hundred loops. */
  const confirmNoticed = coalesced(async () => {
    // Notices are handled one at a time, so `own` belongs to the one that failed.
    let own = context();
    await handleNotices(pool, {
      handle(id) {
        own = context();
        return confirmNoticedPayment({ handle, payments }, id, own);
      },
      onFailure(error, providerPaymentId) {
        const { correlationId } = own;
        logger.warn({ err: error, providerPaymentId, correlationId }, 'a payment could not be confirmed yet');
      },
      onGiveUp: (providerPaymentId) => logger.error({ providerPaymentId }, 'a notice of a payment was given up'),
    });
  });

  /** Stops when the provider is away, so that it is not asked for every purchase. Another failure concerns one purchase only. */
  const pollOpenCheckouts = async (): Promise<void> => {
    const { rows } = await pool.query<OpenCheckout>(
      'select id, started_at as "startedAt" from read.payment where not is_settled order by started_at desc',
    );
    const open = new Set(rows.map(({ id }) => id));
    for (const id of askedAt.keys()) if (!open.has(id)) askedAt.delete(id);
    for (const { id, startedAt } of rows) {
      const time = now().getTime();
      const pauseMs = pollPause(time - startedAt.getTime());
      // Rounds may be early: ask in the round nearest to the end of the pause.
      if (time - (askedAt.get(id) ?? Number.NEGATIVE_INFINITY) < pauseMs - shortestPauseMs / 2) continue;
      askedAt.set(id, time);
      const own = context();
      await confirmCheckout({ handle, payments }, id, own).catch((error) => {
        askedAt.delete(id);
        if (error instanceof ProviderUnavailable) throw error;
        const { correlationId } = own;
        logger.error({ err: error, paymentId: id, correlationId }, 'a purchase could not be confirmed');
      });
    }
  };

  const reconcile = async (): Promise<void> => {
    const days = { days: reconciledDays, now: now() };
    const { compared, differences, others } = await reconcilePayments({ pool, store, payments }, days);
    for (const difference of differences) {
      logger.error({ difference }, 'the payment provider and the log differ');
      // Most often the lost notice came after the purchase was settled: a refund, or a payment after the time to pay.
      if (difference.provider !== null)
        await confirmNoticedPayment({ handle, payments }, difference.providerPaymentId, context());
    }
    for (const providerPaymentId of await abandonedNotices(pool))
      logger.error({ providerPaymentId }, 'a notice of a payment was given up');
    logger.info({ compared, differences: differences.length, others: others.length }, 'payments were reconciled');
  };

  const recurring: RecurringJob[] = [
    { name: 'payment-notices', everyMs: 15 * secondMs, run: confirmNoticed },
    { name: 'open-checkouts', everyMs: shortestPauseMs, run: pollOpenCheckouts },
    { name: 'payment-reconciliation', everyMs: dayMs, run: reconcile },
  ];
  return { confirmNoticed, recurring };
};

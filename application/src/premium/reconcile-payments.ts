import { entityId } from '@matraz/contracts/ids';
import { streamOf } from '@matraz/contracts/streams';
import { payment } from '@matraz/domain/premium/payment';
import type { EventStore } from '@matraz/infra/event-store/port';
import type { FoundPayment, PaymentProvider } from '@matraz/infra/payments/port';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { providerPayment } from '@matraz/infra/read-models/premium-tables';
import type { Row } from '@matraz/infra/read-models/table';
import { foldStream } from '../command-handler/stream-state.ts';

type Known = ReturnType<typeof payment.initialState>['known'][string];

/** A payment on which the provider and the log disagree, or that an operator must decide. */
export interface Difference {
  providerPaymentId: string;
  /** The purchase. */
  paymentId: string;
  reason: 'status' | 'amount' | 'partly-refunded';
  /** Null: the provider does not know the payment. */
  provider: FoundPayment['status'] | null;
  /** Null: no event tells of the payment. */
  recorded: Known['status'] | null;
  /** '6000 CLP', at the provider and in the log. Null: unknown. */
  providerAmount: string | null;
  recordedAmount: string | null;
  /** The part that the provider gave back. */
  refundedAmount: number;
}

interface Comparison {
  /** How many payments of our purchases were compared. */
  compared: number;
  differences: Difference[];
  /** Payments of the account that name no purchase of this log: another shop uses the account, or a backup was restored. */
  others: string[];
}

const dayMs = 24 * 60 * 60 * 1000;
/** A payment may be recorded this long after the provider changed it. */
const latestNoticeMs = dayMs;
/** A payment that changed a few minutes ago may still be on its way to the log. */
const graceMs = 10 * 60 * 1000;

/** Only money counts: a payment that is not finished, or failed, may be unknown here. */
const agrees = (provider: FoundPayment['status'], recorded: Known['status'] | null): boolean => {
  switch (provider) {
    case 'approved':
      return recorded === 'approved';
    case 'refunded':
    case 'charged-back':
      return recorded === 'refunded';
    // A dispute is pending at the provider.
    case 'pending':
      return recorded !== 'refunded';
    case 'rejected':
      return recorded !== 'approved' && recorded !== 'refunded';
  }
};

const amountText = (amount: number | null | undefined, currency: string | null | undefined): string | null =>
  typeof amount === 'number' && currency ? `${amount} ${currency}` : null;

const compare = (paymentId: string, found: FoundPayment, known: Known | undefined): Difference[] => {
  const [providerAmount, recordedAmount] = [
    amountText(found.amount, found.currency),
    amountText(known?.amount, known?.currency),
  ];
  const reason = !agrees(found.status, known?.status ?? null)
    ? 'status'
    : recordedAmount !== null && providerAmount !== recordedAmount
      ? 'amount'
      : found.status === 'approved' && found.refundedAmount > 0
        ? 'partly-refunded'
        : null;
  if (reason === null) return [];
  const { id: providerPaymentId, status: provider, refundedAmount } = found;
  const recorded = known?.status ?? null;
  return [{ providerPaymentId, paymentId, reason, provider, recorded, providerAmount, recordedAmount, refundedAmount }];
};

/** Compares the provider's payments of the last days with the events. */
export const reconcilePayments = async (
  { pool, store, payments }: { pool: Pool; store: EventStore; payments: PaymentProvider },
  { days, now }: { days: number; now: Date },
): Promise<Comparison> => {
  const since = new Date(now.getTime() - days * dayMs);
  const until = new Date(now.getTime() - graceMs);
  const knownOf = async (paymentId: string | null) => {
    if (!entityId.safeParse(paymentId).success || paymentId === null) return undefined;
    const { checkout, known } = foldStream(payment, await store.readStream(streamOf.payment(paymentId))).state;
    return checkout ? known : undefined;
  };
  const differences: Difference[] = [];
  const others: string[] = [];
  const seen = new Set<string>();
  let compared = 0;
  for await (const found of payments.changedSince(since)) {
    seen.add(found.id);
    if (found.updatedAt > until.toISOString()) continue;
    const known = await knownOf(found.paymentId);
    if (known === undefined || found.paymentId === null) {
      others.push(found.id);
      continue;
    }
    compared += 1;
    differences.push(...compare(found.paymentId, found, known[found.id]));
  }
  const { rows } = await pool.query<Row<typeof providerPayment, 'id' | 'payment_id'>>(
    `select id, payment_id from read.provider_payment
    where status in ('approved', 'refunded') and updated_at >= $1 and updated_at <= $2`,
    [new Date(since.getTime() + latestNoticeMs), until],
  );
  for (const { id, payment_id: paymentId } of rows) {
    if (seen.has(id)) continue;
    const known = (await knownOf(paymentId))?.[id];
    // The search shows only payments that changed in these days.
    const found = await payments.getPayment(id);
    compared += 1;
    if (found) differences.push(...compare(paymentId, found, known));
    else
      differences.push({
        providerPaymentId: id,
        paymentId,
        reason: 'status',
        provider: null,
        recorded: known?.status ?? null,
        providerAmount: null,
        recordedAmount: amountText(known?.amount, known?.currency),
        refundedAmount: 0,
      });
  }
  return { compared, differences, others };
};

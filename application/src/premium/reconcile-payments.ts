import type { FoundPayment, PaymentProvider } from '@matraz/infra/payments/port';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { PaymentStatus, providerPayment } from '@matraz/infra/read-models/premium-tables';
import type { Row } from '@matraz/infra/read-models/table';

/** A payment on which the provider and the log disagree. */
export interface Difference {
  providerPaymentId: string;
  /** Null: the provider's payment names no purchase. */
  paymentId: string | null;
  /** Null: the provider does not know the payment. */
  provider: FoundPayment['status'] | null;
  /** Null: no event tells of the payment. */
  recorded: PaymentStatus | null;
}

type Recorded = Row<typeof providerPayment, 'id' | 'payment_id' | 'status'>;

/** A payment may be recorded this long after the provider changed it. */
const latestNoticeMs = 24 * 60 * 60 * 1000;

const isMoneyMoved = (status: PaymentStatus | null) => status === 'approved' || status === 'refunded';

/** Only money counts: a payment that is not finished, or failed, may be unknown here. */
const agrees = (provider: FoundPayment['status'], recorded: PaymentStatus | null): boolean => {
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
      return !isMoneyMoved(recorded);
  }
};

/** Compares the payments that changed at the provider since then with what the events say of them. */
export const reconcilePayments = async (
  { pool, payments }: { pool: Pool; payments: PaymentProvider },
  since: Date,
): Promise<{ compared: number; differences: Difference[] }> => {
  const differences: Difference[] = [];
  const seen = new Set<string>();
  for await (const { id, paymentId, status } of payments.changedSince(since)) {
    seen.add(id);
    const { rows } = await pool.query<Recorded>(
      'select id, payment_id, status from read.provider_payment where id = $1',
      [id],
    );
    const recorded = rows[0]?.status ?? null;
    if (!agrees(status, recorded)) differences.push({ providerPaymentId: id, paymentId, provider: status, recorded });
  }
  const { rows } = await pool.query<Recorded>(
    "select id, payment_id, status from read.provider_payment where status in ('approved', 'refunded') and updated_at >= $1",
    [new Date(since.getTime() + latestNoticeMs)],
  );
  for (const { id, payment_id, status } of rows)
    if (!seen.has(id))
      differences.push({ providerPaymentId: id, paymentId: payment_id, provider: null, recorded: status });
  return { compared: seen.size, differences };
};

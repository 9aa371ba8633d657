import type { FoundPayment, PaymentProvider } from '@matraz/infra/payments/port';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { PaymentStatus } from '@matraz/infra/read-models/premium-tables';
import { payment as paymentTable } from '@matraz/infra/read-models/premium-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';

/** A payment on which the provider and the log disagree. */
export interface Difference {
  providerPaymentId: string;
  /** Null: the provider's payment names no purchase. */
  paymentId: string | null;
  /** Null: the provider does not know the payment. */
  provider: FoundPayment['status'] | null;
  /** Null: no such purchase is known. */
  recorded: PaymentStatus | null;
  amount: number;
  currency: string;
}

const columns = select(paymentTable, ['id', 'status', 'amount', 'currency', 'provider_payment_id']);
/** A payment may be recorded this long after the provider changed it. */
const latestNoticeMs = 24 * 60 * 60 * 1000;

/** The statuses that the log may have for a payment with this status at the provider. */
const agreeing: Record<FoundPayment['status'], readonly PaymentStatus[]> = {
  approved: ['approved'],
  pending: ['pending', 'approved'],
  rejected: ['rejected', 'approved', 'expired', 'refunded'],
  refunded: ['refunded'],
  'charged-back': ['refunded'],
};

/** Compares the payments that changed at the provider since then with the purchases of the read models. */
export const reconcilePayments = async (
  { pool, payments }: { pool: Pool; payments: PaymentProvider },
  since: Date,
): Promise<{ compared: number; differences: Difference[] }> => {
  const differences: Difference[] = [];
  const seen = new Set<string>();
  for await (const { id, paymentId, status, amount, currency } of payments.changedSince(since)) {
    seen.add(id);
    const { rows } = await pool.query<RowOf<typeof columns>>(
      `select ${columns.columns} from read.payment where id::text = $1`,
      [paymentId],
    );
    const recorded = rows[0]?.status ?? null;
    if (recorded === null || !agreeing[status].includes(recorded))
      differences.push({ providerPaymentId: id, paymentId, provider: status, recorded, amount, currency });
  }
  const { rows } = await pool.query<RowOf<typeof columns>>(
    `select ${columns.columns} from read.payment where status in ('approved', 'refunded') and updated_at >= $1`,
    [new Date(since.getTime() + latestNoticeMs)],
  );
  for (const { id, status, amount, currency, providerPaymentId } of rows)
    if (providerPaymentId !== null && !seen.has(providerPaymentId))
      differences.push({ providerPaymentId, paymentId: id, provider: null, recorded: status, amount, currency });
  return { compared: seen.size, differences };
};

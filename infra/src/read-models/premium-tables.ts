import type { PlanId } from '@matraz/contracts/premium/plans';
import { boolean, column, int, nullable, table, text, timestamptz, uuid } from './table.ts';

export const premium = table(
  'premium',
  { user_id: uuid, starts_at: timestamptz, expires_at: timestamptz },
  { primaryKey: ['user_id'] },
);

export type PaymentStatus = 'started' | 'pending' | 'approved' | 'rejected' | 'refunded' | 'mismatched' | 'expired';

/** One row for each checkout. */
export const payment = table(
  'payment',
  {
    id: uuid,
    user_id: uuid,
    plan_id: column<PlanId>('text'),
    /** Whole units of the currency. */
    amount: int,
    currency: text,
    days: int,
    status: column<PaymentStatus>('text'),
    started_at: timestamptz,
    /** The end of the time to pay. */
    expires_at: timestamptz,
    updated_at: timestamptz,
    /** The payment that the status tells of. */
    provider_payment_id: nullable(text),
    /** Nothing is left to do: the worker does not ask the provider about it any more. */
    is_settled: boolean,
  },
  { primaryKey: ['id'], indexes: [['user_id'], ['is_settled']] },
);

/** One row for each payment of the provider. A checkout may have several: a rejected card, then another one. */
export const providerPayment = table(
  'provider_payment',
  {
    id: text,
    payment_id: uuid,
    status: column<PaymentStatus>('text'),
    updated_at: timestamptz,
    approved_at: nullable(timestamptz),
    /** The period of Premium that it bought. */
    premium_starts_at: nullable(timestamptz),
    premium_expires_at: nullable(timestamptz),
    /** An administrator ended the period then. */
    premium_revoked_at: nullable(timestamptz),
  },
  { primaryKey: ['id'], indexes: [['payment_id'], ['updated_at']] },
);

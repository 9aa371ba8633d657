import type { Payment } from '@matraz/contracts/premium/http';
import { DomainError } from '@matraz/domain/errors';
import { payment, type providerPayment } from '@matraz/infra/read-models/premium-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type { Row } from '@matraz/infra/read-models/table';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import type { PremiumDeps } from './deps.ts';

const fields = select(payment, [
  'id',
  'plan_id',
  'amount',
  'currency',
  'days',
  'status',
  'started_at',
  'updated_at',
  'provider_payment_id',
]);

type Period = Row<
  typeof providerPayment,
  'approved_at' | 'premium_starts_at' | 'premium_expires_at' | 'premium_revoked_at'
>;
type PaymentRow = RowOf<typeof fields> & Period;

/** A checkout paid twice shows both periods as one. A returned payment's period shows only if there is no other. */
const selectPayments = `
  select ${fields.columns}, bought.premium_starts_at, bought.premium_expires_at, bought.premium_revoked_at,
    (select approved_at from read.provider_payment where id = payment.provider_payment_id)
  from read.payment
  left join lateral (
    select min(premium_starts_at) as premium_starts_at, max(premium_expires_at) as premium_expires_at,
      case when count(*) = count(premium_revoked_at) then max(premium_revoked_at) end as premium_revoked_at
    from read.provider_payment
    where payment_id = payment.id and (premium_starts_at < premium_expires_at or premium_revoked_at is not null)
    group by status = 'approved'
    order by status = 'approved' desc
    limit 1
  ) bought on true
  where payment.user_id = $1`;

/** Without a purchase it is one row whose columns of the purchase are null. */
const selectOffer = `
  select offer."hasVideos", own.*
  from (
    select exists (
      select from read.video join read.topic t on t.id = video.topic_id where t.status = 'published'
    ) as "hasVideos"
  ) offer
  left join (${selectPayments}) own on true
  order by own."startedAt" desc, own.id desc`;

const toPayment = (found: PaymentRow): Payment => {
  const { approved_at, premium_starts_at, premium_expires_at, premium_revoked_at, ...row } = found;
  return {
    ...row,
    startedAt: row.startedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    premiumStartsAt: premium_starts_at?.toISOString() ?? null,
    premiumExpiresAt: premium_expires_at?.toISOString() ?? null,
    approvedAt: approved_at?.toISOString() ?? null,
    premiumRevokedAt: premium_revoked_at?.toISOString() ?? null,
  };
};

export const premiumQueries: Handlers<'listPayments' | 'getPayment', PremiumDeps> = {
  listPayments: async ({ userId }, { pool, payments }) => {
    const { rows } = await pool.query<{ hasVideos: boolean } & (PaymentRow | { id: null })>(selectOffer, [userId]);
    return {
      canBuy: payments !== null,
      hasVideos: rows[0]?.hasVideos ?? false,
      payments: rows.flatMap(({ hasVideos: _, ...row }) => (row.id === null ? [] : toPayment(row))),
    };
  },

  /** The purchase of another student is not found, like one that does not exist. */
  getPayment: async ({ userId, params }, { pool }) => {
    const { rows } = await pool.query<PaymentRow>(`${selectPayments} and payment.id = $2`, [
      userId,
      idOr('payment_not_found', params.id),
    ]);
    const [row] = rows;
    if (!row) throw new DomainError('payment_not_found');
    return toPayment(row);
  },
};

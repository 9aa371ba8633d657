import type { Payment } from '@matraz/contracts/premium/http';
import { DomainError } from '@matraz/domain/errors';
import { payment } from '@matraz/infra/read-models/premium-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import { idOr } from '../http/entity-id.ts';
import type { Handlers } from '../http/handler.ts';

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
  'premium_starts_at',
  'premium_expires_at',
]);

const toPayment = (row: RowOf<typeof fields>): Payment => ({
  ...row,
  startedAt: row.startedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  premiumStartsAt: row.premiumStartsAt?.toISOString() ?? null,
  premiumExpiresAt: row.premiumExpiresAt?.toISOString() ?? null,
});

export const premiumQueries: Handlers<'listPayments' | 'getPayment'> = {
  listPayments: async ({ userId }, { pool, payments }) => {
    const { rows } = await pool.query<RowOf<typeof fields>>(
      `select ${fields.columns} from read.payment where user_id = $1 order by started_at desc, id desc`,
      [userId],
    );
    return { canBuy: payments !== null, payments: rows.map(toPayment) };
  },

  /** The purchase of another student is not found, like one that does not exist. */
  getPayment: async ({ userId, params }, { pool }) => {
    const { rows } = await pool.query<RowOf<typeof fields>>(
      `select ${fields.columns} from read.payment where id = $1 and user_id = $2`,
      [idOr('payment_not_found', params.id), userId],
    );
    const [row] = rows;
    if (!row) throw new DomainError('payment_not_found');
    return toPayment(row);
  },
};

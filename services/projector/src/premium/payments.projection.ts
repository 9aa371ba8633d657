import type { EventType } from '@matraz/contracts/events';
import type { UserChange } from '@matraz/contracts/updates';
import { type PaymentStatus, providerPayment, payment as table } from '@matraz/infra/read-models/premium-tables';
import { pick, timestamptz, uuid } from '@matraz/infra/read-models/table';
import type { Projection, Recorded } from '../projection.ts';
import { assignmentsOf, namesOf, statement, type Write } from '../statement.ts';

const started = pick(table, [
  'id',
  'user_id',
  'plan_id',
  'amount',
  'currency',
  'days',
  'status',
  'started_at',
  'expires_at',
  'updated_at',
  'is_settled',
]);

const startCheckout = statement({
  name: 'start_checkout',
  given: started,
  key: (row) => row.id,
  text: `
    insert into payment (${namesOf(started)})
    select ${namesOf(started)} from $given
    on conflict (id) do nothing`,
});

const provided = pick(providerPayment, ['id', 'payment_id', 'status', 'updated_at', 'approved_at']);

const recordProviderPayment = statement({
  name: 'record_provider_payment',
  given: provided,
  key: (row) => row.id,
  merge: (earlier, later) => ({ ...later, approved_at: earlier.approved_at ?? later.approved_at }),
  text: `
    insert into provider_payment (${namesOf(provided)})
    select ${namesOf(provided)} from $given
    on conflict (id) do update
    set status = excluded.status, updated_at = excluded.updated_at,
      approved_at = coalesce(provider_payment.approved_at, excluded.approved_at)`,
});

/**
 * A checkout has the status of its best payment: one approved payment is enough. The event of Premium that follows settles the
 * checkout. A payment that is rejected after the time to pay settles it too.
 */
const recordOutcome = statement({
  name: 'record_outcome',
  phase: 1,
  given: pick(table, ['id', 'status', 'updated_at']),
  key: (row) => row.id,
  text: `
    update payment
    set status = best.status, provider_payment_id = best.id, updated_at = given.updated_at,
      is_settled = case
        when given.status in ('approved', 'refunded') or best.status = 'pending' then false
        when given.status = 'rejected' then payment.is_settled or given.updated_at >= payment.expires_at
        else true
      end
    from $given
    cross join lateral (
      select id, status from provider_payment
      where provider_payment.payment_id = given.id
      order by array_position(array['approved', 'pending', 'mismatched', 'refunded', 'rejected'], status), updated_at desc, id
      limit 1
    ) best
    where payment.id = given.id`,
});

const closing = pick(table, ['updated_at', 'is_settled']);

/** A rejected checkout stays rejected: that is what the student has to know. */
const expireCheckout = statement({
  name: 'expire_checkout',
  given: { ...pick(table, ['id']), ...closing },
  key: (row) => row.id,
  text: `
    update payment
    set status = case when status = 'started' then 'expired' else status end, ${assignmentsOf(closing)}
    from $given
    where payment.id = given.id`,
});

const period = pick(providerPayment, ['id', 'premium_starts_at', 'premium_expires_at']);

const setPeriod = statement({
  name: 'set_period',
  given: period,
  key: (row) => row.id,
  text: `
    update provider_payment
    set premium_starts_at = given.premium_starts_at, premium_expires_at = given.premium_expires_at, premium_revoked_at = null
    from $given
    where provider_payment.id = given.id`,
});

/** A period that had not begun ends where it begins. */
const endPeriod = statement({
  name: 'end_period',
  given: pick(providerPayment, ['id', 'premium_expires_at']),
  key: (row) => row.id,
  text: `
    update provider_payment
    set premium_expires_at = greatest(premium_starts_at, least(provider_payment.premium_expires_at, given.premium_expires_at))
    from $given
    where provider_payment.id = given.id and premium_starts_at is not null`,
});

/** Every period of the user that has not ended. */
const revokePeriods = statement({
  name: 'revoke_periods',
  given: { user_id: uuid, revoked_at: timestamptz },
  key: (row) => row.user_id,
  text: `
    update provider_payment
    set premium_revoked_at = given.revoked_at,
      premium_expires_at = greatest(premium_starts_at, least(provider_payment.premium_expires_at, given.revoked_at))
    from $given
    join payment on payment.user_id = given.user_id
    where provider_payment.payment_id = payment.id and premium_revoked_at is null
      and premium_expires_at > given.revoked_at`,
});

const settle = statement({
  name: 'settle',
  given: pick(table, ['id']),
  key: (row) => row.id,
  text: `
    update payment
    set is_settled = true
    from $given
    where payment.id = given.id`,
});

type Outcome = Recorded<
  'PaymentPending' | 'PaymentApproved' | 'PaymentRejected' | 'PaymentRefunded' | 'PaymentMismatched'
>;

const outcomeOf =
  (status: PaymentStatus) =>
  ({ data, metadata }: Outcome): Write[] => {
    const { paymentId, providerPaymentId } = data;
    const updated_at = metadata.occurredAt;
    const approved_at = 'approvedAt' in data ? data.approvedAt : null;
    return [
      recordProviderPayment({ id: providerPaymentId, payment_id: paymentId, status, updated_at, approved_at }),
      recordOutcome({ id: paymentId, status, updated_at }),
    ];
  };

const ownPayments = ({ data }: { data: { userId: string } }): UserChange[] => [[data.userId, 'payments']];

const types = [
  'CheckoutStarted',
  'PaymentPending',
  'PaymentApproved',
  'PaymentRejected',
  'PaymentRefunded',
  'PaymentMismatched',
  'CheckoutExpired',
  'PremiumPurchased',
  'PremiumRefunded',
  'PremiumRestored',
  'PremiumRevoked',
] as const satisfies EventType[];

export const payments: Projection = {
  name: 'payments',
  version: 1,
  tables: [table, providerPayment],
  // The second of two refunds may end a period that the first one moved, and a second revocation may come after a grant.
  together: types.filter((type) => type !== 'PremiumRefunded' && type !== 'PremiumRevoked').map((type) => [type]),
  on: {
    CheckoutStarted: ({ data }) => [
      startCheckout({
        id: data.paymentId,
        user_id: data.userId,
        plan_id: data.planId,
        amount: data.amount,
        currency: data.currency,
        days: data.days,
        status: 'started',
        started_at: data.startedAt,
        expires_at: data.expiresAt,
        updated_at: data.startedAt,
        is_settled: false,
      }),
    ],
    PaymentPending: outcomeOf('pending'),
    PaymentApproved: outcomeOf('approved'),
    PaymentRejected: outcomeOf('rejected'),
    PaymentRefunded: outcomeOf('refunded'),
    PaymentMismatched: outcomeOf('mismatched'),
    CheckoutExpired: ({ data }) => [
      expireCheckout({ id: data.paymentId, updated_at: data.expiredAt, is_settled: true }),
    ],
    PremiumPurchased: ({ data }) => [
      setPeriod({
        id: data.providerPaymentId,
        premium_starts_at: data.startsAt,
        premium_expires_at: data.expiresAt,
      }),
      settle({ id: data.paymentId }),
    ],
    PremiumRefunded: ({ data }) => [
      endPeriod({ id: data.providerPaymentId, premium_expires_at: data.refundedAt }),
      ...data.moved.map(({ providerPaymentId, startsAt, expiresAt }) =>
        setPeriod({ id: providerPaymentId, premium_starts_at: startsAt, premium_expires_at: expiresAt }),
      ),
      settle({ id: data.paymentId }),
    ],
    PremiumRestored: ({ data }) => [
      ...(data.startsAt < data.expiresAt
        ? [
            setPeriod({
              id: data.providerPaymentId,
              premium_starts_at: data.startsAt,
              premium_expires_at: data.expiresAt,
            }),
          ]
        : []),
      settle({ id: data.paymentId }),
    ],
    PremiumRevoked: ({ data }) => [revokePeriods({ user_id: data.userId, revoked_at: data.revokedAt })],
  },
  changes: Object.fromEntries(types.map((type) => [type, ownPayments])),
};

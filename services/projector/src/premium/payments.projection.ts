import type { EventType } from '@matraz/contracts/events';
import type { UserChange } from '@matraz/contracts/updates';
import { type PaymentStatus, providerPayment, payment as table } from '@matraz/infra/read-models/premium-tables';
import { pick } from '@matraz/infra/read-models/table';
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

const recordProviderPayment = statement({
  name: 'record_provider_payment',
  given: providerPayment.columns,
  key: (row) => row.id,
  text: `
    insert into provider_payment (${namesOf(providerPayment.columns)})
    select ${namesOf(providerPayment.columns)} from $given
    on conflict (id) do update set status = excluded.status, updated_at = excluded.updated_at`,
});

const outcome = pick(table, ['status', 'updated_at', 'provider_payment_id', 'is_settled']);

/** An approved checkout stays approved when another payment of it fails. */
const recordFailure = statement({
  name: 'record_failure',
  given: { ...pick(table, ['id']), ...outcome },
  key: (row) => row.id,
  text: `
    update payment
    set ${assignmentsOf(outcome)}
    from $given
    where payment.id = given.id and payment.status <> 'approved'`,
});

const recordApproval = statement({
  name: 'record_approval',
  given: { ...pick(table, ['id']), ...outcome },
  key: (row) => row.id,
  text: `
    update payment
    set ${assignmentsOf(outcome)}
    from $given
    where payment.id = given.id`,
});

/** An approved checkout stays approved when another payment of it goes back. */
const recordRefund = statement({
  name: 'record_refund',
  given: { ...pick(table, ['id']), ...outcome },
  key: (row) => row.id,
  text: `
    update payment
    set ${assignmentsOf(outcome)}
    from $given
    where payment.id = given.id
      and not (payment.status = 'approved' and payment.provider_payment_id <> given.provider_payment_id)`,
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

const period = pick(table, ['premium_starts_at', 'premium_expires_at']);

const setPeriod = statement({
  name: 'set_period',
  given: { ...pick(table, ['id', 'is_settled']), ...period },
  key: (row) => row.id,
  text: `
    update payment
    set is_settled = given.is_settled, ${assignmentsOf(period)}
    from $given
    where payment.id = given.id`,
});

const endPeriod = statement({
  name: 'end_period',
  given: pick(table, ['id', 'provider_payment_id', 'premium_expires_at']),
  key: (row) => row.id,
  text: `
    update payment
    set is_settled = true, premium_expires_at = least(payment.premium_expires_at, given.premium_expires_at)
    from $given
    where payment.id = given.id and payment.provider_payment_id = given.provider_payment_id`,
});

const movePeriod = statement({
  name: 'move_period',
  given: pick(table, ['provider_payment_id', 'premium_starts_at', 'premium_expires_at']),
  key: (row) => row.provider_payment_id ?? '',
  text: `
    update payment
    set ${assignmentsOf(period)}
    from $given
    where payment.provider_payment_id = given.provider_payment_id`,
});

type Outcome = Recorded<
  'PaymentPending' | 'PaymentApproved' | 'PaymentRejected' | 'PaymentRefunded' | 'PaymentMismatched'
>;

const outcomeOf =
  (status: PaymentStatus, record: typeof recordApproval, { isSettled = false } = {}) =>
  ({ data, metadata }: Outcome): Write[] => {
    const { paymentId, providerPaymentId } = data;
    const updated_at = metadata.occurredAt;
    return [
      recordProviderPayment({ id: providerPaymentId, payment_id: paymentId, status, updated_at }),
      record({ id: paymentId, status, updated_at, provider_payment_id: providerPaymentId, is_settled: isSettled }),
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
] as const satisfies EventType[];

export const payments: Projection = {
  name: 'payments',
  version: 2,
  tables: [table, providerPayment],
  // Two refunds of one checkout are written one after the other: the second depends on the first.
  together: types.filter((type) => !type.endsWith('Refunded')).map((type) => [type]),
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
    PaymentPending: outcomeOf('pending', recordFailure),
    PaymentApproved: outcomeOf('approved', recordApproval),
    PaymentRejected: outcomeOf('rejected', recordFailure),
    PaymentRefunded: outcomeOf('refunded', recordRefund),
    PaymentMismatched: outcomeOf('mismatched', recordFailure, { isSettled: true }),
    CheckoutExpired: ({ data }) => [
      expireCheckout({ id: data.paymentId, updated_at: data.expiredAt, is_settled: true }),
    ],
    PremiumPurchased: ({ data }) => [
      setPeriod({
        id: data.paymentId,
        is_settled: true,
        premium_starts_at: data.startsAt,
        premium_expires_at: data.expiresAt,
      }),
    ],
    PremiumRefunded: ({ data }) => [
      endPeriod({
        id: data.paymentId,
        provider_payment_id: data.providerPaymentId,
        premium_expires_at: data.refundedAt,
      }),
      ...data.moved.map(({ providerPaymentId, startsAt, expiresAt }) =>
        movePeriod({
          provider_payment_id: providerPaymentId,
          premium_starts_at: startsAt,
          premium_expires_at: expiresAt,
        }),
      ),
    ],
  },
  changes: Object.fromEntries(types.map((type) => [type, ownPayments])),
};

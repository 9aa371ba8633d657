import type { PaymentEvent } from '@matraz/contracts/premium/events';
import type { PlanId } from '@matraz/contracts/premium/plans';
import type { Command, Decider } from '../decider.ts';
import { DomainError } from '../errors.ts';

/** A payment as the provider records it now. */
export interface ProviderPayment {
  id: string;
  status: 'pending' | 'approved' | 'rejected' | 'refunded' | 'charged-back';
  /** The provider's word for the reason. */
  reason: string;
  amount: number;
  currency: string;
  /** The part of the amount that went back. */
  refundedAmount: number;
  /** ISO 8601, UTC. Null: it was not approved. */
  approvedAt: string | null;
  /** ISO 8601, UTC. Later records of a payment have later times. */
  updatedAt: string;
}

/** What a checkout sells. */
export interface Checkout {
  paymentId: string;
  userId: string;
  planId: PlanId;
  amount: number;
  currency: string;
  days: number;
  /** ISO 8601. Until then the student can pay. */
  expiresAt: string;
}

export type PaymentCommand = (
  | Command<'StartCheckout', Checkout>
  | Command<'RecordProviderPayment', ProviderPayment>
  | Command<'ExpireCheckout', object>
) & { now: Date };

type KnownStatus = 'pending' | 'approved' | 'rejected' | 'refunded' | 'mismatched';

interface KnownPayment {
  status: KnownStatus;
  updatedAt: string;
  /** What was approved. Null: it was not approved yet. */
  amount: number | null;
  currency: string | null;
  refundedAmount: number;
  /** How often the money went back. More than once only after chargebacks that the shop won. */
  returns: number;
  /** The money went back by a chargeback, which the shop may still win. A refund is final. */
  isDisputed: boolean;
}

export interface Payment {
  /** Null: the checkout was not started. */
  checkout: Checkout | null;
  /** The key is the provider's id. A student may pay a checkout again after a rejected card. */
  known: Readonly<Record<string, KnownPayment>>;
  isExpired: boolean;
}

/** A refund is final. After a chargeback a newer approval means that the shop won it. */
const mayChange = (before: KnownPayment, { status, updatedAt }: ProviderPayment): boolean =>
  before.status === 'refunded'
    ? before.isDisputed && status === 'approved' && updatedAt > before.updatedAt
    : updatedAt >= before.updatedAt;

/** A record that is older than the known one changes nothing, because notices may arrive in any order. */
const record = (payment: ProviderPayment, { checkout, known }: Payment): PaymentEvent[] => {
  if (!checkout) throw new DomainError('payment_not_found');
  const { id, status, reason, amount, currency, refundedAmount, updatedAt } = payment;
  const before = known[id];
  if (before && !mayChange(before, payment)) return [];
  const { paymentId, userId } = checkout;
  const data = { paymentId, userId, providerPaymentId: id, occurredAtProvider: updatedAt };
  switch (status) {
    case 'refunded':
      return [{ type: 'PaymentRefunded', data: { ...data, kind: 'refund' } }];
    case 'charged-back':
      return [{ type: 'PaymentRefunded', data: { ...data, kind: 'chargeback' } }];
    case 'approved': {
      const events: PaymentEvent[] = [];
      const paid = { ...data, amount, currency };
      const approvedAt = payment.approvedAt ?? updatedAt;
      if (before?.status !== 'approved' && before?.status !== 'mismatched')
        events.push(
          amount === checkout.amount && currency === checkout.currency
            ? { type: 'PaymentApproved', data: { ...paid, approvedAt } }
            : { type: 'PaymentMismatched', data: paid },
        );
      if (refundedAmount > (before?.refundedAmount ?? 0))
        events.push({ type: 'PaymentPartlyRefunded', data: { ...paid, refundedAmount } });
      return events;
    }
    case 'pending':
      // A dispute is pending at the provider while the money is still here.
      return before ? [] : [{ type: 'PaymentPending', data: { ...data, reason } }];
    case 'rejected':
      return before && before.status !== 'pending' ? [] : [{ type: 'PaymentRejected', data: { ...data, reason } }];
  }
};

const isSame = (checkout: Checkout, other: Checkout) =>
  checkout.userId === other.userId && checkout.planId === other.planId && checkout.amount === other.amount;

/** The provider's search may show a payment of the last minute later. */
const expiryGraceMs = 2 * 60 * 60 * 1000;

/** A checkout with a pending or approved payment does not expire. */
const isOpen = ({ known, isExpired }: Payment) =>
  !isExpired && Object.values(known).every(({ status }) => status === 'rejected');

const decide = (command: PaymentCommand, payment: Payment): PaymentEvent[] => {
  const { checkout } = payment;
  switch (command.type) {
    case 'StartCheckout':
      if (checkout && !isSame(checkout, command.data)) throw new DomainError('idempotency_key_reused');
      if (checkout) return [];
      return [{ type: 'CheckoutStarted', data: { ...command.data, startedAt: command.now.toISOString() } }];
    case 'RecordProviderPayment':
      return record(command.data, payment);
    case 'ExpireCheckout': {
      if (!checkout) throw new DomainError('payment_not_found');
      const { paymentId, userId, expiresAt } = checkout;
      if (!isOpen(payment) || command.now.getTime() < Date.parse(expiresAt) + expiryGraceMs) return [];
      return [{ type: 'CheckoutExpired', data: { paymentId, userId, expiredAt: command.now.toISOString() } }];
    }
  }
};

const statusAfter = {
  PaymentPending: 'pending',
  PaymentApproved: 'approved',
  PaymentRejected: 'rejected',
  PaymentMismatched: 'mismatched',
} as const satisfies Partial<Record<PaymentEvent['type'], KnownStatus>>;

const unknownPayment: KnownPayment = {
  status: 'pending',
  updatedAt: '',
  amount: null,
  currency: null,
  refundedAmount: 0,
  returns: 0,
  isDisputed: false,
};

type ProviderEvent = Exclude<PaymentEvent, { type: 'CheckoutStarted' | 'CheckoutExpired' }>;

const paymentAfter = (known: KnownPayment, { type, data }: ProviderEvent): KnownPayment => {
  const before = { ...known, updatedAt: data.occurredAtProvider };
  switch (type) {
    case 'PaymentPartlyRefunded':
      return { ...before, refundedAmount: data.refundedAmount };
    case 'PaymentApproved':
    case 'PaymentMismatched':
      return { ...before, status: statusAfter[type], amount: data.amount, currency: data.currency };
    case 'PaymentRefunded':
      return { ...before, status: 'refunded', returns: known.returns + 1, isDisputed: data.kind === 'chargeback' };
    default:
      return { ...before, status: statusAfter[type] };
  }
};

const evolve = (payment: Payment, event: PaymentEvent): Payment => {
  switch (event.type) {
    case 'CheckoutStarted': {
      const { startedAt: _, ...checkout } = event.data;
      return { ...payment, checkout };
    }
    case 'CheckoutExpired':
      return { ...payment, isExpired: true };
    default: {
      const { providerPaymentId } = event.data;
      const changed = paymentAfter(payment.known[providerPaymentId] ?? unknownPayment, event);
      return { ...payment, known: { ...payment.known, [providerPaymentId]: changed } };
    }
  }
};

export const payment: Decider<Payment, PaymentCommand, PaymentEvent> = {
  initialState: () => ({ checkout: null, known: {}, isExpired: false }),
  decide,
  evolve,
};

import type { PaymentEvent, PremiumEvent } from '@matraz/contracts/premium/events';
import { type Payment, type PaymentCommand, type ProviderPayment, payment } from '../premium/payment.ts';
import { type Premium, premium } from '../premium/premium.ts';
import { type Doubt, judgeBy, type LoggedEvent } from './doubt.ts';

const dayMs = 24 * 3_600_000;

const statuses = {
  PaymentPending: 'pending',
  PaymentApproved: 'approved',
  PaymentMismatched: 'approved',
  PaymentPartlyRefunded: 'approved',
  PaymentRejected: 'rejected',
} as const;

/** The provider's record that can have caused the event. */
const providerPayment = (
  event: Exclude<PaymentEvent, { type: 'CheckoutStarted' | 'CheckoutExpired' }>,
): ProviderPayment => {
  const { type, data } = event;
  const isBack = type === 'PaymentRefunded';
  return {
    id: data.providerPaymentId,
    status: isBack ? (data.kind === 'refund' ? 'refunded' : 'charged-back') : statuses[type],
    reason: 'reason' in data ? data.reason : '',
    amount: 'amount' in data ? data.amount : 0,
    currency: 'currency' in data ? data.currency : '',
    refundedAmount: 'refundedAmount' in data ? data.refundedAmount : 0,
    approvedAt: 'approvedAt' in data ? data.approvedAt : null,
    updatedAt: data.occurredAtProvider,
  };
};

interface PremiumMeaningOptions {
  wasAdministrator: (userId: string) => boolean;
  /** Grants of the platform itself, by the hashes of their idempotency keys. */
  ownGrants: ReadonlySet<string>;
}

export const createPremiumMeaning = ({ wasAdministrator, ownGrants }: PremiumMeaningOptions) => {
  const payments = new Map<string, Payment>();
  const premiums = new Map<string, Premium>();
  /** How often the money of a payment had gone back, each time that the payment was approved. The key is the provider's id. */
  const approvals = new Map<string, Set<number>>();

  const paymentCommand = (event: PaymentEvent, now: Date): PaymentCommand => {
    if (event.type === 'CheckoutExpired') return { type: 'ExpireCheckout', data: {}, now };
    if (event.type !== 'CheckoutStarted') return { type: 'RecordProviderPayment', data: providerPayment(event), now };
    const { startedAt: _, ...checkout } = event.data;
    return { type: 'StartCheckout', data: checkout, now };
  };

  const judgePremium = (event: PremiumEvent, logged: LoggedEvent, state: Premium): Doubt | undefined => {
    const now = new Date(logged.occurredAt);
    const { userId } = event.data;
    switch (event.type) {
      case 'PremiumGranted': {
        const { startsAt, expiresAt } = event.data;
        if (logged.by === undefined ? !ownGrants.has(logged.keyHash ?? '') : !wasAdministrator(logged.by))
          return { reason: 'not-an-administrator' };
        const days = Math.round((Date.parse(expiresAt) - Date.parse(startsAt)) / dayMs);
        return judgeBy(premium, { state, event }, [{ type: 'GrantPremium', data: { userId, days }, now }]);
      }
      case 'PremiumRevoked':
        return judgeBy(premium, { state, event }, [{ type: 'RevokePremium', data: { userId }, now }]);
      case 'PremiumPurchased':
      case 'PremiumRestored': {
        const { paymentId, providerPaymentId } = event.data;
        const checkout = payments.get(paymentId)?.checkout;
        const returns = [...(approvals.get(`${paymentId} ${providerPaymentId}`) ?? [])];
        if (checkout?.userId !== userId || returns.length === 0) return { reason: 'not-paid' };
        const { planId, days } = checkout;
        return judgeBy(
          premium,
          { state, event },
          returns.map((count) => ({
            type: 'PurchasePremium',
            data: { userId, paymentId, providerPaymentId, planId, days, returns: count },
            now,
          })),
        );
      }
      case 'PremiumRefunded': {
        const { paymentId, providerPaymentId, returns } = event.data;
        const { checkout, known } = payments.get(paymentId) ?? payment.initialState();
        if (checkout?.userId !== userId || (known[providerPaymentId]?.returns ?? 0) < returns)
          return { reason: 'not-paid' };
        const data = { userId, paymentId, providerPaymentId, returns };
        return judgeBy(premium, { state, event }, [{ type: 'RefundPremium', data, now }]);
      }
    }
  };

  return {
    judgePayment(event: PaymentEvent, { occurredAt }: LoggedEvent): Doubt | undefined {
      const { paymentId } = event.data;
      const state = payments.get(paymentId) ?? payment.initialState();
      payments.set(paymentId, payment.evolve(state, event));
      if (event.type === 'PaymentApproved') {
        const { providerPaymentId } = event.data;
        const key = `${paymentId} ${providerPaymentId}`;
        const returns = state.known[providerPaymentId]?.returns ?? 0;
        approvals.set(key, (approvals.get(key) ?? new Set()).add(returns));
      }
      return judgeBy(payment, { state, event }, [paymentCommand(event, new Date(occurredAt))]);
    },

    judgePremium(event: PremiumEvent, logged: LoggedEvent): Doubt | undefined {
      const { userId } = event.data;
      const state = premiums.get(userId) ?? premium.initialState();
      premiums.set(userId, premium.evolve(state, event));
      return judgePremium(event, logged, state);
    },
  };
};

import type { PremiumEvent } from '@matraz/contracts/premium/events';
import type { PlanId } from '@matraz/contracts/premium/plans';
import type { Command, Decider } from '../decider.ts';
import { daysAfter, isPremium } from './premium-status.ts';
import { cutAt, endOf, latest, type Period, withoutPurchase } from './purchased-periods.ts';

interface Purchase {
  userId: string;
  /** The checkout. */
  paymentId: string;
  /** The provider's id of the payment that bought the period. One payment buys one period. */
  providerPaymentId: string;
}

export type PremiumCommand = (
  | Command<'GrantPremium', { userId: string; days: number }>
  | Command<'RevokePremium', { userId: string }>
  | Command<'PurchasePremium', Purchase & { planId: PlanId; days: number }>
  | Command<'RefundPremium', Purchase>
) & { now: Date };

export interface Premium {
  /** The end of Premium: of the grant or of the last purchase. */
  expiresAt: string | null;
  grantedUntil: string | null;
  /** Ordered by time. There are no gaps while Premium runs. */
  purchases: readonly Period[];
  /** Payments that went back. They buy nothing any more, also when their approval arrives later. */
  refunded: readonly string[];
}

const refund = (data: Purchase, premium: Premium, now: Date): PremiumEvent[] => {
  const { userId, paymentId, providerPaymentId } = data;
  if (premium.refunded.includes(providerPaymentId)) return [];
  const refundedAt = now.toISOString();
  const purchases = withoutPurchase(premium, providerPaymentId, refundedAt);
  const moved = purchases.filter(
    (period) =>
      period.providerPaymentId !== providerPaymentId &&
      !premium.purchases.some(
        (before) => before.providerPaymentId === period.providerPaymentId && before.startsAt === period.startsAt,
      ),
  );
  const expiresAt = endOf({ ...premium, purchases }, refundedAt);
  return [{ type: 'PremiumRefunded', data: { userId, paymentId, providerPaymentId, refundedAt, expiresAt, moved } }];
};

/**
 * A grant counts from `now` and never shortens Premium. Revoking ends Premium at once. A purchase adds its days to the end of the
 * Premium that runs. A refund takes away exactly what is left of the period of its payment. Each payment buys once and goes back once.
 */
const decide = (command: PremiumCommand, premium: Premium): PremiumEvent[] => {
  const { now, data } = command;
  const { userId } = data;
  switch (command.type) {
    case 'GrantPremium': {
      const expiresAt = daysAfter(now, command.data.days);
      if (premium.expiresAt !== null && new Date(premium.expiresAt) >= expiresAt) return [];
      return [
        {
          type: 'PremiumGranted',
          data: { userId, startsAt: now.toISOString(), expiresAt: expiresAt.toISOString() },
        },
      ];
    }
    case 'RevokePremium':
      return isPremium(premium, now)
        ? [{ type: 'PremiumRevoked', data: { userId, revokedAt: now.toISOString() } }]
        : [];
    case 'PurchasePremium': {
      const { paymentId, providerPaymentId, planId, days } = command.data;
      const isKnown =
        premium.refunded.includes(providerPaymentId) ||
        premium.purchases.some((period) => period.providerPaymentId === providerPaymentId);
      if (isKnown) return [];
      const start = isPremium(premium, now) && premium.expiresAt !== null ? new Date(premium.expiresAt) : now;
      const period = { startsAt: start.toISOString(), expiresAt: daysAfter(start, days).toISOString() };
      return [{ type: 'PremiumPurchased', data: { userId, paymentId, providerPaymentId, planId, ...period } }];
    }
    case 'RefundPremium':
      return refund(command.data, premium, now);
  }
};

const evolve = (premium: Premium, { type, data }: PremiumEvent): Premium => {
  switch (type) {
    case 'PremiumGranted':
      return { ...premium, grantedUntil: data.expiresAt, expiresAt: latest(premium.expiresAt, data.expiresAt) };
    case 'PremiumRevoked':
      return {
        ...premium,
        expiresAt: null,
        grantedUntil: null,
        purchases: cutAt(data.revokedAt, premium.purchases),
      };
    case 'PremiumPurchased': {
      const { providerPaymentId, startsAt, expiresAt } = data;
      return {
        ...premium,
        expiresAt,
        purchases: [...premium.purchases, { providerPaymentId, startsAt, expiresAt }],
      };
    }
    case 'PremiumRefunded': {
      const { providerPaymentId, refundedAt, expiresAt } = data;
      return {
        ...premium,
        expiresAt,
        purchases: withoutPurchase(premium, providerPaymentId, refundedAt),
        refunded: [...premium.refunded, providerPaymentId],
      };
    }
  }
};

export const premium: Decider<Premium, PremiumCommand, PremiumEvent> = {
  initialState: () => ({ expiresAt: null, grantedUntil: null, purchases: [], refunded: [] }),
  decide,
  evolve,
};

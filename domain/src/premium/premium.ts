import type { PremiumEvent } from '@matraz/contracts/premium/events';
import type { PlanId } from '@matraz/contracts/premium/plans';
import type { Command, Decider } from '../decider.ts';
import { daysAfter, isPremium } from './premium-status.ts';
import { cutAt, endOf, latest, leftOf, type Period, withoutPurchase } from './purchased-periods.ts';

interface Purchase {
  userId: string;
  /** The checkout. */
  paymentId: string;
  /** The provider's id of the payment that bought the period. One payment buys one period. */
  providerPaymentId: string;
  /** How often the money of the payment has gone back. A command with a lower count is older and changes nothing. */
  returns: number;
}

/** A payment whose money went back at least once. */
interface Returned {
  returns: number;
  /** The money is away now. It comes back only by a chargeback that the shop won. */
  isAway: boolean;
  /**
   * Milliseconds of Premium that the last return of money took. Null: it came before the purchase, so no period was
   * given.
   */
  takenMs: number | null;
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
  /** The key is the provider's id of the payment. */
  returned: Readonly<Record<string, Returned>>;
}

const refund = (data: Purchase, premium: Premium, now: Date): PremiumEvent[] => {
  const { userId, paymentId, providerPaymentId, returns } = data;
  if (returns <= (premium.returned[providerPaymentId]?.returns ?? 0)) return [];
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
  return [
    {
      type: 'PremiumRefunded',
      data: { userId, paymentId, providerPaymentId, refundedAt, expiresAt, moved, returns },
    },
  ];
};

/**
 * A payment buys its period once. After a won chargeback it gives back only what the chargeback took: the student has
 * used the rest.
 */
const purchase = (data: Purchase & { planId: PlanId; days: number }, premium: Premium, now: Date): PremiumEvent[] => {
  const { userId, paymentId, providerPaymentId, planId, days, returns } = data;
  const back = premium.returned[providerPaymentId];
  if (back && returns < back.returns) return [];
  const isGiven = premium.purchases.some((period) => period.providerPaymentId === providerPaymentId);
  if (isGiven && !back?.isAway) return [];
  const start = isPremium(premium, now) && premium.expiresAt !== null ? new Date(premium.expiresAt) : now;
  const one = { userId, paymentId, providerPaymentId, startsAt: start.toISOString() };
  if (back && back.takenMs !== null) {
    const expiresAt = new Date(start.getTime() + back.takenMs).toISOString();
    return [{ type: 'PremiumRestored', data: { ...one, expiresAt } }];
  }
  return [{ type: 'PremiumPurchased', data: { ...one, planId, expiresAt: daysAfter(start, days).toISOString() } }];
};

/**
 * A grant counts from `now` and never shortens Premium. Revoking ends Premium at once. A purchase adds its days to the end of the
 * Premium that runs. A refund takes away exactly what is left of the period of its payment.
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
    case 'PurchasePremium':
      return purchase(command.data, premium, now);
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
    case 'PremiumPurchased':
    case 'PremiumRestored': {
      const { providerPaymentId, startsAt, expiresAt } = data;
      const back = premium.returned[providerPaymentId];
      return {
        ...premium,
        expiresAt,
        purchases: [...premium.purchases, { providerPaymentId, startsAt, expiresAt }],
        returned: back ? { ...premium.returned, [providerPaymentId]: { ...back, isAway: false } } : premium.returned,
      };
    }
    case 'PremiumRefunded': {
      const { providerPaymentId, refundedAt, expiresAt, returns } = data;
      const takenMs = leftOf(premium.purchases, providerPaymentId, refundedAt);
      return {
        ...premium,
        expiresAt,
        purchases: withoutPurchase(premium, providerPaymentId, refundedAt),
        returned: { ...premium.returned, [providerPaymentId]: { returns, isAway: true, takenMs } },
      };
    }
  }
};

export const premium: Decider<Premium, PremiumCommand, PremiumEvent> = {
  initialState: () => ({ expiresAt: null, grantedUntil: null, purchases: [], returned: {} }),
  decide,
  evolve,
};

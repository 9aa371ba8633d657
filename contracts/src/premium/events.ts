import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';
import { entityId } from '../ids.ts';
import { planIds } from './plans.ts';

const time = z.iso.datetime();
/** The provider's own id of one payment. A checkout may have several: a rejected card, then another one. */
const providerPaymentId = z.string().min(1).max(100);
/** The stretch of time that one payment buys. */
const period = { startsAt: time, expiresAt: time };

export const premiumEvents = {
  /** Granted without a purchase: by an administrator's toggle or for a demo account. */
  PremiumGranted: defineEvent(z.strictObject({ userId: entityId, ...period })),
  PremiumRevoked: defineEvent(z.strictObject({ userId: entityId, revokedAt: time })),
  PremiumPurchased: defineEvent(
    z.strictObject({ userId: entityId, paymentId: entityId, providerPaymentId, planId: z.enum(planIds), ...period }),
  ),
  /** The rest of the period of this payment ends. Later purchased periods move to the front. */
  PremiumRefunded: defineEvent(
    z.strictObject({
      userId: entityId,
      paymentId: entityId,
      providerPaymentId,
      refundedAt: time,
      /** The end of Premium from now on. Null: Premium has ended. */
      expiresAt: time.nullable(),
      /** The later periods with their new times. */
      moved: z.array(z.strictObject({ providerPaymentId, ...period })),
      /** How often the money of this payment has gone back, with this time. */
      returns: z.int().positive(),
    }),
  ),
  /** A chargeback that the shop won gives back what it took. When no time was left, start and end are equal. */
  PremiumRestored: defineEvent(z.strictObject({ userId: entityId, paymentId: entityId, providerPaymentId, ...period })),
};

export type PremiumEvent = EventOf<typeof premiumEvents>;

const onePayment = { paymentId: entityId, userId: entityId, providerPaymentId, occurredAtProvider: time };

/** The story of one checkout, in the stream `payment-{paymentId}`. */
export const paymentEvents = {
  /** Price, currency and days are the plan's at this moment. Until `expiresAt` the student can pay. */
  CheckoutStarted: defineEvent(
    z.strictObject({
      paymentId: entityId,
      userId: entityId,
      planId: z.enum(planIds),
      amount: z.int().positive(),
      currency: z.string().length(3),
      days: z.int().positive(),
      startedAt: time,
      expiresAt: time,
    }),
  ),
  PaymentPending: defineEvent(z.strictObject({ ...onePayment, reason: z.string().max(100) })),
  /** After a chargeback: the shop won it, so the money is here again. */
  PaymentApproved: defineEvent(
    z.strictObject({ ...onePayment, amount: z.number(), currency: z.string(), approvedAt: time }),
  ),
  PaymentRejected: defineEvent(z.strictObject({ ...onePayment, reason: z.string().max(100) })),
  /** The money went back: all of it, by a refund or by a chargeback. */
  PaymentRefunded: defineEvent(z.strictObject({ ...onePayment, kind: z.enum(['refund', 'chargeback']) })),
  /** A part of the money went back. It changes nothing: an operator decides what the student keeps. */
  PaymentPartlyRefunded: defineEvent(
    z.strictObject({ ...onePayment, amount: z.number(), refundedAmount: z.number().positive(), currency: z.string() }),
  ),
  /** Approved, but not with the amount and the currency of the checkout. It gives no Premium: an operator must look at it. */
  PaymentMismatched: defineEvent(z.strictObject({ ...onePayment, amount: z.number(), currency: z.string() })),
  /** No payment arrived in time. One that arrives later still counts. */
  CheckoutExpired: defineEvent(z.strictObject({ paymentId: entityId, userId: entityId, expiredAt: time })),
};

export type PaymentEvent = EventOf<typeof paymentEvents>;

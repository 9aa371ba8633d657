import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { type Payment, payment } from '@matraz/domain/premium/payment';
import { premium } from '@matraz/domain/premium/premium';
import type { FoundPayment, PaymentProvider } from '@matraz/infra/payments/port';
import type { CommandContext, Handle } from '../command-handler/command.ts';

/**
 * Gives and takes Premium as the checkout says: an approved payment buys its period, a returned one ends it. Safe to
 * repeat and to stop anywhere, because the decider refuses a command that was carried out before.
 */
const settle = async (handle: Handle, { checkout, known }: Payment, context: CommandContext): Promise<void> => {
  if (!checkout) return;
  const { userId, paymentId, planId, days } = checkout;
  const { now } = context;
  for (const [providerPaymentId, { status, returns }] of Object.entries(known)) {
    const purchase = { userId, paymentId, providerPaymentId, returns };
    // A won chargeback comes first: an earlier run may have stopped before it.
    if (returns > 0) {
      const command = { type: 'RefundPremium', data: purchase, now } as const;
      await handle(premium, streamOf.premium(userId), command, context);
    }
    if (status === 'approved') {
      const command = { type: 'PurchasePremium', data: { ...purchase, planId, days }, now } as const;
      await handle(premium, streamOf.premium(userId), command, context);
    }
  }
};

/**
 * Records what the provider says of a payment, and gives or takes the Premium that follows from it.
 *
 * @returns false for a payment of a purchase that is not ours
 */
export const recordProviderPayment = async (
  { handle }: { handle: Handle },
  { paymentId, ...found }: FoundPayment,
  context: CommandContext,
): Promise<boolean> => {
  if (paymentId === null) return false;
  const command = { type: 'RecordProviderPayment', data: found, now: context.now } as const;
  const recorded = await handle(payment, streamOf.payment(paymentId), command, context).catch((error) => {
    if (error instanceof DomainError && error.code === 'payment_not_found') return null;
    throw error;
  });
  if (!recorded) return false;
  await settle(handle, recorded.state, context);
  return true;
};

interface ConfirmDeps {
  handle: Handle;
  payments: PaymentProvider;
}

/** A notice only names a payment. Its amount and status are read from the provider. */
export const confirmNoticedPayment = async (
  { handle, payments }: ConfirmDeps,
  providerPaymentId: string,
  context: CommandContext,
): Promise<void> => {
  const found = await payments.getPayment(providerPaymentId);
  if (found) await recordProviderPayment({ handle }, found, context);
};

/** Asks the provider for all payments of a purchase, because its notice may be lost. Then ends a purchase that was not paid in time. */
export const confirmCheckout = async (
  { handle, payments }: ConfirmDeps,
  paymentId: string,
  context: CommandContext,
): Promise<void> => {
  for (const found of await payments.findPayments(paymentId)) await recordProviderPayment({ handle }, found, context);
  const command = { type: 'ExpireCheckout', data: {}, now: context.now } as const;
  await handle(payment, streamOf.payment(paymentId), command, context);
};

import { currency, type PlanId, plans } from '@matraz/contracts/premium/plans';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { payment } from '@matraz/domain/premium/payment';
import { idFrom } from '@matraz/infra/ids';
import type { PaymentProvider } from '@matraz/infra/payments/port';
import type { CommandContext, Handle } from '../command-handler/command.ts';

/** How long a student can take to pay. */
const hoursToPay = 24;

/**
 * Starts the purchase of a plan. The purchase is in the log before the provider hears of it, so no payment can arrive for an unknown
 * purchase. A repeated start with the same idempotency key gives the same purchase and the same checkout of the provider.
 *
 * @param publicUrl the address of the platform, where the provider sends the browser and its notices
 * @throws DomainError idempotency_key_reused, checkout_expired
 * @throws ProviderUnavailable, ProviderRefusal: the student may try again
 */
export const startCheckout = async (
  { handle, payments }: { handle: Handle; payments: PaymentProvider },
  { userId, planId, publicUrl }: { userId: string; planId: PlanId; publicUrl: string },
  context: CommandContext,
): Promise<{ paymentId: string; checkoutUrl: string }> => {
  const { now } = context;
  const { price, days } = plans[planId];
  const paymentId = idFrom({ ...context, userId, kind: 'payment' });
  const lastMoment = new Date(now.getTime() + hoursToPay * 60 * 60 * 1000);
  const { state } = await handle(
    payment,
    streamOf.payment(paymentId),
    {
      type: 'StartCheckout',
      data: { paymentId, userId, planId, amount: price, currency, days, expiresAt: lastMoment.toISOString() },
      now,
    },
    context,
  );
  if (!state.checkout) throw new Error(`the checkout ${paymentId} was not started`);
  // A repeated key gets the first answer of the decider, also with another plan.
  if (state.checkout.planId !== planId) throw new DomainError('idempotency_key_reused');
  const { amount, expiresAt } = state.checkout;
  // The provider would answer with the old checkout, which cannot be paid any more.
  if (state.isExpired || now >= new Date(expiresAt)) throw new DomainError('checkout_expired');
  const { checkoutUrl } = await payments.startCheckout({
    paymentId,
    title: `Matraz Premium, ${plans[planId].name}`,
    currency: state.checkout.currency,
    expiresAt: new Date(expiresAt),
    returnUrl: `${publicUrl}/compra/${paymentId}`,
    notificationUrl: `${publicUrl}/api/payments/webhook`,
    amount,
  });
  return { paymentId, checkoutUrl };
};

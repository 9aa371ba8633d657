import { streamOf } from '@matraz/contracts/streams';
import { payment } from '@matraz/domain/premium/payment';
import type { PaymentProvider } from '@matraz/infra/payments/port';
import type { CommandContext, Handle } from '../command-handler/command.ts';
import { recordProviderPayment } from './record-provider-payment.ts';

interface ConfirmDeps {
  handle: Handle;
  payments: PaymentProvider;
}

/** A notice names a payment of the provider. What it is worth, only the provider's own record says. */
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

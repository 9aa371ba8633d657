import type { ProviderPayment } from '@matraz/domain/premium/payment';

export interface CheckoutRequest {
  /** Our id of the purchase. The same id gives the same checkout. */
  paymentId: string;
  title: string;
  /** Whole units of the currency. */
  amount: number;
  currency: string;
  expiresAt: Date;
  /** Where the browser goes afterwards. */
  returnUrl: string;
  /** Where the provider sends its notices. */
  notificationUrl: string;
}

/** A payment and the purchase that it names. Null: it names none of ours. */
export interface FoundPayment extends ProviderPayment {
  paymentId: string | null;
}

/** Where students pay. Every method throws ProviderUnavailable when the provider does not answer. */
export interface PaymentProvider {
  /** @returns the address where the student pays */
  startCheckout(request: CheckoutRequest): Promise<{ checkoutUrl: string }>;
  /** @returns undefined when the provider does not know the id */
  getPayment(providerPaymentId: string): Promise<FoundPayment | undefined>;
  /** All payments of one purchase. */
  findPayments(paymentId: string): Promise<FoundPayment[]>;
  /** The account of the credentials. `site` is Mercado Pago's word for the country: MLC is Chile. */
  account(): Promise<{ id: string; site: string }>;
  /** Payments that changed at or after this time, in pages. */
  changedSince(time: Date): AsyncIterable<FoundPayment>;
}

/** The provider is away, slow or broken. The call may be repeated. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('the payment provider is not available', { cause });
    this.name = 'ProviderUnavailable';
  }
}

/** The provider refused the call, for example because of wrong credentials. Repeating it does not help. */
export class ProviderRefusal extends Error {
  readonly status: number;
  constructor(status: number, cause: unknown) {
    super(`the payment provider refused with status ${status}`, { cause });
    this.name = 'ProviderRefusal';
    this.status = status;
  }
}

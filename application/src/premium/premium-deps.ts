import type { PaymentProvider } from '@matraz/infra/payments/port';
import type { Handle } from '../command-handler/command-handler.ts';

export interface PremiumDeps {
  handle: Handle;
  /** Null: nothing can be bought, because no provider is configured. */
  payments: PaymentProvider | null;
}

import type { PaymentProvider } from '@matraz/infra/payments/port';
import type { Deps } from '../deps.ts';

export interface PremiumDeps extends Deps {
  /** Null: nothing can be bought. */
  payments: PaymentProvider | null;
}

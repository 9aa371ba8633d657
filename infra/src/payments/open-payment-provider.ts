import type { Config } from '../config/config.ts';
import { createMercadoPago } from './mercado-pago.ts';
import type { PaymentProvider } from './port.ts';

/** Null when no provider is configured. */
export const openPaymentProvider = ({ payments }: Pick<Config, 'payments'>): PaymentProvider | null =>
  payments ? createMercadoPago(payments) : null;

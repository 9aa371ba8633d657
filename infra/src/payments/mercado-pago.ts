import { setTimeout as delay } from 'node:timers/promises';
import { MercadoPagoConfig, MercadoPagoError, MPConnectionError, Payment, Preference, User } from 'mercadopago';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import {
  type CheckoutRequest,
  type FoundPayment,
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
} from './port.ts';

export interface MercadoPagoSettings {
  accessToken: string;
  apiUrl: string;
  /** For one call, with its body. */
  timeoutMs?: number;
}

type Status = FoundPayment['status'];

/** The statuses of Mercado Pago's payments. An unknown status counts as pending, so it is asked for again. */
const statusOf: Record<string, Status> = {
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'rejected',
  refunded: 'refunded',
  charged_back: 'charged-back',
};

/** The fields of a payment that are used. The SDK types an id as a number in one call, and as a text in another. */
interface PaymentRecord {
  id?: number | string;
  status?: string;
  status_detail?: string;
  transaction_amount?: number;
  transaction_amount_refunded?: number;
  currency_id?: string;
  external_reference?: string;
  date_created?: string;
  date_approved?: string | null;
  date_last_updated?: string;
}

/** A decided chargeback keeps its status. This detail means that the shop won and has the money again. */
const isWonChargeback = ({ status, status_detail }: PaymentRecord) =>
  status === 'charged_back' && status_detail === 'reimbursed';

const toFound = (record: PaymentRecord): FoundPayment => ({
  id: String(record.id),
  status: isWonChargeback(record) ? 'approved' : (statusOf[record.status ?? ''] ?? 'pending'),
  reason: (record.status_detail ?? record.status ?? '').slice(0, 100),
  amount: record.transaction_amount ?? 0,
  currency: record.currency_id ?? '',
  refundedAmount: isWonChargeback(record) ? 0 : (record.transaction_amount_refunded ?? 0),
  approvedAt: record.date_approved ? new Date(record.date_approved).toISOString() : null,
  updatedAt: new Date(record.date_last_updated ?? record.date_created ?? 0).toISOString(),
  paymentId: record.external_reference || null,
});

const pageSize = 50;

/**
 * Mercado Pago by its SDK. The SDK has traps: its base URL belongs to the process, it writes the options of one call into the
 * configuration of the next, and its own timeout does not cover the body of a reply.
 */
export const createMercadoPago = ({
  accessToken,
  apiUrl,
  timeoutMs = 10_000,
}: MercadoPagoSettings): PaymentProvider => {
  /** A new configuration for each call. The SDK reads the base URL before its first wait. */
  const call = async <Reply>(send: (config: MercadoPagoConfig) => Promise<Reply>): Promise<Reply> => {
    const timer = new AbortController();
    Object.assign(AppConfig, { BASE_URL: apiUrl });
    try {
      const reply = send(new MercadoPagoConfig({ accessToken, options: { timeout: timeoutMs, maxRetries: 0 } }));
      return await Promise.race([
        reply,
        delay(timeoutMs, undefined, { signal: timer.signal, ref: false }).then(() => {
          throw new Error(`no reply within ${timeoutMs} ms`);
        }),
      ]);
    } catch (error) {
      const status = error instanceof MercadoPagoError && !(error instanceof MPConnectionError) ? error.status : 0;
      if (status >= 400 && status < 500 && status !== 429 && status !== 408) throw new ProviderRefusal(status, error);
      throw new ProviderUnavailable(error);
    } finally {
      timer.abort();
    }
  };

  async function* search(options: object): AsyncGenerator<FoundPayment> {
    for (let offset = 0; ; offset += pageSize) {
      const page = await call((config) =>
        new Payment(config).search({ options: { ...options, limit: pageSize, offset } }),
      );
      // The SDK reads a broken reply as an empty object.
      const { results } = page;
      if (!Array.isArray(results)) throw new ProviderUnavailable(new Error('the list of payments is broken'));
      yield* results.map(toFound);
      if (offset + results.length >= (page.paging?.total ?? 0) || results.length === 0) return;
    }
  }

  return {
    async startCheckout(request) {
      const reply = await call((config) =>
        new Preference(config).create({
          body: preferenceOf(request),
          requestOptions: { idempotencyKey: request.paymentId },
        }),
      );
      if (!reply.init_point) throw new ProviderUnavailable(new Error('the preference has no init_point'));
      return { checkoutUrl: reply.init_point };
    },
    async getPayment(id) {
      try {
        const found = toFound(await call((config) => new Payment(config).get({ id })));
        if (found.id !== id) throw new ProviderUnavailable(new Error('the payment is broken'));
        return found;
      } catch (error) {
        if (error instanceof ProviderRefusal && error.status === 404) return undefined;
        throw error;
      }
    },
    async findPayments(paymentId) {
      const found: FoundPayment[] = [];
      const options = { external_reference: paymentId, sort: 'date_created', criteria: 'asc' };
      for await (const payment of search(options)) found.push(payment);
      return found;
    },
    async account() {
      const { id, site_id: site = '' } = await call((config) => new User(config).get());
      return { id: String(id), site };
    },
    changedSince: (time) =>
      search({
        sort: 'date_last_updated',
        criteria: 'asc',
        range: 'date_last_updated',
        begin_date: time.toISOString(),
        end_date: 'NOW',
      }),
  };
};

const preferenceOf = ({
  paymentId,
  title,
  amount,
  currency,
  expiresAt,
  returnUrl,
  notificationUrl,
}: CheckoutRequest) => ({
  items: [{ id: paymentId, title, quantity: 1, unit_price: amount, currency_id: currency }],
  external_reference: paymentId,
  back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
  // Mercado Pago sends the browser back by itself only to addresses with https.
  ...(returnUrl.startsWith('https:') && { auto_return: 'approved' }),
  // Without this parameter Mercado Pago also sends its older notices (IPN), which are not signed.
  notification_url: `${notificationUrl}?source_news=webhooks`,
  expires: true,
  expiration_date_to: expiresAt.toISOString(),
  statement_descriptor: 'MATRAZ',
});

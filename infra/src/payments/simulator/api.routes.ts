import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Behaviour } from './behaviour.ts';
import type { State, StoredPayment } from './state.ts';

const address = z.url();
const preferenceBody = z.object({
  items: z
    .array(
      z.object({
        title: z.string().min(1),
        quantity: z.literal(1),
        unit_price: z.number().positive(),
        currency_id: z.string().length(3),
      }),
    )
    .length(1),
  external_reference: z.string().min(1).max(64),
  back_urls: z.object({ success: address, pending: address, failure: address }),
  auto_return: z.enum(['approved', 'all']).optional(),
  notification_url: address,
  expires: z.boolean().optional(),
  expiration_date_to: z.iso.datetime({ offset: true }).optional(),
});

const searchQuery = z.object({
  external_reference: z.string().optional(),
  begin_date: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(30),
  offset: z.coerce.number().int().min(0).default(0),
});

/** A payment as Mercado Pago's API writes it. */
const toJson = (payment: StoredPayment) => ({
  id: payment.id,
  status: payment.status,
  status_detail: payment.statusDetail,
  transaction_amount: payment.amount,
  transaction_amount_refunded: payment.refundedAmount,
  currency_id: payment.currency,
  external_reference: payment.externalReference,
  description: payment.title,
  date_created: payment.createdAt,
  date_approved: payment.approvedAt,
  date_last_updated: payment.updatedAt,
  live_mode: false,
});

interface ApiOptions {
  state: State;
  behaviour: Behaviour;
  accessToken: string;
  /** The address of the simulator for browsers. */
  publicUrl: () => string;
  now: () => Date;
}

/** The calls of Mercado Pago's API that Matraz uses: create a preference, get a payment, search payments, name the account. */
export const api = async (app: FastifyInstance, { state, behaviour, accessToken, publicUrl, now }: ApiOptions) => {
  app.addHook('onRequest', async (request, reply) => {
    await delay(behaviour.delayMs);
    if (behaviour.isDown) return reply.code(503).send({ message: 'service unavailable', status: 503 });
    if (behaviour.isLimited) return reply.code(429).send({ message: 'too many requests', status: 429 });
    if (request.headers.authorization !== `Bearer ${accessToken}`) {
      return reply.code(401).send({ message: 'invalid access token', error: 'unauthorized', status: 401 });
    }
  });

  app.post('/checkout/preferences/', async (request, reply) => {
    const body = preferenceBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: body.error.message, error: 'bad_request', status: 400 });
    const { items, external_reference, back_urls, notification_url, expires, expiration_date_to } = body.data;
    const [item] = items;
    const key = request.headers['x-idempotency-key'];
    const preference = state.addPreference(typeof key === 'string' ? key : undefined, {
      id: crypto.randomUUID(),
      title: item?.title ?? '',
      amount: item?.unit_price ?? 0,
      currency: item?.currency_id ?? '',
      externalReference: external_reference,
      backUrls: back_urls,
      notificationUrl: notification_url,
      expiresAt: expires && expiration_date_to ? expiration_date_to : null,
    });
    return reply
      .code(201)
      .send({ id: preference.id, external_reference, init_point: `${publicUrl()}/checkout/${preference.id}` });
  });

  app.get<{ Params: { id: string } }>('/v1/payments/:id', async ({ params }, reply) => {
    const payment = state.payment(Number(params.id));
    if (!payment) return reply.code(404).send({ message: 'Payment not found', error: 'not_found', status: 404 });
    return toJson(payment);
  });

  app.get('/users/me', async () => ({ id: 1, site_id: 'MLC' }));

  app.get('/v1/payments/search', async (request) => {
    const { external_reference, begin_date, limit, offset } = searchQuery.parse(request.query);
    const found = state
      .payments()
      .filter(
        ({ updatedAt }) =>
          behaviour.searchLagMs === 0 || Date.parse(updatedAt) <= now().getTime() - behaviour.searchLagMs,
      )
      .filter((payment) => external_reference === undefined || payment.externalReference === external_reference)
      .filter((payment) => begin_date === undefined || Date.parse(payment.updatedAt) >= Date.parse(begin_date))
      .sort((one, other) => one.updatedAt.localeCompare(other.updatedAt));
    return {
      paging: { total: found.length, limit, offset },
      results: found.slice(offset, offset + limit).map(toJson),
    };
  });
};

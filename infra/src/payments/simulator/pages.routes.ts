import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { backUrl } from './back-url.ts';
import type { Behaviour } from './behaviour.ts';
import { actionsOf, checkoutPage, noticePage, operatorPage, style } from './pages.ts';
import type { State, StoredPayment, StoredPreference } from './state.ts';

interface PageOptions {
  state: State;
  behaviour: Behaviour;
  now: () => Date;
  notify: (payment: StoredPayment, preference: StoredPreference) => void;
}

const outcome = z.object({ outcome: z.enum(['approved', 'pending', 'rejected']) });
const details = {
  approved: 'accredited',
  pending: 'pending_review_manual',
  rejected: 'cc_rejected_insufficient_amount',
};
const milliseconds = z.coerce.number().int().min(0).max(600_000).default(0);
const checkbox = z
  .literal('1')
  .optional()
  .transform((value) => value === '1');
const behaviourForm = z.object({
  isDown: checkbox,
  isLimited: checkbox,
  delayMs: milliseconds,
  copies: z.coerce.number().int().min(0).max(100),
  noticeDelayMs: milliseconds,
  searchLagMs: milliseconds,
});

const sendPage = (reply: FastifyReply, page: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);

/** The pages that people see: the checkout of the buyer and the list of the operator. */
export const pages = async (app: FastifyInstance, { state, behaviour, now, notify }: PageOptions) => {
  await app.register(formbody);
  app.get('/estilo.css', async (_, reply) => reply.type('text/css').send(style));
  app.get('/', async (_, reply) => reply.redirect('/operador'));

  const openCheckout = (id: string, reply: FastifyReply): StoredPreference | undefined => {
    const preference = state.preference(id);
    if (!preference) void sendPage(reply, noticePage('No existe', 'Este cobro no existe.'), 404);
    else if (preference.expiresAt && new Date(preference.expiresAt) <= now())
      void sendPage(reply, noticePage('Venció', 'El plazo para pagar terminó. Vuelve a Matraz y elige un plan.'), 410);
    else return preference;
    return undefined;
  };

  app.get<{ Params: { id: string } }>('/checkout/:id', async ({ params }, reply) => {
    const preference = openCheckout(params.id, reply);
    return preference ? sendPage(reply, checkoutPage(preference)) : reply;
  });

  app.post<{ Params: { id: string } }>('/checkout/:id', async ({ params, body }, reply) => {
    const preference = openCheckout(params.id, reply);
    if (!preference) return reply;
    const chosen = outcome.safeParse(body);
    if (!chosen.success) return sendPage(reply, checkoutPage(preference), 400);
    const status = chosen.data.outcome;
    const time = now().toISOString();
    const payment = state.addPayment({
      preferenceId: preference.id,
      title: preference.title,
      status,
      statusDetail: details[status],
      amount: behaviour.amount ?? preference.amount,
      refundedAmount: 0,
      currency: behaviour.currency ?? preference.currency,
      externalReference: preference.externalReference,
      createdAt: time,
      approvedAt: status === 'approved' ? time : null,
      updatedAt: time,
    });
    notify(payment, preference);
    return reply.redirect(backUrl(preference, payment), 303);
  });

  app.get('/operador', async (_, reply) => sendPage(reply, operatorPage(state.payments(), behaviour)));

  app.post<{ Params: { id: string }; Body: { status?: string } }>('/operador/pagos/:id', async (request, reply) => {
    const payment = state.payment(Number(request.params.id));
    const action = payment && actionsOf(payment).find(({ name }) => name === request.body?.status);
    const preference = payment && state.preference(payment.preferenceId);
    if (!payment || !action || !preference)
      return sendPage(reply, noticePage('No se puede', 'Este pago no admite esa acción.'), 409);
    state.changePayment(payment, action.changes, now());
    notify(payment, preference);
    return reply.redirect('/operador', 303);
  });

  app.post('/operador/comportamiento', async (request, reply) => {
    const form = behaviourForm.safeParse(request.body);
    if (!form.success) return sendPage(reply, noticePage('No se puede', 'Revisa los números.'), 400);
    Object.assign(behaviour, form.data);
    return reply.redirect('/operador', 303);
  });
};

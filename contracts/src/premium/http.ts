import { z } from 'zod';
import { user } from '../accounts/http.ts';
import { defineCall } from '../call.ts';
import { entityId, pathId } from '../ids.ts';
import { planIds } from './plans.ts';

const paymentStatuses = ['started', 'pending', 'approved', 'rejected', 'refunded', 'mismatched', 'expired'] as const;

/** A student's own purchase. */
const payment = z.object({
  id: entityId,
  planId: z.enum(planIds),
  /** Chilean pesos. */
  amount: z.int(),
  currency: z.string(),
  days: z.int(),
  status: z.enum(paymentStatuses),
  startedAt: z.iso.datetime(),
  /** When the provider approved the payment. Null: it did not. */
  approvedAt: z.iso.datetime().nullable(),
  /** When the status last changed. */
  updatedAt: z.iso.datetime(),
  /** The provider's number, for receipts and questions. */
  providerPaymentId: z.string().nullable(),
  /** The period that was bought. Null until Premium is on. */
  premiumStartsAt: z.iso.datetime().nullable(),
  premiumExpiresAt: z.iso.datetime().nullable(),
  /** When an administrator ended the rest of the period. */
  premiumRevokedAt: z.iso.datetime().nullable(),
});
export type Payment = z.infer<typeof payment>;

export const premiumCalls = {
  togglePremium: defineCall({
    name: 'togglePremium',
    summary: 'Activa o desactiva el Premium propio, para probar',
    access: 'admin',
    body: z.strictObject({}).nullish(),
    reply: user,
  }),
  createPayment: defineCall({
    name: 'createPayment',
    summary: 'Comienza la compra de un plan; el navegador sigue en init_point',
    access: 'session',
    body: z.strictObject({ planId: z.enum(planIds), userId: entityId }),
    reply: z.object({ init_point: z.url(), paymentId: entityId }),
  }),
  listPayments: defineCall({
    name: 'listPayments',
    summary: 'Las compras propias, de la más nueva a la más antigua',
    access: 'session',
    reply: z.object({
      /** False: no payment provider is configured, so nothing can be bought. */
      canBuy: z.boolean(),
      /** Some published topic has a video, so Premium may promise videos. */
      hasVideos: z.boolean(),
      payments: z.array(payment),
    }),
  }),
  getPayment: defineCall({
    name: 'getPayment',
    summary: 'Una compra propia',
    access: 'session',
    params: pathId,
    reply: payment,
  }),
};

import { isSigned, keepNotice } from '@matraz/infra/payments/notices';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpProblem } from '../http/calls/problems.ts';
import { addressLimit } from '../http/limits/limits.ts';
import type { PremiumDeps } from './deps.ts';

const query = z.looseObject({
  type: z.string().optional(),
  topic: z.string().optional(),
  'data.id': z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
});

const headerOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/**
 * Keeps the signed notices of the payment provider, so the reply is quick. `runPaymentJobs` asks the provider
 * about the payment: only the payment's number is taken from the notice.
 */
export const paymentNotices = async (app: FastifyInstance, { pool, config, clock }: PremiumDeps): Promise<void> => {
  app.post(
    '/api/payments/webhook',
    { config: { rateLimit: addressLimit('notice', config.rateLimitScale) } },
    async (request, reply) => {
      const secret = config.payments?.webhookSecret;
      const parsed = query.safeParse(request.query);
      const dataId = parsed.data?.['data.id'];
      // An older kind of notice (IPN) is not signed, so it is not used. With an error the provider would repeat it for days.
      const isUnsignedKind = dataId === undefined && parsed.data?.topic !== undefined;
      if (secret !== undefined && isUnsignedKind) return { received: false };
      if (secret === undefined || dataId === undefined) throw new HttpProblem('not_found');
      const notice = {
        dataId,
        requestId: headerOf(request.headers['x-request-id']),
        signature: headerOf(request.headers['x-signature']),
      };
      if (!isSigned(notice, secret, clock())) throw new HttpProblem('invalid_signature');
      if (parsed.data?.type === 'payment') await keepNotice(pool, dataId);
      return reply.code(200).send({ received: true });
    },
  );
};

import formbody from '@fastify/formbody';
import { giveGuardianConsent } from '@matraz/application/accounts/give-guardian-consent';
import { legalVersion } from '@matraz/contracts/accounts/legal';
import { endGuardianRequest, findGuardedChild, noteGuardianAnswer } from '@matraz/infra/identity/guardian-requests';
import { guardianPage } from '@matraz/infra/identity/pages/guardian-page';
import { messagePage } from '@matraz/infra/identity/pages/message-page';
import { readToken } from '@matraz/infra/identity/password-forms';
import { guardianPath } from '@matraz/infra/identity/paths';
import type { FastifyInstance } from 'fastify';
import { addressLimit, limits } from '../http/limits/limits.ts';
import type { AccountsDeps } from './deps.ts';
import { linkErrors } from './page-errors.ts';
import { sendPage } from './send-page.ts';

interface TokenRoute {
  Querystring: { token?: unknown };
}
/** These URLs contain a token, so they are not logged. */
const quiet = { logLevel: 'warn', errorHandler: linkErrors } as const;

/** The link with which a guardian agrees that a child uses the platform. */
export const guardianRoutes = async (
  app: FastifyInstance,
  { pool, handle, config, clock }: Pick<AccountsDeps, 'pool' | 'handle' | 'config' | 'clock'>,
): Promise<void> => {
  await app.register(formbody, { bodyLimit: limits.form.bytes });

  app.get<TokenRoute>(guardianPath, quiet, async (request, reply) => {
    const token = readToken(request.query.token);
    const child = token && (await findGuardedChild({ pool }, { token, now: clock() }));
    return token && child
      ? sendPage(reply, 200, guardianPage({ token, child: child.email ?? child.firstName ?? 'Una persona' }))
      : sendPage(reply, 400, messagePage('guardianLink'));
  });

  const rateLimit = addressLimit('login', config.rateLimitScale);
  app.post<TokenRoute>(guardianPath, { ...quiet, config: { rateLimit } }, async (request, reply) => {
    const token = readToken(request.query.token);
    const now = clock();
    const userId = token && (await noteGuardianAnswer({ pool }, { token, now }));
    if (!userId) return sendPage(reply, 400, messagePage('guardianLink'));
    await giveGuardianConsent({ handle }, { userId, version: legalVersion }, { correlationId: request.id, now });
    await endGuardianRequest({ pool }, userId);
    return reply.redirect(`${guardianPath}/listo`, 303);
  });

  app.get(`${guardianPath}/listo`, async (_, reply) => sendPage(reply, 200, messagePage('guardianAgreed')));
};

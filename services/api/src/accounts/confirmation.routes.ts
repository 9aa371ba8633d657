import { confirmEmail, findEmailConfirmation } from '@matraz/infra/identity/email-confirmations';
import { confirmationPage } from '@matraz/infra/identity/pages/confirmation-page';
import { messagePage } from '@matraz/infra/identity/pages/message-page';
import { readToken } from '@matraz/infra/identity/password-forms';
import type { OnAccount } from '@matraz/infra/identity/password-resets';
import { confirmationPath } from '@matraz/infra/identity/paths';
import type { FastifyInstance } from 'fastify';
import { addressLimit } from '../http/limits/limits.ts';
import type { AccountsDeps } from './deps.ts';
import type { SecurityLog } from './security-log.ts';
import { sendPage } from './send-page.ts';

interface TokenRoute {
  Querystring: { token?: unknown };
}
/** These URLs contain a token, so they are not logged. */
const quiet = { logLevel: 'warn' } as const;

/** The link that proves the e-mail of a new account. */
export const confirmationRoutes = (
  app: FastifyInstance,
  { pool, config, clock, securityLog }: Pick<AccountsDeps, 'pool' | 'config' | 'clock'> & { securityLog: SecurityLog },
): void => {
  const path = confirmationPath.slice(app.prefix.length);

  app.get<TokenRoute>(path, quiet, async (request, reply) => {
    const token = readToken(request.query.token);
    const email = token && (await findEmailConfirmation({ pool }, { token, now: clock() }));
    return token && email
      ? sendPage(reply, 200, confirmationPage({ token, email }))
      : sendPage(reply, 400, messagePage('confirmationLink'));
  });

  const rateLimit = addressLimit('login', config.rateLimitScale);
  app.post<TokenRoute>(path, { ...quiet, config: { rateLimit } }, async (request, reply) => {
    const token = readToken(request.query.token);
    const onConfirmed: OnAccount = (client, subject) =>
      securityLog.note(request, { kind: 'email-confirmed', account: { subject } }, client);
    const isConfirmed = token !== undefined && (await confirmEmail({ pool }, { token, now: clock(), onConfirmed }));
    return isConfirmed
      ? reply.redirect(`${confirmationPath}/listo`, 303)
      : sendPage(reply, 400, messagePage('confirmationLink'));
  });

  app.get(`${path}/listo`, async (_, reply) => sendPage(reply, 200, messagePage('emailConfirmed')));
};

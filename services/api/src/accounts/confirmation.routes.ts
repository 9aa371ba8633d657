import { confirmEmail, findEmailConfirmation, type OnConfirmed } from '@matraz/infra/identity/email-confirmations';
import { endUnknownFactors } from '@matraz/infra/identity/factors/end-unknown-factors';
import { confirmationPage } from '@matraz/infra/identity/pages/confirmation-page';
import { messagePage } from '@matraz/infra/identity/pages/message-page';
import { readToken } from '@matraz/infra/identity/password-forms';
import { confirmationPath } from '@matraz/infra/identity/paths';
import type { FastifyInstance } from 'fastify';
import { sourceOf } from '../http/calls/source.ts';
import { addressLimit } from '../http/limits/limits.ts';
import { changeRecordOf } from './change-record.ts';
import type { AccountsDeps } from './deps.ts';
import type { SecurityLog } from './security-log.ts';
import { sendPage } from './send-page.ts';
import { sessionHashOf } from './session.ts';

interface TokenRoute {
  Querystring: { token?: unknown };
}
/** These URLs contain a token, so they are not logged. */
const quiet = { logLevel: 'warn' } as const;

/** The link that proves the e-mail of a new account. */
export const confirmationRoutes = (
  app: FastifyInstance,
  {
    pool,
    config,
    secrets,
    clock,
    securityLog,
  }: Pick<AccountsDeps, 'pool' | 'config' | 'secrets' | 'clock'> & { securityLog: SecurityLog },
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
    const now = clock();
    const onConfirmed: OnConfirmed = async (client, subject, isFirstProof) => {
      await securityLog.note(request, { kind: 'email-confirmed', account: { subject } }, client);
      if (!isFirstProof) return;
      const proof = { subject, session: sessionHashOf(request, config), source: sourceOf(request), now };
      await endUnknownFactors(client, changeRecordOf({ config, secrets }), proof);
    };
    const isConfirmed = token !== undefined && (await confirmEmail({ pool }, { token, now, onConfirmed }));
    return isConfirmed
      ? reply.redirect(`${confirmationPath}/listo`, 303)
      : sendPage(reply, 400, messagePage('confirmationLink'));
  });

  app.get(`${path}/listo`, async (_, reply) => sendPage(reply, 200, messagePage('emailConfirmed')));
};

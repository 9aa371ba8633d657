import { html } from '@matraz/infra/identity/pages/html';
import { linkPage } from '@matraz/infra/identity/pages/link-page';
import { messagePage } from '@matraz/infra/identity/pages/message-page';
import { readToken } from '@matraz/infra/identity/password-forms';
import { remindersPath } from '@matraz/infra/identity/paths';
import { stopMails } from '@matraz/infra/reminders/settings';
import type { FastifyInstance } from 'fastify';
import { addressLimit } from '../http/limits/limits.ts';
import type { AccountsDeps } from './deps.ts';
import { linkErrors } from './page-errors.ts';
import { sendPage } from './send-page.ts';

interface TokenRoute {
  Querystring: { token?: unknown };
}
/** These URLs contain a token, so they are not logged. */
const quiet = { logLevel: 'warn', errorHandler: linkErrors } as const;

/**
 * The link that ends mails with reminders. A mail program posts to it without the page (RFC 8058). An unknown token gets the same
 * answer: it may be of reminders that have ended.
 *
 * @param app with a parser of forms
 */
export const stopReminderRoutes = (
  app: FastifyInstance,
  { pool, config }: Pick<AccountsDeps, 'pool' | 'config'>,
): void => {
  app.get<TokenRoute>(remindersPath, quiet, async (request, reply) => {
    const token = readToken(request.query.token);
    if (!token) return sendPage(reply, 400, messagePage('confirmationLink'));
    const page = linkPage({
      title: 'Dejar de recibir recordatorios',
      lead: html`No te enviaremos más recordatorios por correo. Puedes pedirlos otra vez en tu cuenta.`,
      path: remindersPath,
      token,
      button: 'No enviarme más',
    });
    return sendPage(reply, 200, page);
  });

  const rateLimit = addressLimit('login', config.rateLimitScale);
  app.post<TokenRoute>(remindersPath, { ...quiet, config: { rateLimit } }, async (request, reply) => {
    const token = readToken(request.query.token);
    if (token) await stopMails(pool, token);
    return sendPage(reply, 200, messagePage('remindersStopped'));
  });
};

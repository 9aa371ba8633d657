import { messagePage } from '@matraz/infra/identity/pages/message-page';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountsDeps } from './deps.ts';
import type { EmbeddedLogin } from './embedded-provider.routes.ts';
import { ownOrigins } from './origins.ts';
import type { SecurityLog } from './security-log.ts';
import { sendPage } from './send-page.ts';
import type { Sessions } from './session.ts';

const allowed = (header: string | string[] | undefined, values: readonly string[]) =>
  header === undefined || values.includes(String(header));

/**
 * Whether the request is a navigation from one of our pages or from the address bar. A picture or a frame is not, even on our own
 * page. Browsers without Sec-Fetch headers (plain http) are checked by Referer.
 */
const isOwnNavigation = ({ headers }: FastifyRequest, origins: readonly string[]): boolean => {
  const { referer } = headers;
  const site = headers['sec-fetch-site'];
  const ownReferer = referer === undefined || (URL.canParse(referer) && origins.includes(new URL(referer).origin));
  return (
    allowed(site, ['same-origin', 'none']) &&
    allowed(headers['sec-fetch-mode'], ['navigate']) &&
    allowed(headers['sec-fetch-dest'], ['document']) &&
    (site !== undefined || ownReferer)
  );
};

/** Ends the session, and the session at the embedded provider, so the next login asks for the password. */
export const logoutRoutes = (
  app: FastifyInstance,
  { config }: Pick<AccountsDeps, 'config'>,
  { sessions, embedded, securityLog }: { sessions: Sessions; embedded?: EmbeddedLogin; securityLog: SecurityLog },
): void => {
  const origins = ownOrigins(config.publicUrl);
  app.get('/api/logout', async (request, reply) => {
    if (!isOwnNavigation(request, origins)) return sendPage(reply, 403, messagePage('confirmLogout'));
    const { userId } = request;
    await sessions.end(request, reply);
    if (userId !== null) await securityLog.note(request, { kind: 'logout', account: { userId } });
    await embedded?.endSession(request, reply);
    return reply.redirect('/', 303);
  });
};

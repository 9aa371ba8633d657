import { stylePath } from '@matraz/infra/identity/pages/layout';
import { messagePage } from '@matraz/infra/identity/pages/message-page';
import { passkeyScript, passkeyScriptPath } from '@matraz/infra/identity/pages/passkey-form';
import type { FastifyInstance } from 'fastify';
import type { AccountsDeps } from './deps.ts';
import { pageStyleOf } from './page-style.ts';
import { createReturnPage } from './return-page.ts';
import { sendPage } from './send-page.ts';

/** No 500: the visitor types this address, and an unknown `error` is shown as `failed`. */
const statusOf = { expired: 400, failed: 400, denied: 403, invitation: 403, unavailable: 503 } as const;
export type LoginFailure = keyof typeof statusOf;

const path = '/api/login/failed';
export const failureUrl = (failure: LoginFailure): string => `${path}?error=${failure}`;

const isFailure = (name: unknown): name is LoginFailure => typeof name === 'string' && Object.hasOwn(statusOf, name);

/** The page that says why a login failed, and style sheet and script of the pages that the server renders. */
export const loginFailureRoutes = async (
  app: FastifyInstance,
  { frontendDir, config }: Pick<AccountsDeps, 'frontendDir' | 'config'>,
): Promise<void> => {
  const pageStyle = await pageStyleOf(frontendDir);
  const returnPage = createReturnPage(config);
  app.get<{ Querystring: { error?: unknown } }>(path, async (request, reply) => {
    const { error } = request.query;
    const failure = isFailure(error) ? error : 'failed';
    // A user may come here with the back button after a successful login.
    if (failure === 'expired' && request.userId) return reply.redirect(returnPage.of(request), 303);
    return sendPage(reply, statusOf[failure], messagePage(failure, returnPage.of(request)));
  });

  app.get(passkeyScriptPath, async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600').send(passkeyScript),
  );

  app.get(stylePath, async (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(pageStyle),
  );
};

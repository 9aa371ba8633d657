import { stylePath } from '@matraz/infra/identity/pages/layout';
import { messagePage } from '@matraz/infra/identity/pages/message-page';
import type { FastifyInstance } from 'fastify';
import { pageStyleOf } from './page-style.ts';
import { sendPage } from './send-page.ts';

/** No 500: the visitor types this address, and an unknown `error` is shown as `failed`. */
const statusOf = { expired: 400, failed: 400, denied: 403, invitation: 403, unavailable: 503 } as const;
export type LoginFailure = keyof typeof statusOf;

const path = '/api/login/failed';
export const failureUrl = (failure: LoginFailure): string => `${path}?error=${failure}`;

const isFailure = (name: unknown): name is LoginFailure => typeof name === 'string' && Object.hasOwn(statusOf, name);

/** The page that says why a login failed, and the style sheet of all pages that the server renders. */
export const loginFailureRoutes = async (app: FastifyInstance, frontendDir: string): Promise<void> => {
  const pageStyle = await pageStyleOf(frontendDir);
  app.get<{ Querystring: { error?: unknown } }>(path, async ({ query: { error } }, reply) => {
    const failure = isFailure(error) ? error : 'failed';
    return sendPage(reply, statusOf[failure], messagePage(failure));
  });

  app.get(stylePath, async (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(pageStyle),
  );
};

import type { EmbeddedProvider } from '@matraz/infra/identity/embedded-provider';
import { findInteraction, type Interaction } from '@matraz/infra/identity/interaction';
import { messagePage } from '@matraz/infra/identity/pages/message-page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsDeps } from './deps.ts';
import { failureUrl } from './login-failure.routes.ts';
import { createReturnPage } from './return-page.ts';
import { sendPage } from './send-page.ts';

export interface InteractionRoute {
  Params: { uid: string };
  Querystring: { screen?: unknown; verificacion?: unknown };
}

type Request = FastifyRequest<InteractionRoute>;
type Answer = (interaction: Interaction, path: string, request: Request, reply: FastifyReply) => Promise<FastifyReply>;

/** Finds the interaction of the URL. When it has expired, the session decides; only addresses under `/api` have a session. */
export const createWithinInteraction =
  (app: FastifyInstance, { config }: Pick<AccountsDeps, 'config'>, provider: EmbeddedProvider) =>
  (answer: Answer) =>
  async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
    const { uid } = request.params;
    const interaction = await findInteraction(provider, { request: request.raw, response: reply.raw, uid });
    if (!interaction && request.method === 'GET') return reply.redirect(failureUrl('expired'), 303);
    if (!interaction) return sendPage(reply, 400, messagePage('expired', createReturnPage(config).of(request)));
    return answer(interaction, `${app.prefix}/interaction/${encodeURIComponent(uid)}`, request, reply);
  };

export type WithinInteraction = ReturnType<typeof createWithinInteraction>;
/** The answer of a route about a login in progress. */
export type InteractionAnswer = Answer;

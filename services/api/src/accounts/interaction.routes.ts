import type { EmbeddedProvider } from '@matraz/infra/identity/embedded-provider';
import { addressKey, createGuessLimit, TooManyGuesses } from '@matraz/infra/identity/guess-limit';
import { findInteraction, type Interaction } from '@matraz/infra/identity/interaction';
import { EmailTaken, logInLocally, registerLocalAccount } from '@matraz/infra/identity/local-accounts';
import { readLogin } from '@matraz/infra/identity/login-form';
import { loginPage } from '@matraz/infra/identity/pages/login-page';
import { messagePage } from '@matraz/infra/identity/pages/message-page';
import { registrationPage } from '@matraz/infra/identity/pages/registration-page';
import { readRegistration } from '@matraz/infra/identity/registration';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { HttpProblem, problemOf } from '../problems.ts';
import { registrationLimit } from './address-limit.ts';
import { sendPage } from './send-page.ts';

const WRONG_PASSWORDS = 10;
const WINDOW_MS = 15 * 60 * 1000;

interface InteractionRoute {
  Params: { uid: string };
  Querystring: { screen?: unknown };
}
type Request = FastifyRequest<InteractionRoute>;
type Answer = (interaction: Interaction, path: string, request: Request, reply: FastifyReply) => Promise<FastifyReply>;

const statusOf = (error: Error & { statusCode?: number }): number => {
  if (error instanceof TooManyGuesses) return 429;
  return error instanceof HttpProblem ? problemOf(error.code).status : (error.statusCode ?? 500);
};

/** The pages of the embedded provider: login and registration, as plain forms. */
export const interactionRoutes = (
  app: FastifyInstance,
  { pool, config, clock }: Pick<ApiDeps, 'pool' | 'config' | 'clock'>,
  provider: EmbeddedProvider,
): void => {
  const scale = config.rateLimitScale;
  const guesses = createGuessLimit({
    limit: Math.max(1, Math.ceil(WRONG_PASSWORDS * scale)),
    windowMs: WINDOW_MS,
    clock,
  });

  /** Runs within the interaction that the address names; people who come too late are told so, and where to start. */
  const within = (answer: Answer) => async (request: Request, reply: FastifyReply) => {
    const { uid } = request.params;
    const interaction = await findInteraction(provider, { request: request.raw, response: reply.raw, uid });
    if (!interaction) return sendPage(reply, 400, messagePage('expired'));
    return answer(interaction, `${app.prefix}/interaction/${encodeURIComponent(uid)}`, request, reply);
  };

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof TooManyGuesses) reply.header('retry-after', String(error.retryAfterSeconds));
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'identity page failed');
    return sendPage(reply, status, messagePage(status === 429 ? 'tooMany' : 'failed'));
  });

  app.get<InteractionRoute>(
    '/interaction/:uid',
    within(async ({ screen }, path, request, reply) =>
      screen === 'registro' && request.query.screen !== 'login'
        ? reply.redirect(`${path}/registro`, 303)
        : sendPage(reply, 200, loginPage({ path })),
    ),
  );

  app.post<InteractionRoute>(
    '/interaction/:uid',
    within(async (interaction, path, request, reply) => {
      const { email, login } = readLogin(request.body);
      const keys = [`account:${login?.email.toLowerCase()}`, `address:${addressKey(request.ip)}`];
      const account = login && (await guesses.attempt(keys, () => logInLocally({ pool }, login)));
      if (account) return reply.redirect(await interaction.finish(account.subject), 303);
      return sendPage(reply, 401, loginPage({ path, email, error: 'El correo o la contraseña no coinciden.' }));
    }),
  );

  app.get<InteractionRoute>(
    '/interaction/:uid/registro',
    within(async (_interaction, path, _request, reply) => sendPage(reply, 200, registrationPage({ path }))),
  );

  app.post<InteractionRoute>(
    '/interaction/:uid/registro',
    { config: { rateLimit: registrationLimit(scale) } },
    within(async (interaction, path, request, reply) => {
      const { account, values, errors } = readRegistration(request.body);
      if (!account) return sendPage(reply, 400, registrationPage({ path, values, errors }));
      try {
        const subject = await registerLocalAccount({ pool }, account);
        return reply.redirect(await interaction.finish(subject), 303);
      } catch (error) {
        if (!(error instanceof EmailTaken)) throw error;
        const taken = { email: 'Ya existe una cuenta con este correo. Inicia sesión o usa otro.' };
        return sendPage(reply, 409, registrationPage({ path, values: account, errors: taken }));
      }
    }),
  );
};

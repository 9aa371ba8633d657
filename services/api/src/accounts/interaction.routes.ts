import { mailEmailClaim } from '@matraz/infra/identity/email-claims';
import { confirmByMail } from '@matraz/infra/identity/email-confirmations';
import type { EmbeddedProvider } from '@matraz/infra/identity/embedded-provider';
import { findInteraction, type Interaction } from '@matraz/infra/identity/interaction';
import { EmailTaken, registerLocalAccount } from '@matraz/infra/identity/local-accounts';
import { readLogin } from '@matraz/infra/identity/login-form';
import { loginPage } from '@matraz/infra/identity/pages/login-page';
import { messagePage } from '@matraz/infra/identity/pages/message-page';
import { registrationPage } from '@matraz/infra/identity/pages/registration-page';
import { forgottenPath } from '@matraz/infra/identity/paths';
import { type Registration, readRegistration } from '@matraz/infra/identity/registration';
import { mailDeliveryOf } from '@matraz/infra/mail/delivery';
import { emailClaimMail, emailTakenMail } from '@matraz/infra/mail/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sourceOf } from '../http/calls/source.ts';
import { addressLimit } from '../http/limits/limits.ts';
import type { AccountsDeps } from './deps.ts';
import { failureUrl } from './login-failure.routes.ts';
import type { MailLimit } from './mail-limit.ts';
import type { NewBrowserNotice } from './new-browser-notice.ts';
import type { PasswordGuesses } from './password-guesses.ts';
import { createReturnPage } from './return-page.ts';
import type { SecurityLog } from './security-log.ts';
import { sendPage } from './send-page.ts';

interface InteractionRoute {
  Params: { uid: string };
  Querystring: { screen?: unknown };
}
/** These URLs contain an id that is also in a cookie, so they are not logged. */
const quiet = { logLevel: 'warn' } as const;

type Request = FastifyRequest<InteractionRoute>;
type Answer = (interaction: Interaction, path: string, request: Request, reply: FastifyReply) => Promise<FastifyReply>;

/** The pages of the embedded provider, login and registration, as plain HTML forms. */
export const interactionRoutes = (
  app: FastifyInstance,
  { pool, config, clock, securityLog }: Pick<AccountsDeps, 'pool' | 'config' | 'clock'> & { securityLog: SecurityLog },
  {
    provider,
    guesses,
    mailLimit,
    noticeBrowser,
  }: { provider: EmbeddedProvider; guesses: PasswordGuesses; mailLimit: MailLimit; noticeBrowser: NewBrowserNotice },
): void => {
  const { rateLimitScale: scale, publicUrl } = config;
  const sendsMails = mailDeliveryOf(config) !== 'none';
  const returnPage = createReturnPage(config);

  /** Goes on to the platform after a right password. */
  const finish = async (
    interaction: Interaction,
    { subject, email }: { subject: string; email: string },
    request: Request,
    reply: FastifyReply,
  ) => {
    if (!guesses.knowsBrowser(request, email)) await noticeBrowser({ subject, email }, sourceOf(request).browser);
    guesses.rememberBrowser(request, reply, email);
    return reply.redirect(await interaction.finish(subject), 303);
  };

  /**
   * The new account. Undefined: the e-mail has an account. The form may have been sent twice; then the password is correct and the
   * person is logged in. This counts as a guess, so registration is no faster way to find out who has an account.
   */
  const registered = (account: Registration['account'] & {}) =>
    registerLocalAccount({ pool }, account, sendsMails ? confirmByMail({ publicUrl, now: clock() }) : undefined).catch(
      (error: unknown) => {
        if (error instanceof EmailTaken) return undefined;
        throw error;
      },
    );

  /** The owner of the e-mail gets a mail, so that a stranger who registered it first does not keep it. */
  const mailOwner = async (email: string): Promise<void> => {
    if (!sendsMails || !(await mailLimit.allows(email))) return;
    const forgottenUrl = publicUrl + forgottenPath;
    await mailEmailClaim({ pool }, { email, now: clock(), publicUrl }, (address, link) =>
      link === null ? emailTakenMail(address, forgottenUrl) : emailClaimMail(address, { link, forgottenUrl }),
    );
  };
  const taken = sendsMails
    ? 'Ya existe una cuenta con este correo. Inicia sesión o usa otro. Si no la creaste tú, mira tu correo: te enviamos cómo recuperarlo.'
    : 'Ya existe una cuenta con este correo. Inicia sesión o usa otro.';

  /**
   * Finds the interaction of the URL. When it has expired, the session decides; only addresses under `/api` have a
   * session.
   */
  const within = (answer: Answer) => async (request: Request, reply: FastifyReply) => {
    const { uid } = request.params;
    const interaction = await findInteraction(provider, { request: request.raw, response: reply.raw, uid });
    if (!interaction && request.method === 'GET') return reply.redirect(failureUrl('expired'), 303);
    if (!interaction) return sendPage(reply, 400, messagePage('expired', returnPage.of(request)));
    return answer(interaction, `${app.prefix}/interaction/${encodeURIComponent(uid)}`, request, reply);
  };

  app.get<InteractionRoute>(
    '/interaction/:uid',
    quiet,
    within(async ({ screen }, path, request, reply) =>
      screen === 'registro' && request.query.screen !== 'login'
        ? reply.redirect(`${path}/registro`, 303)
        : sendPage(reply, 200, loginPage({ path })),
    ),
  );

  app.post<InteractionRoute>(
    '/interaction/:uid',
    { ...quiet, config: { rateLimit: addressLimit('login', scale) } },
    within(async (interaction, path, request, reply) => {
      const { email, login } = readLogin(request.body);
      const account = login && (await guesses.check(request, login));
      if (account) return finish(interaction, account, request, reply);
      request.log.warn('wrong password');
      await securityLog.note(request, { kind: 'login-failed', account: login && { email: login.email } });
      return sendPage(reply, 401, loginPage({ path, email, error: 'El correo o la contraseña no coinciden.' }));
    }),
  );

  app.get<InteractionRoute>(
    '/interaction/:uid/registro',
    quiet,
    within(async (_interaction, path, _request, reply) => sendPage(reply, 200, registrationPage({ path }))),
  );

  app.post<InteractionRoute>(
    '/interaction/:uid/registro',
    { ...quiet, config: { rateLimit: addressLimit('registration', scale) } },
    within(async (interaction, path, request, reply) => {
      const { account, values, errors } = readRegistration(request.body);
      if (!account) return sendPage(reply, 400, registrationPage({ path, values, errors }));
      const subject = (await registered(account)) ?? (await guesses.check(request, account))?.subject;
      if (subject !== undefined) return finish(interaction, { subject, email: account.email }, request, reply);
      await mailOwner(account.email);
      return sendPage(reply, 409, registrationPage({ path, values, errors: { email: taken } }));
    }),
  );
};

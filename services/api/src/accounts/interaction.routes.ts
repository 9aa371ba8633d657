import { mailEmailClaim } from '@matraz/infra/identity/email-claims';
import { confirmByMail } from '@matraz/infra/identity/email-confirmations';
import type { EmbeddedProvider } from '@matraz/infra/identity/embedded-provider';
import { EmailTaken, registerLocalAccount } from '@matraz/infra/identity/local-accounts';
import { readLogin } from '@matraz/infra/identity/login-form';
import { loginPage } from '@matraz/infra/identity/pages/login-page';
import { registrationPage } from '@matraz/infra/identity/pages/registration-page';
import { forgottenPath } from '@matraz/infra/identity/paths';
import { type Registration, readRegistration } from '@matraz/infra/identity/registration';
import { mailDeliveryOf } from '@matraz/infra/mail/delivery';
import { emailClaimMail, emailTakenMail } from '@matraz/infra/mail/texts';
import type { FastifyInstance } from 'fastify';
import { sourceOf } from '../http/calls/source.ts';
import { addressLimit } from '../http/limits/limits.ts';
import type { AccountsDeps } from './deps.ts';
import type { MailLimit } from './mail-limit.ts';
import type { NewBrowserNotice } from './new-browser-notice.ts';
import { passkeyAddress, passkeyLoginRoutes } from './passkey-login.routes.ts';
import type { PasswordGuesses } from './password-guesses.ts';
import { type FinishLogin, secondStepRoutes } from './second-step.routes.ts';
import type { SecurityLog } from './security-log.ts';
import { sendPage } from './send-page.ts';
import { createWithinInteraction, type InteractionRoute } from './within-interaction.ts';

/** These URLs contain an id that is also in a cookie, so they are not logged. */
const quiet = { logLevel: 'warn' } as const;

/** The pages of the embedded provider, login and registration, as plain HTML forms. */
export const interactionRoutes = (
  app: FastifyInstance,
  deps: Pick<AccountsDeps, 'pool' | 'config' | 'clock' | 'secrets' | 'counters'> & { securityLog: SecurityLog },
  {
    provider,
    guesses,
    mailLimit,
    noticeBrowser,
  }: { provider: EmbeddedProvider; guesses: PasswordGuesses; mailLimit: MailLimit; noticeBrowser: NewBrowserNotice },
): void => {
  const { pool, config, clock, securityLog } = deps;
  const { rateLimitScale: scale, publicUrl } = config;
  const sendsMails = mailDeliveryOf(config) !== 'none';
  const within = createWithinInteraction(app, deps, provider);
  const canUsePasskeys = passkeyAddress(deps);

  const finish: FinishLogin = async (interaction, { subject, email }, request, reply) => {
    if (!guesses.knowsBrowser(request, email)) await noticeBrowser({ subject, email }, sourceOf(request).browser);
    guesses.rememberBrowser(request, reply, email);
    return reply.redirect(await interaction.finish(subject), 303);
  };
  const afterPassword = secondStepRoutes(app, deps, { within, finish, canUsePasskeys });
  passkeyLoginRoutes(app, deps, { within, finish });

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

  app.get<InteractionRoute>(
    '/interaction/:uid',
    quiet,
    within(async ({ screen, invited }, path, request, reply) =>
      screen === 'registro' && request.query.screen !== 'login'
        ? reply.redirect(`${path}/registro`, 303)
        : sendPage(reply, 200, loginPage({ path, invited, canUsePasskey: canUsePasskeys(request) })),
    ),
  );

  app.post<InteractionRoute>(
    '/interaction/:uid',
    { ...quiet, config: { rateLimit: addressLimit('login', scale) } },
    within(async (interaction, path, request, reply) => {
      const { email, login } = readLogin(request.body);
      const { invited } = interaction;
      const account = login && (await guesses.check(request, login));
      if (account) return afterPassword(account, interaction, path, request, reply);
      request.log.warn('wrong password');
      await securityLog.note(request, { kind: 'login-failed', account: login && { email: login.email } });
      const error = 'El correo o la contraseña no coinciden.';
      return sendPage(reply, 401, loginPage({ path, email, invited, error, canUsePasskey: canUsePasskeys(request) }));
    }),
  );

  app.get<InteractionRoute>(
    '/interaction/:uid/registro',
    quiet,
    within(async ({ invited }, path, _request, reply) => sendPage(reply, 200, registrationPage({ path, invited }))),
  );

  app.post<InteractionRoute>(
    '/interaction/:uid/registro',
    { ...quiet, config: { rateLimit: addressLimit('registration', scale) } },
    within(async (interaction, path, request, reply) => {
      const { account, values, errors } = readRegistration(request.body);
      if (!account)
        return sendPage(reply, 400, registrationPage({ path, values, invited: interaction.invited, errors }));
      const subject = (await registered(account)) ?? (await guesses.check(request, account))?.subject;
      if (subject !== undefined)
        return afterPassword({ subject, email: account.email }, interaction, path, request, reply);
      await mailOwner(account.email);
      return sendPage(
        reply,
        409,
        registrationPage({ path, values, invited: interaction.invited, errors: { email: taken } }),
      );
    }),
  );
};

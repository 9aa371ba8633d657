import { setTimeout as delay } from 'node:timers/promises';
import { passwordProblem } from '@matraz/infra/identity/new-password';
import { messagePage } from '@matraz/infra/identity/pages/message-page';
import {
  askTeacherPage,
  forgottenPage,
  mailSentPage,
  newPasswordPage,
} from '@matraz/infra/identity/pages/password-pages';
import { readForgotten, readNewPassword, readToken } from '@matraz/infra/identity/password-forms';
import {
  createPasswordReset,
  findPasswordReset,
  type OnAccount,
  resetPassword,
} from '@matraz/infra/identity/password-resets';
import { forgottenPath, newPasswordPath } from '@matraz/infra/identity/paths';
import { mailDeliveryOf } from '@matraz/infra/mail/delivery';
import { passwordChangedMail, passwordResetMail } from '@matraz/infra/mail/texts';
import type { FastifyInstance } from 'fastify';
import { addressLimit } from '../http/limits/limits.ts';
import type { AccountsDeps } from './deps.ts';
import type { MailLimit } from './mail-limit.ts';
import type { PasswordGuesses } from './password-guesses.ts';
import { createReturnPage } from './return-page.ts';
import type { SecurityLog } from './security-log.ts';
import { sendPage } from './send-page.ts';

interface TokenRoute {
  Querystring: { token?: unknown };
}
/** These URLs contain a token, so they are not logged. */
const quiet = { logLevel: 'warn' } as const;

/** Milliseconds. The reply comes after this time for a known and an unknown e-mail. The work takes less, also on a busy machine. */
export const forgottenReplyMs = 500;

/** A forgotten password: asks for the e-mail, mails a one-time link, and takes the new password. */
export const passwordRoutes = (
  app: FastifyInstance,
  { pool, config, clock, securityLog }: Pick<AccountsDeps, 'pool' | 'config' | 'clock'> & { securityLog: SecurityLog },
  { guesses, mailLimit }: { guesses: PasswordGuesses; mailLimit: MailLimit },
): void => {
  const { demo, publicUrl, rateLimitScale: scale } = config;
  const delivery = mailDeliveryOf(config);
  const returnPage = createReturnPage(config);
  const [forgotten, newPassword] = [forgottenPath, newPasswordPath].map((path) => path.slice(app.prefix.length)) as [
    string,
    string,
  ];

  app.get(forgotten, async (request, reply) => {
    const returnTo = returnPage.of(request);
    return sendPage(reply, 200, delivery === 'none' ? askTeacherPage(returnTo) : forgottenPage({ returnTo }));
  });

  if (delivery !== 'none') {
    const rateLimit = addressLimit('forgottenPasswords', scale);
    app.post(forgotten, { config: { rateLimit } }, async (request, reply) => {
      const asked = readForgotten(request.body);
      const returnTo = returnPage.of(request);
      if (!('email' in asked)) return sendPage(reply, 400, forgottenPage({ returnTo, ...asked }));
      const { email } = asked;
      await mailLimit.count(email);
      const note: OnAccount = (client, subject) =>
        securityLog.note(request, { kind: 'password-reset-asked', account: { subject } }, client);
      const make = createPasswordReset({ pool }, { email, now: clock(), demo, publicUrl }, passwordResetMail, note);
      await Promise.all([make, delay(forgottenReplyMs)]);
      return reply.redirect(`${forgottenPath}/enviado`, 303);
    });

    app.get(`${forgotten}/enviado`, async (request, reply) =>
      sendPage(reply, 200, mailSentPage(returnPage.of(request), { demo: delivery === 'page' })),
    );
  }

  const findAccount = async (value: unknown) => {
    const token = readToken(value);
    const account = token && (await findPasswordReset({ pool }, { token, now: clock() }));
    return token && account ? { token, account } : undefined;
  };

  // A program that reads mails may open the link, so only the form uses the token up.
  app.get<TokenRoute>(newPassword, quiet, async (request, reply) => {
    const found = await findAccount(request.query.token);
    if (!found) return sendPage(reply, 400, messagePage('passwordLink'));
    return sendPage(reply, 200, newPasswordPage({ token: found.token, email: found.account.email }));
  });

  app.post<TokenRoute>(
    newPassword,
    { ...quiet, config: { rateLimit: addressLimit('login', scale) } },
    async (request, reply) => {
      const found = await findAccount(request.query.token);
      if (!found) return sendPage(reply, 400, messagePage('passwordLink'));
      const { token, account } = found;
      const password = readNewPassword(request.body);
      const error = passwordProblem(password, account);
      if (error !== undefined) return sendPage(reply, 400, newPasswordPage({ token, email: account.email, error }));
      const now = clock();
      const forgottenUrl = publicUrl + forgottenPath;
      const noticeOf =
        delivery === 'none' ? null : (address: string) => passwordChangedMail(address, { at: now, forgottenUrl });
      const onChanged: OnAccount = (client, subject) =>
        securityLog.note(request, { kind: 'password-reset', account: { subject } }, client);
      const isChanged = await resetPassword({ pool }, { token, password, now, noticeOf, onChanged });
      if (!isChanged) return sendPage(reply, 400, messagePage('passwordLink'));
      await guesses.forgive(request, account.email);
      guesses.rememberBrowser(request, reply, account.email);
      return reply.redirect(`${newPasswordPath}/lista`, 303);
    },
  );

  app.get(`${newPassword}/lista`, async (request, reply) =>
    sendPage(reply, 200, messagePage('passwordChanged', returnPage.of(request))),
  );
};

import { eraseAccount } from '@matraz/application/accounts/erase-account';
import { confirmEmailChange, findEmailChange } from '@matraz/infra/identity/email-changes';
import { claimEmail, findEmailClaim } from '@matraz/infra/identity/email-claims';
import { findEmailReturn, returnEmail } from '@matraz/infra/identity/email-returns';
import { endUnknownFactors } from '@matraz/infra/identity/factors/end-unknown-factors';
import type { EraseUnproven } from '@matraz/infra/identity/free-email';
import { claimPage, newEmailPage, oldEmailPage } from '@matraz/infra/identity/pages/link-page';
import { type Message, messagePage } from '@matraz/infra/identity/pages/message-page';
import { readToken } from '@matraz/infra/identity/password-forms';
import type { OnAccount } from '@matraz/infra/identity/password-resets';
import { claimPath, newEmailPath, oldEmailPath } from '@matraz/infra/identity/paths';
import { createSourceHash } from '@matraz/infra/identity/security-events';
import { emailChangedMail } from '@matraz/infra/mail/texts';
import type { FastifyInstance } from 'fastify';
import { sourceOf } from '../http/calls/source.ts';
import { addressLimit } from '../http/limits/limits.ts';
import { changeRecordOf } from './change-record.ts';
import type { AccountsDeps } from './deps.ts';
import { linkErrors } from './page-errors.ts';
import { sendPage } from './send-page.ts';
import { sessionHashOf } from './session.ts';

interface TokenRoute {
  Querystring: { token?: unknown };
}
/** These URLs contain a token, so they are not logged. */
const quiet = { logLevel: 'warn', errorHandler: linkErrors } as const;

interface Used {
  token: string;
  now: Date;
  source: ReturnType<typeof sourceOf>;
  erase: EraseUnproven;
  /** Of the browser. */
  session: Buffer | undefined;
}

interface Link {
  path: string;
  /** The e-mail of the token. Undefined: it was used or is too old. */
  find(token: { token: string; now: Date }): Promise<string | undefined>;
  page(path: string, found: { token: string; email: string }): string;
  /** @returns where the browser goes on, or the message of a token that has no effect */
  use(used: Used): Promise<{ to: string } | { message: Message; status: number }>;
}

const ended = { message: 'confirmationLink', status: 400 } as const;
const taken = { message: 'emailTaken', status: 409 } as const;

/** Mails about a changed e-mail have these links. They lead to the new one, back to the old one, or away from a stranger's account. */
export const emailLinkRoutes = (
  app: FastifyInstance,
  { pool, handle, config, secrets, clock }: Pick<AccountsDeps, 'pool' | 'handle' | 'config' | 'secrets' | 'clock'>,
): void => {
  const hashOf = createSourceHash(secrets);
  const { publicUrl } = config;

  const links: Link[] = [
    {
      path: newEmailPath,
      find: async (token) => (await findEmailChange({ pool }, token))?.email,
      page: newEmailPage,
      async use({ session, ...used }) {
        const onProven: OnAccount = (client, subject) =>
          endUnknownFactors(client, changeRecordOf({ config, secrets }), { ...used, subject, session });
        const noticeOf = (address: string, back: string | null) => emailChangedMail(address, { at: used.now, back });
        const outcome = await confirmEmailChange({ pool }, { ...used, hashOf, publicUrl, noticeOf, onProven });
        if (outcome === 'taken') return taken;
        return outcome === 'ended' ? ended : { to: `${newEmailPath}/listo` };
      },
    },
    {
      path: oldEmailPath,
      find: async (token) => (await findEmailReturn({ pool }, token))?.email,
      page: oldEmailPage,
      async use(used) {
        const next = await returnEmail({ pool }, { ...used, hashOf });
        if (next === null) return taken;
        return next === undefined ? ended : { to: next };
      },
    },
    {
      path: claimPath,
      find: (token) => findEmailClaim({ pool }, token),
      page: claimPage,
      use: async (used) => ((await claimEmail({ pool }, used)) ? { to: `${claimPath}/listo` } : ended),
    },
  ];

  for (const { path, find, page, use } of links) {
    const own = path.slice(app.prefix.length);
    app.get<TokenRoute>(own, quiet, async (request, reply) => {
      const token = readToken(request.query.token);
      const email = token && (await find({ token, now: clock() }));
      return token && email
        ? sendPage(reply, 200, page(path, { token, email }))
        : sendPage(reply, ended.status, messagePage(ended.message));
    });

    const rateLimit = addressLimit('login', config.rateLimitScale);
    app.post<TokenRoute>(own, { ...quiet, config: { rateLimit } }, async (request, reply) => {
      const token = readToken(request.query.token);
      const now = clock();
      const erase = (subject: string) =>
        eraseAccount({ pool, handle }, { reason: 'unconfirmed', subject }, { correlationId: request.id, now });
      const session = sessionHashOf(request, config);
      const outcome = token ? await use({ token, now, source: sourceOf(request), session, erase }) : ended;
      return 'to' in outcome
        ? reply.redirect(outcome.to, 303)
        : sendPage(reply, outcome.status, messagePage(outcome.message));
    });
  }

  const done = [
    [newEmailPath, 'emailChanged'],
    [claimPath, 'emailClaimed'],
  ] as const;
  for (const [path, message] of done)
    app.get(`${path.slice(app.prefix.length)}/listo`, async (_, reply) => sendPage(reply, 200, messagePage(message)));
};

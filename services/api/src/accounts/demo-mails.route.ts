import { isLoopback } from '@matraz/infra/config/listening';
import { mailsPage } from '@matraz/infra/identity/pages/mails-page';
import { messagePage } from '@matraz/infra/identity/pages/message-page';
import { demoMailsPath } from '@matraz/infra/identity/paths';
import { selectWaitingMails } from '@matraz/infra/mail/outbox';
import type { FastifyInstance } from 'fastify';
import type { AccountsDeps } from './deps.ts';
import { sendPage } from './send-page.ts';

/** The mails of the demo, with their one-time links. Other machines do not see them. */
export const demoMailsRoute = (app: FastifyInstance, { pool, config }: Pick<AccountsDeps, 'pool' | 'config'>): void => {
  const { origin } = new URL(config.publicUrl);
  app.get(demoMailsPath.slice(app.prefix.length), async ({ ip }, reply) =>
    isLoopback(ip.replace(/^::ffff:/i, ''))
      ? sendPage(reply, 200, mailsPage(await selectWaitingMails(pool), origin))
      : sendPage(reply, 404, messagePage('missing')),
  );
};

import type { Logger } from '@matraz/infra/logging/logger';
import type { Mailer } from '@matraz/infra/mail/open-mailer';
import { sendMails } from '@matraz/infra/mail/outbox';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { RecurringJob } from '@matraz/infra/queue/recurring-jobs';
import { coalesced } from '@matraz/infra/task-queue';

interface MailJobsOptions {
  pool: Pool;
  mailer: Pick<Mailer, 'send'>;
  logger: Logger;
}

/** Sends the mails that the api has kept: at once after their NOTIFY, and regularly. The log has no address and no text of a mail. */
export const createMailJobs = ({ pool, mailer, logger }: MailJobsOptions) => {
  const send = coalesced(async () => {
    await sendMails(pool, {
      send: mailer.send,
      onFailure: (err, { id, kind }) => logger.warn({ err, mailId: id, kind }, 'a mail could not be sent yet'),
      onGiveUp: ({ id, kind }) => logger.error({ mailId: id, kind }, 'a mail was given up'),
    });
  });
  const recurring: RecurringJob[] = [{ name: 'mails', everyMs: 15_000, run: send }];
  return { send, recurring };
};

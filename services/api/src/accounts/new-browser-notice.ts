import { createUseLimit, TooManyGuesses } from '@matraz/infra/identity/guess-limit';
import { forgottenPath } from '@matraz/infra/identity/paths';
import { embeddedIssuer } from '@matraz/infra/identity/platform-users';
import { mailDeliveryOf } from '@matraz/infra/mail/delivery';
import { keepMail } from '@matraz/infra/mail/outbox';
import { newBrowserMail } from '@matraz/infra/mail/texts';
import { limits } from '../http/limits/limits.ts';
import type { AccountsDeps } from './deps.ts';
import { deviceWords } from './device-words.ts';

/**
 * Tells an account by mail that it was opened in a browser that did not know it. Not at the first login, and not for a browser that
 * forgets its cookies again and again.
 */
export const createNewBrowserNotice = ({
  pool,
  config,
  counters,
  clock,
}: Pick<AccountsDeps, 'pool' | 'config' | 'counters' | 'clock'>) => {
  const use = createUseLimit(counters.open('new browsers', limits.newBrowserMails), limits.newBrowserMails.most);
  const sendsMails = mailDeliveryOf(config) !== 'none';
  return async ({ subject, email }: { subject: string; email: string }, userAgent: string): Promise<void> => {
    if (!sendsMails) return;
    const hasEntered = 'select from accounts.users where issuer = $1 and subject = $2';
    if ((await pool.query(hasEntered, [embeddedIssuer, subject])).rowCount === 0) return;
    try {
      await use(subject);
    } catch (error) {
      if (error instanceof TooManyGuesses) return;
      throw error;
    }
    const device = deviceWords(userAgent) ?? 'un navegador sin nombre';
    const { publicUrl } = config;
    const urls = { accountUrl: `${publicUrl}/cuenta`, forgottenUrl: publicUrl + forgottenPath };
    await keepMail(pool, newBrowserMail(email, { device, at: clock(), ...urls }), subject);
  };
};

export type NewBrowserNotice = ReturnType<typeof createNewBrowserNotice>;

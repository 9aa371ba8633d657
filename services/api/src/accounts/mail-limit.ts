import { createUseLimit, TooManyGuesses } from '@matraz/infra/identity/guess-limit';
import type { SharedCounters } from '@matraz/infra/limits/open-counters';
import type { Deps } from '../deps.ts';
import { limits, scaled } from '../http/limits/limits.ts';

export interface MailLimit {
  /**
   * Counts a mail, by its e-mail or by the user who asked for it. Without the limit a mailbox could be filled.
   *
   * @throws TooManyGuesses
   */
  count(emailOrUserId: string): Promise<void>;
  /** Counts it too. @returns false instead of the error, for a mail that is not the answer to the request */
  allows(email: string): Promise<boolean>;
}

export const createMailLimit = ({
  counters,
  config,
}: Pick<Deps, 'config'> & { counters: SharedCounters }): MailLimit => {
  const { most } = limits.mailsToAddress;
  const use = createUseLimit(
    counters.open('mails to an address', limits.mailsToAddress),
    scaled(most, config.rateLimitScale),
  );
  const count = (email: string) => use(email.toLowerCase());
  return {
    count,
    allows: (email) =>
      count(email).then(
        () => true,
        (error: unknown) => {
          if (error instanceof TooManyGuesses) return false;
          throw error;
        },
      ),
  };
};

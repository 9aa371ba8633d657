import type { AccountsDeps } from '../accounts/deps.ts';
import type { MailLimit } from '../accounts/mail-limit.ts';
import type { DiagnosisDeps } from '../diagnosis/deps.ts';

export interface ClassDeps extends DiagnosisDeps, Pick<AccountsDeps, 'waiter'> {
  mailLimit: MailLimit;
  /** Counts a code that an account typed. @throws TooManyGuesses */
  countCode(userId: string): Promise<void>;
}

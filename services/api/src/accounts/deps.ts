import type { Secrets } from '@matraz/infra/config/secrets';
import type { SharedCounters } from '@matraz/infra/limits/open-counters';
import type { Listener } from '@matraz/infra/postgres/listen';
import type { Deps } from '../deps.ts';
import type { GuardianMails } from './guardian-mails.ts';
import type { MailLimit } from './mail-limit.ts';
import type { Proofs } from './proofs.ts';

export interface AccountsDeps extends Pick<Deps, 'pool' | 'handle' | 'waiter' | 'config' | 'clock'> {
  /** Hears which sessions ended. */
  listener: Listener;
  secrets: Secrets;
  /** Of the limits that hold over all processes. */
  counters: SharedCounters;
  guardianMails: GuardianMails;
  /** Folder of the built frontend. */
  frontendDir: string;
}

/** Of the calls about the person's own account. */
export interface OwnAccountDeps extends Deps, Pick<AccountsDeps, 'secrets' | 'counters'> {
  proofs: Proofs;
  mailLimit: MailLimit;
  /** Counts a copy of the user's data. @throws TooManyGuesses */
  countExport(userId: string): Promise<void>;
}

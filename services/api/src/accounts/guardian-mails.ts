import { askGuardian } from '@matraz/infra/identity/guardian-requests';
import { createUseLimit, TooManyGuesses } from '@matraz/infra/identity/guess-limit';
import type { SharedCounters } from '@matraz/infra/limits/open-counters';
import { mailDeliveryOf } from '@matraz/infra/mail/delivery';
import type { Deps } from '../deps.ts';
import { limits, scaled } from '../http/limits/limits.ts';

interface Asking {
  userId: string;
  address: string;
  now: Date;
}

export interface GuardianMails {
  /** Whether guardians get mails. Otherwise an operator hands the link over. */
  isMailed: boolean;
  /**
   * Asks a guardian, also again. Earlier links of the account end.
   *
   * @throws TooManyGuesses when the account or the address had too many mails; then the earlier link stays
   */
  ask(asking: Asking): Promise<void>;
  /** The first time. When the address had too many mails the guardian gets none, and the child can ask again later. */
  askFirst(asking: Asking): Promise<void>;
}

interface Sources extends Pick<Deps, 'pool' | 'config'> {
  counters: SharedCounters;
}

/** The mails with which children ask their guardians. A stranger must not fill a mailbox with them. */
export const createGuardianMails = ({ pool, config, counters }: Sources): GuardianMails => {
  const { publicUrl, rateLimitScale: scale } = config;
  // The platform mails guardians also when another provider has the accounts, because that provider does not know them.
  const isMailed = Boolean(config.smtp || config.mailFrom) || mailDeliveryOf(config) !== 'none';
  const countedBy = (name: string, limit: { most: number; seconds: number }) =>
    createUseLimit(counters.open(name, limit), scaled(limit.most, scale));
  const countForAccount = countedBy('guardian mails of an account', limits.guardianMails);
  const countForAddress = countedBy('guardian mails to an address', limits.mailsToAddress);

  const ask = async ({ userId, address, now }: Asking) => {
    if (isMailed) {
      await countForAccount(userId);
      await countForAddress(address.toLowerCase());
    }
    await askGuardian({ pool }, { userId, address, now, publicUrl, isMailed });
  };

  return {
    isMailed,
    ask,
    askFirst: (asking) =>
      ask(asking).catch(async (error: unknown) => {
        if (!(error instanceof TooManyGuesses)) throw error;
        await askGuardian({ pool }, { ...asking, publicUrl, isMailed: false });
      }),
  };
};

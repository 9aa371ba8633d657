import type { AccountEvent } from '@matraz/contracts/accounts/events';
import { streamOf } from '@matraz/contracts/streams';
import { type Account, account } from '@matraz/domain/accounts/account';
import type { CommandContext, Handle, Handled } from '../command-handler/command.ts';

/** The guardian of the account agrees. Without a need of a guardian nothing changes. @throws DomainError account_not_found when the account is not open */
export const giveGuardianConsent = (
  { handle }: { handle: Handle },
  data: { userId: string; version: string },
  context: CommandContext,
): Promise<Handled<Account, AccountEvent>> =>
  handle(account, streamOf.account(data.userId), { type: 'GiveGuardianConsent', data }, context);

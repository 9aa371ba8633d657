import type { AccountEvent } from '@matraz/contracts/accounts/events';
import { streamOf } from '@matraz/contracts/streams';
import { type Account, account } from '@matraz/domain/accounts/account';
import type { CommandContext, Handle, Handled } from '../command-handler/command.ts';

/** The account accepts a version of the texts. Accepting it again changes nothing. @throws DomainError account_not_found when the account is not open */
export const giveConsent = (
  { handle }: { handle: Handle },
  data: { userId: string; version: string; needsGuardian: boolean },
  context: CommandContext,
): Promise<Handled<Account, AccountEvent>> =>
  handle(account, streamOf.account(data.userId), { type: 'GiveConsent', data }, context);

import type { AccountEvent } from '@matraz/contracts/accounts/events';
import { streamOf } from '@matraz/contracts/streams';
import { type Account, account } from '@matraz/domain/accounts/account';
import type { CommandContext, Handle, Handled } from '../command-handler/command.ts';

/** Makes a user an administrator. @throws DomainError account_not_found when the account is not open */
export const grantAdmin = (
  { handle }: { handle: Handle },
  userId: string,
  context: CommandContext,
): Promise<Handled<Account, AccountEvent>> =>
  handle(account, streamOf.account(userId), { type: 'GrantAdmin', data: { userId } }, context);

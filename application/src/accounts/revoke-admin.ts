import type { AccountEvent } from '@matraz/contracts/accounts/events';
import { streamOf } from '@matraz/contracts/streams';
import { type Account, account } from '@matraz/domain/accounts/account';
import type { CommandContext, Handle, Handled } from '../command-handler/command.ts';

/** Takes the administrator's right away. @throws DomainError account_not_found when the account is not open */
export const revokeAdmin = (
  { handle }: { handle: Handle },
  userId: string,
  context: CommandContext,
): Promise<Handled<Account, AccountEvent>> =>
  handle(account, streamOf.account(userId), { type: 'RevokeAdmin', data: { userId } }, context);

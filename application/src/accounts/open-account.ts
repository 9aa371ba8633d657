import type { AccountEvent } from '@matraz/contracts/accounts/events';
import { streamOf } from '@matraz/contracts/streams';
import { type Account, account } from '@matraz/domain/accounts/account';
import type { CommandContext, Handle, Handled } from '../command-handler/command.ts';

/** Opens the account of a user. Opening it again changes nothing. */
export const openAccount = (
  { handle }: { handle: Handle },
  userId: string,
  context: CommandContext,
): Promise<Handled<Account, AccountEvent>> =>
  handle(account, streamOf.account(userId), { type: 'OpenAccount', data: { userId } }, context);

import type { AccountEvent } from '@matraz/contracts/accounts/events';
import { streamOf } from '@matraz/contracts/streams';
import { type Account, account } from '@matraz/domain/accounts/account';
import type { CommandContext, Handle, Handled } from '../command-handler/command.ts';

/** Makes a user a teacher, who may have classes. @throws DomainError account_not_found when the account is not open */
export const grantTeacher = (
  { handle }: { handle: Handle },
  userId: string,
  context: CommandContext,
): Promise<Handled<Account, AccountEvent>> =>
  handle(account, streamOf.account(userId), { type: 'GrantTeacher', data: { userId } }, context);

/** Her classes stay, with her name. She sees them again when she is a teacher again. @throws DomainError account_not_found */
export const revokeTeacher = (
  { handle }: { handle: Handle },
  userId: string,
  context: CommandContext,
): Promise<Handled<Account, AccountEvent>> =>
  handle(account, streamOf.account(userId), { type: 'RevokeTeacher', data: { userId } }, context);

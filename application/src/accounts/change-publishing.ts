import { streamOf } from '@matraz/contracts/streams';
import { account } from '@matraz/domain/accounts/account';
import type { CommandContext, Handle } from '../command-handler/command.ts';

/**
 * Lets a teacher show her own exams to all students, or ends that. What she published stays published.
 *
 * @throws DomainError account_not_found, teacher_not_found
 */
export const changePublishing = async (
  { handle }: { handle: Handle },
  { userId, isAllowed }: { userId: string; isAllowed: boolean },
  context: CommandContext,
): Promise<void> => {
  const type = isAllowed ? 'AllowPublishing' : 'WithdrawPublishing';
  await handle(account, streamOf.account(userId), { type, data: { userId } }, context);
};

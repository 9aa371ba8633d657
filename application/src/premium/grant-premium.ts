import { streamOf } from '@matraz/contracts/streams';
import { type Premium, premium } from '@matraz/domain/premium/premium';
import type { CommandContext, Handle } from '../command-handler/command.ts';

/** Gives Premium for a number of days from now. It never shortens Premium. */
export const grantPremium = async (
  { handle }: { handle: Handle },
  { userId, days }: { userId: string; days: number },
  context: CommandContext,
): Promise<Premium> => {
  const command = { type: 'GrantPremium', data: { userId, days }, now: context.now } as const;
  return (await handle(premium, streamOf.premium(userId), command, context)).state;
};

import { streamOf } from '@matraz/contracts/streams';
import { type Premium, premium } from '@matraz/domain/premium/premium';
import { isPremium } from '@matraz/domain/premium/premium-status';
import { premium as premiumTable } from '@matraz/infra/read-models/premium-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';
import type { CommandContext, Handle } from '../command-handler/command.ts';
import { grantPremium } from './grant-premium.ts';

const days = 30;
const expiry = select(premiumTable, ['expires_at']);

/** An administrator turns their own Premium on for 30 days, or off at once. */
export const togglePremium = async (
  { handle, pool }: { handle: Handle; pool: pg.Pool },
  userId: string,
  context: CommandContext,
): Promise<Premium> => {
  const { now } = context;
  const { rows } = await pool.query<RowOf<typeof expiry>>(
    `select ${expiry.columns} from read.premium where user_id = $1`,
    [userId],
  );
  if (!isPremium(rows[0], now)) return grantPremium({ handle }, { userId, days }, context);
  const command = { type: 'RevokePremium', data: { userId }, now } as const;
  return (await handle(premium, streamOf.premium(userId), command, context)).state;
};

import type { CommandContext, Handle } from '@matraz/application/command-handler';
import { streamOf } from '@matraz/contracts/streams';
import { account } from '@matraz/domain/accounts/account';
import { premium } from '@matraz/domain/premium/premium';
import { openLocalUser } from '@matraz/infra/identity/local-accounts';
import { orderedKey } from '@matraz/infra/ordered-key';
import type { Pool } from '@matraz/infra/postgres/pool';
import { demoAccounts, demoPassword } from './demo-accounts.ts';

const premiumDays = 365;
const epoch = Date.UTC(2026, 0, 1);

/** The three accounts of the embedded provider, with their rights, before their first login. Safe to repeat. */
export const seedAccounts = async (pool: Pool, handle: Handle, context: CommandContext): Promise<void> => {
  for (const { isAdmin, isPremium, role: _, ...person } of demoAccounts) {
    const key = orderedKey(epoch, person.email);
    const userId = await openLocalUser({ pool }, { ...person, password: demoPassword, isDemo: true }, key);
    const stream = streamOf.account(userId);
    await handle(account, stream, { type: 'OpenAccount', data: { userId } }, context);
    // The key makes each right a gift of the first seeding alone: what an admin took away stays away.
    const once = { ...context, idempotencyKey: key };
    if (isAdmin) await handle(account, stream, { type: 'GrantAdmin', data: { userId } }, once);
    if (!isPremium) continue;
    const grant = { type: 'GrantPremium', data: { userId, days: premiumDays }, now: context.now } as const;
    await handle(premium, streamOf.premium(userId), grant, once);
  }
};

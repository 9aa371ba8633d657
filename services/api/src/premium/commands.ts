import { togglePremium } from '@matraz/application/premium/toggle-premium';
import { isPremium } from '@matraz/domain/premium/premium-status';
import { selectUser } from '../accounts/select-user.ts';
import type { Handlers } from '../http/handler.ts';

export const premiumCommands: Handlers<'togglePremium'> = {
  /** The reply takes Premium from the decider, and everything else from the read models. */
  togglePremium: async ({ userId, context }, deps) => {
    const user = await selectUser(deps.pool, userId, context.now);
    const { expiresAt } = await togglePremium(deps, userId, context);
    return { ...user, isPremium: isPremium({ expiresAt }, context.now), premiumExpiresAt: expiresAt };
  },
};

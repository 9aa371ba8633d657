import { startCheckout } from '@matraz/application/premium/start-checkout';
import { togglePremium } from '@matraz/application/premium/toggle-premium';
import { isPremium } from '@matraz/domain/premium/premium-status';
import { selectUser } from '../accounts/select-user.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { HttpProblem } from '../http/calls/problems.ts';
import type { PremiumDeps } from './deps.ts';

export const premiumCommands: Handlers<'togglePremium' | 'createPayment', PremiumDeps> = {
  /** The reply takes Premium from the decider, and everything else from the read models. */
  togglePremium: async ({ userId, context }, deps) => {
    const user = await selectUser(deps, userId, context.now);
    const { expiresAt } = await togglePremium(deps, userId, context);
    return { ...user, isPremium: isPremium({ expiresAt }, context.now), premiumExpiresAt: expiresAt };
  },

  createPayment: async ({ userId, body, context }, deps) => {
    if (body.userId !== userId) throw new HttpProblem('own_purchases_only');
    const { handle, payments } = deps;
    if (!payments) throw new HttpProblem('payments_not_configured');
    const plan = { userId, planId: body.planId, publicUrl: deps.config.publicUrl };
    const { paymentId, checkoutUrl } = await startCheckout({ handle, payments }, plan, context);
    return { init_point: checkoutUrl, paymentId };
  },
};

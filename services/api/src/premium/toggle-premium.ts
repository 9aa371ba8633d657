import { streamOf } from '@matraz/contracts/streams';
import { premium } from '@matraz/domain/premium/premium';
import { isPremium } from '@matraz/domain/premium/premium-status';
import { getUser } from '../accounts/get-user.ts';
import type { Handler } from '../http/route.ts';

/** What an administrator's own switch gives. */
const DAYS = 30;

/** On for 30 days from now, or off at once. What the reply says of Premium comes from the decider. */
export const togglePremium: Handler<'togglePremium'> = async (request, deps) => {
  const { userId, handle, context } = request;
  const { now } = context;
  const user = await getUser({ ...request, params: undefined, query: undefined, body: undefined }, deps);
  const { state } = await handle(
    premium,
    streamOf.premium(userId),
    user.isPremium
      ? { type: 'RevokePremium', data: { userId }, now }
      : { type: 'GrantPremium', data: { userId, days: DAYS }, now },
    context,
  );
  return { ...user, isPremium: isPremium(state, now), premiumExpiresAt: state.expiresAt };
};

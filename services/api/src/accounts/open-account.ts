import { streamOf } from '@matraz/contracts/streams';
import { account } from '@matraz/domain/accounts/account';
import { savePlatformUser } from '@matraz/infra/identity/platform-users';
import type { ApiDeps } from '../deps.ts';
import { ownWrites } from '../http/own-writes.ts';
import { type Claims, identityOf, isNamedAdmin } from './claims.ts';

export type OpenAccountDeps = Pick<ApiDeps, 'pool' | 'handle' | 'waiter' | 'config' | 'clock'>;

/**
 * The platform's account of whoever logged in: user row, AccountOpened, AdminGranted. Each step is safe to repeat and
 * is repeated at every login, so a death between two of them is healed by the next login.
 *
 * @returns the user's id; what it may do is readable by then
 */
export const openAccount = async (deps: OpenAccountDeps, claims: Claims, correlationId: string): Promise<string> => {
  const { pool, config, clock } = deps;
  const embedded = config.oidc === undefined;
  const writes = ownWrites(deps);
  const userId = await savePlatformUser(pool, identityOf(claims, embedded));
  const context = { userId, correlationId, now: clock() };
  const tell = (type: 'OpenAccount' | 'GrantAdmin') =>
    writes.handle(account, streamOf.account(userId), { type, data: { userId } }, context);
  await tell('OpenAccount');
  if (isNamedAdmin(claims, config.adminEmails, embedded)) await tell('GrantAdmin');
  await writes.readable();
  return userId;
};

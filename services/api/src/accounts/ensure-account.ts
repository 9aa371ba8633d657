import { grantAdmin } from '@matraz/application/accounts/grant-admin';
import { openAccount } from '@matraz/application/accounts/open-account';
import { savePlatformUser } from '@matraz/infra/identity/platform-users';
import type { ApiDeps } from '../deps.ts';
import { trackOwnWrites } from '../http/own-writes.ts';
import { type Claims, identityOf, isNamedAdmin } from './claims.ts';

export type EnsureAccountDeps = Pick<ApiDeps, 'pool' | 'handle' | 'waiter' | 'config' | 'clock'>;

/**
 * Makes sure that the person who logged in has an account: user row, AccountOpened and, for a configured administrator,
 * AdminGranted. Every step is repeated at every login, so the next login completes a login that stopped halfway.
 *
 * @returns the user id, when the read models contain the account
 */
export const ensureAccount = async (
  deps: EnsureAccountDeps,
  claims: Claims,
  correlationId: string,
): Promise<string> => {
  const { pool, config, clock } = deps;
  const embedded = config.oidc === undefined;
  const writes = trackOwnWrites(deps);
  const userId = await savePlatformUser(pool, identityOf(claims, embedded));
  const context = { userId, correlationId, now: clock() };
  await openAccount(writes, userId, context);
  if (isNamedAdmin(claims, config.adminEmails, embedded)) await grantAdmin(writes, userId, context);
  await writes.waitUntilReadable();
  return userId;
};

import { grantAdmin } from '@matraz/application/accounts/grant-admin';
import { openAccount } from '@matraz/application/accounts/open-account';
import { grantPremium } from '@matraz/application/premium/grant-premium';
import { newId } from '@matraz/infra/ids';
import { openSession } from '../accounts/session-store.ts';
import type { ApiDeps } from '../app-deps.ts';
import { trackOwnWrites } from '../http/calls/own-writes.ts';

export interface TestAccount {
  userId: string;
  cookie: string;
}

/** Opens an account and a session, as a login does. */
export const openTestAccount = async (
  deps: ApiDeps,
  { admin = false, premiumDays = 0 }: { admin?: boolean; premiumDays?: number },
): Promise<TestAccount> => {
  const userId = newId();
  const now = deps.clock();
  const context = { userId, correlationId: newId(), now };
  await deps.pool.query(
    `insert into accounts.users (id, issuer, subject, first_name, last_name, email)
    values ($1::uuid, 'urn:matraz:test', $1::text, 'Ana', 'Rojas', 'ana@example.org')`,
    [userId],
  );
  const writes = trackOwnWrites(deps);
  await openAccount(writes, userId, context);
  if (admin) await grantAdmin(writes, userId, context);
  if (premiumDays > 0) await grantPremium(writes, { userId, days: premiumDays }, context);
  if (!(await writes.waitUntilReadable())) throw new Error('the projector is behind');
  return { userId, cookie: `matraz=${await openSession(deps, userId)}` };
};

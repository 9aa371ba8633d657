import { grantTeacher } from '@matraz/application/accounts/change-teacher';
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

export interface TestRights {
  admin?: boolean;
  teacher?: boolean;
  premiumDays?: number;
  lastName?: string;
  email?: string;
}

/** Opens an account and a session, as a login does. */
export const openTestAccount = async (
  deps: ApiDeps,
  { admin = false, teacher = false, premiumDays = 0, lastName = 'Rojas', email = 'ana@example.org' }: TestRights,
): Promise<TestAccount> => {
  const userId = newId();
  const now = deps.clock();
  const context = { userId, correlationId: newId(), now };
  await deps.pool.query(
    `insert into accounts.users (id, issuer, subject, first_name, last_name, email)
    values ($1::uuid, 'urn:matraz:test', $1::text, 'Ana', $2, $3)`,
    [userId, lastName, email],
  );
  const writes = trackOwnWrites(deps);
  await openAccount(writes, userId, context);
  if (admin) await grantAdmin(writes, userId, context);
  if (teacher) await grantTeacher(writes, userId, context);
  if (premiumDays > 0) await grantPremium(writes, { userId, days: premiumDays }, context);
  if (!(await writes.waitUntilReadable())) throw new Error('the projector is behind');
  return { userId, cookie: `matraz=${await openSession(deps, userId)}` };
};

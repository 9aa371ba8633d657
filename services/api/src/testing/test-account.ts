import { streamOf } from '@matraz/contracts/streams';
import { account } from '@matraz/domain/accounts/account';
import { premium } from '@matraz/domain/premium/premium';
import { newId } from '@matraz/infra/ids';
import { createSessionStore } from '../accounts/session-store.ts';
import type { ApiDeps } from '../deps.ts';
import { ownWrites } from '../http/own-writes.ts';

export interface TestAccount {
  userId: string;
  cookie: string;
}

/** An account as after a login, with a session of its own. */
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
  const { handle, readable } = ownWrites(deps);
  await handle(account, streamOf.account(userId), { type: 'OpenAccount', data: { userId } }, context);
  if (admin) await handle(account, streamOf.account(userId), { type: 'GrantAdmin', data: { userId } }, context);
  if (premiumDays > 0) {
    const command = { type: 'GrantPremium', data: { userId, days: premiumDays }, now } as const;
    await handle(premium, streamOf.premium(userId), command, context);
  }
  if (!(await readable())) throw new Error('the projector is behind');
  return { userId, cookie: `matraz=${await createSessionStore(deps).open(userId)}` };
};

import { findOwnLocalAccount } from '@matraz/infra/identity/own-account';
import { selectSessions } from '@matraz/infra/identity/own-sessions';
import { createSourceHash } from '@matraz/infra/identity/security-events';
import { mailDeliveryOf } from '@matraz/infra/mail/delivery';
import type { Handlers } from '../http/calls/handler.ts';
import type { OwnAccountDeps } from './deps.ts';

const hasPicture = 'select from accounts.pictures where user_id = $1';

export const ownAccountQueries: Handlers<'getAccountSettings' | 'listSessions', OwnAccountDeps> = {
  async getAccountSettings({ userId, context }, { pool, config }) {
    const account = config.oidc ? undefined : await findOwnLocalAccount(pool, { userId, now: context.now });
    return {
      accountUrl: config.oidc?.accountUrl ?? null,
      sendsMails: mailDeliveryOf(config) !== 'none',
      isEmailConfirmed: account?.isEmailConfirmed ?? false,
      pendingEmail: account?.pendingEmail ?? null,
      hasOwnPicture: (await pool.query(hasPicture, [userId])).rowCount === 1,
    };
  },

  async listSessions({ userId, source, sessionHash, context }, { pool, secrets }) {
    const own = createSourceHash(secrets)(source);
    const sessions = await selectSessions(pool, { userId, now: context.now });
    return sessions.map(({ id_hash, device, address_hash, created_at, last_seen_at }) => ({
      id: id_hash.toString('base64url'),
      device,
      isThisNetwork: address_hash?.equals(own.address) ?? null,
      isCurrent: id_hash.toString('base64') === sessionHash,
      createdAt: created_at.toISOString(),
      lastSeenAt: last_seen_at.toISOString(),
    }));
  },
};

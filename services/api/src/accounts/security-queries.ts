import type { SecurityEvent } from '@matraz/contracts/accounts/security-http';
import { createSourceHash, type SecurityEventRow, selectSecurityEvents } from '@matraz/infra/identity/security-events';
import type { Handlers } from '../http/calls/handler.ts';
import type { OwnAccountDeps } from './deps.ts';

/** As many as a person reads. `ops audit security` shows all. */
const mostShown = 100;

type Hashes = ReturnType<ReturnType<typeof createSourceHash>>;

const byOf = ({ by_operator, actor_id }: SecurityEventRow): SecurityEvent['by'] => {
  if (by_operator) return 'operator';
  return actor_id === null ? 'self' : 'admin';
};

const toSecurityEvent = (row: SecurityEventRow, own: Hashes): SecurityEvent => {
  const by = byOf(row);
  const { address_hash: address, browser_hash: browser } = row;
  return {
    id: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    times: row.times,
    source:
      by === 'self' && address && browser
        ? { isThisBrowser: browser.equals(own.browser), isThisAddress: address.equals(own.address) }
        : null,
    by,
  };
};

export const securityQueries: Handlers<'listSecurityEvents', OwnAccountDeps> = {
  async listSecurityEvents({ userId, source }, { pool, secrets }) {
    const own = createSourceHash(secrets)(source);
    return (await selectSecurityEvents(pool, userId, mostShown)).map((row) => toSecurityEvent(row, own));
  },
};

import { grantAdmin } from '@matraz/application/accounts/grant-admin';
import { revokeAdmin } from '@matraz/application/accounts/revoke-admin';
import type { Handle } from '@matraz/application/command';
import { DomainError } from '@matraz/domain/errors';
import { endLocalSessions } from '@matraz/infra/identity/end-local-sessions';
import { embeddedIssuer } from '@matraz/infra/identity/platform-users';
import { newId } from '@matraz/infra/ids';
import type { Pool } from '@matraz/infra/postgres/pool';
import { markDone } from '../setup/steps.ts';

interface Deps {
  pool: Pool;
  handle: Handle;
  now: Date;
}

/** A step of the setup for each administrator of the demo whose right was revoked here. */
const closedStep = 'demo-admin-closed:';

const contextOf = ({ now }: Deps) => ({ correlationId: newId(), now });

/** @returns the number of sessions that ended */
const endSessions = async ({ pool }: Deps): Promise<number> => {
  const { rows } = await pool.query<{ id: string }>('select id from accounts.local_users where is_demo');
  return endLocalSessions(
    pool,
    rows.map(({ id }) => id),
  );
};

/** @returns the e-mails of the accounts that were administrators */
const revokeRights = async (deps: Deps): Promise<string[]> => {
  const { rows } = await deps.pool.query<{ id: string; email: string }>(
    `select u.id, l.email from accounts.users u join accounts.local_users l on u.subject = l.id::text
     where u.issuer = $1 and l.is_demo order by u.id`,
    [embeddedIssuer],
  );
  const revoked: string[] = [];
  for (const { id, email } of rows) {
    const { events } = await revokeAdmin(deps, id, contextOf(deps)).catch((error: unknown) => {
      // The start of the demo was interrupted before it opened this account.
      if (error instanceof DomainError && error.code === 'account_not_found') return { events: [] };
      throw error;
    });
    if (events.length === 0) continue;
    await markDone(deps.pool, closedStep + id);
    revoked.push(email);
  }
  return revoked;
};

/**
 * For a platform whose demo was turned off: its accounts have a public password. Their sessions end, and they are no administrators
 * any more. Safe to repeat.
 *
 * @param onProgress gets one sentence when there was something to close
 */
export const closeDemoAccounts = async (deps: Deps, onProgress: (text: string) => void): Promise<void> => {
  // Closing reads all sessions of the embedded provider, so a platform that never had the demo does not do it.
  const { rowCount } = await deps.pool.query('select from accounts.local_users where is_demo limit 1');
  if (rowCount === 0) return;
  const revoked = await revokeRights(deps);
  const sessions = await endSessions(deps);
  if (revoked.length === 0 && sessions === 0) return;
  const rights = revoked.length === 0 ? '' : ` Ya no administra: ${revoked.join(', ')}.`;
  onProgress(
    `La demostración está apagada: sus cuentas no pueden entrar. Sesiones cerradas de esas cuentas: ${sessions}.${rights}`,
  );
};

/** For a platform whose demo was turned on again: grants the rights that `closeDemoAccounts` revoked. Safe to repeat. */
export const reopenDemoAccounts = async (deps: Deps): Promise<void> => {
  const { rows } = await deps.pool.query<{ name: string }>(
    'select name from ops.setup_steps where starts_with(name, $1)',
    [closedStep],
  );
  for (const { name } of rows) {
    await grantAdmin(deps, name.slice(closedStep.length), contextOf(deps));
    await deps.pool.query('delete from ops.setup_steps where name = $1', [name]);
  }
};

import { keepMail, type Mail } from '../mail/outbox.ts';
import { inTransaction } from '../postgres/in-transaction.ts';
import type { Pool } from '../postgres/pool.ts';
import { endLocalSessions } from './end-local-sessions.ts';
import type { OwnChange } from './own-account.ts';
import { hashPassword } from './password.ts';
import { noteSecurity } from './security-events.ts';

interface NewPassword extends OwnChange {
  account: { subject: string; email: string };
  password: string;
  /** The hash of the session that asked. All others of the account end. */
  session: Buffer;
  /** Tells the account. Null: mails do not reach people. */
  notice: Mail | null;
}

/** A person who knows her password sets another one. Links that wait, for a new password or e-mail, no longer work. */
export const changePassword = async (
  { pool }: { pool: Pool },
  { account, password, session, notice, userId, now, source, hashOf }: NewPassword,
): Promise<void> => {
  const passwordHash = await hashPassword(password);
  await inTransaction(pool, async (client) => {
    await client.query('update accounts.local_users set password_hash = $2 where id = $1', [
      account.subject,
      passwordHash,
    ]);
    for (const links of ['password_resets', 'email_changes'])
      await client.query(`delete from accounts.${links} where local_user_id = $1`, [account.subject]);
    await endLocalSessions(client, [account.subject], session);
    await noteSecurity(client, { kind: 'password-changed', account: { userId }, source, at: now }, hashOf);
    if (notice) await keepMail(client, notice, account.subject);
  });
};

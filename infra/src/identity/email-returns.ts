import { randomBytes } from 'node:crypto';
import { inTransaction } from '../postgres/in-transaction.ts';
import type { Pool } from '../postgres/pool.ts';
import { endLocalSessions } from './end-local-sessions.ts';
import { type EraseUnproven, freeEmail } from './free-email.ts';
import { createToken, hashOf as hashOfToken } from './one-time-token.ts';
import { hashPassword } from './password.ts';
import { newPasswordPath } from './paths.ts';
import { noteSecurity, type Source, type SourceHash } from './security-events.ts';
import { writeEmail } from './write-email.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Token {
  token: string;
  now: Date;
}

/** The e-mail to which the token leads back. Undefined: it was used or is too old. */
export const findEmailReturn = async (
  { pool }: { pool: Pool },
  { token, now }: Token,
): Promise<{ subject: string; email: string } | undefined> => {
  const { rows } = await pool.query<{ subject: string; email: string }>(
    'select local_user_id as subject, email from accounts.email_returns where token_hash = $1 and expires_at > $2',
    [hashOfToken(token), now],
  );
  return rows[0];
};

/**
 * Undoes a change of e-mail. The person who made it knew the password, so the old password, all passkeys,
 * codes and sessions end, and the owner goes on to the page for a new password.
 *
 * @returns the address of that page. Null: another account has proved the e-mail. Undefined: the token was used or is too old.
 */
export const returnEmail = async (
  { pool }: { pool: Pool },
  { token, now, source, hashOf, erase }: Token & { source: Source; hashOf: SourceHash; erase: EraseUnproven },
): Promise<string | null | undefined> => {
  const owner = await findEmailReturn({ pool }, { token, now });
  if (!owner) return undefined;
  if (!(await freeEmail(pool, owner, erase))) return null;
  const unknownPassword = await hashPassword(randomBytes(32).toString('hex'));
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ subject: string; email: string }>(
      `delete from accounts.email_returns where token_hash = $1 and expires_at > $2
       returning local_user_id as subject, email`,
      [hashOfToken(token), now],
    );
    const [found] = rows;
    if (!found) return undefined;
    const { subject, email } = found;
    await writeEmail(client, { subject, email, provenAt: now });
    await client.query('update accounts.local_users set password_hash = $2 where id = $1', [subject, unknownPassword]);
    // Also the way back to the e-mail of the person who took the account.
    await client.query('delete from accounts.email_returns where local_user_id = $1', [subject]);
    await endLocalSessions(client, [subject]);
    for (const table of ['passkeys', 'code_apps', 'recovery_codes'])
      await client.query(`delete from accounts.${table} where local_user_id = $1`, [subject]);
    const reset = createToken();
    await client.query(
      'insert into accounts.password_resets (local_user_id, token_hash, expires_at, is_mailed) values ($1, $2, $3, true)',
      [subject, reset.hash, new Date(now.getTime() + HOUR_MS)],
    );
    await noteSecurity(client, { kind: 'email-changed', account: { subject }, source, at: now }, hashOf);
    return `${newPasswordPath}?token=${reset.token}`;
  });
};

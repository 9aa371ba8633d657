import type { Pool } from '../postgres/pool.ts';
import { embeddedIssuer } from './platform-users.ts';

const linkTables = ['password_resets', 'email_confirmations', 'email_claims', 'email_changes'];

/**
 * Writes an account's e-mail where the provider and the platform read it. Links that went to the e-mail before it end.
 *
 * @param client in a transaction
 * @param provenAt null: not proven
 */
export const writeEmail = async (
  client: Pick<Pool, 'query'>,
  { subject, email, provenAt }: { subject: string; email: string; provenAt: Date | null },
): Promise<void> => {
  await client.query(
    'update accounts.local_users set email = $2, email_confirmed_at = $3, confirm_by = null where id = $1',
    [subject, email, provenAt],
  );
  await client.query('update accounts.users set email = $3 where issuer = $1 and subject = $2', [
    embeddedIssuer,
    subject,
    email,
  ]);
  for (const table of linkTables)
    await client.query(`delete from accounts.${table} where local_user_id = $1`, [subject]);
};

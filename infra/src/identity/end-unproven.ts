import type { Pool } from '../postgres/pool.ts';
import { endLocalSessions } from './end-local-sessions.ts';
import { embeddedIssuer } from './platform-users.ts';

type Client = Pick<Pool, 'query'>;

/**
 * Ends an account whose e-mail was not proven: name, e-mail, picture, password and sessions are gone, and the e-mail is free. The log
 * keeps what the account studied, under its id.
 *
 * @param client in a transaction
 */
export const endUnproven = async (client: Client, subject: string): Promise<void> => {
  await endLocalSessions(client, [subject]);
  await client.query('delete from accounts.users where issuer = $1 and subject = $2', [embeddedIssuer, subject]);
  await client.query('delete from accounts.local_users where id = $1', [subject]);
};

/**
 * Frees an e-mail for the person who proved that it is hers. An account that never proved it ends.
 *
 * @param client in a transaction
 * @param subject the account that takes the e-mail
 * @returns false when another account has proved it, or is of the demo
 */
export const freeEmail = async (
  client: Client,
  { email, subject }: { email: string; subject: string },
): Promise<boolean> => {
  const { rows } = await client.query<{ id: string; isOwned: boolean }>(
    `select id, email_confirmed_at is not null or is_demo as "isOwned" from accounts.local_users
     where lower(email) = lower($1) and id <> $2
     for update`,
    [email, subject],
  );
  const [other] = rows;
  if (other?.isOwned) return false;
  if (other) await endUnproven(client, other.id);
  return true;
};

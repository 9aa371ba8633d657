import type { Pool } from '../postgres/pool.ts';
import { passwordMatches } from './password.ts';
import { embeddedIssuer } from './platform-users.ts';

/** Whether it is the password of the user's local account. A user of another provider has none. */
export const isOwnPassword = async (pool: Pick<Pool, 'query'>, userId: string, password: string): Promise<boolean> => {
  const { rows } = await pool.query<{ password_hash: string }>(
    `select l.password_hash from accounts.users u
     join accounts.local_users l on u.issuer = $2 and l.id = u.subject::uuid
     where u.id = $1`,
    [userId, embeddedIssuer],
  );
  return passwordMatches(rows[0]?.password_hash, password);
};

import type { Pool } from '../postgres/pool.ts';
import type { LocalAccount } from './local-accounts.ts';
import { embeddedIssuer } from './platform-users.ts';
import type { Source, SourceHash } from './security-events.ts';

/** Who changes her own account, when and from where. */
export interface OwnChange {
  userId: string;
  now: Date;
  source: Source;
  hashOf: SourceHash;
}

export interface OwnLocalAccount extends LocalAccount {
  /** The e-mail that waits for its proof. */
  pendingEmail: string | null;
}

/** The local account of a user. Undefined: another provider has the account. */
export const findOwnLocalAccount = async (
  client: Pick<Pool, 'query'>,
  { userId, now }: { userId: string; now: Date },
): Promise<OwnLocalAccount | undefined> => {
  const { rows } = await client.query<OwnLocalAccount>(
    `select l.id as subject, l.first_name as "firstName", l.last_name as "lastName", l.email,
       l.email_confirmed_at is not null as "isEmailConfirmed", c.email as "pendingEmail"
     from accounts.users u
     join accounts.local_users l on u.issuer = $2 and l.id = u.subject::uuid
     left join accounts.email_changes c on c.local_user_id = l.id and c.expires_at > $3
     where u.id = $1`,
    [userId, embeddedIssuer, now],
  );
  return rows[0];
};

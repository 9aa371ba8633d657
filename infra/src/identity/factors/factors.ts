import type { Pool } from '../../postgres/pool.ts';
import type { LocalPerson } from '../local-accounts.ts';
import { embeddedIssuer } from '../platform-users.ts';

type Client = Pick<Pool, 'query'>;

/** What an account has besides its password. */
export interface Factors {
  hasPasskey: boolean;
  /** Its first code was typed. */
  hasCodeApp: boolean;
}

export const selectFactors = async (client: Client, subject: string): Promise<Factors> => {
  const { rows } = await client.query<Factors>(
    `select exists (select from accounts.passkeys where local_user_id = $1) as "hasPasskey",
       exists (select from accounts.code_apps where local_user_id = $1 and confirmed_at is not null) as "hasCodeApp"`,
    [subject],
  );
  return rows[0] ?? { hasPasskey: false, hasCodeApp: false };
};

/** Whether a user of the platform has a passkey or an app. */
export const hasFactor = async (client: Client, userId: string): Promise<boolean> => {
  const { rows } = await client.query<{ has: boolean }>('select accounts.has_factor($1) as has', [userId]);
  return rows[0]?.has ?? false;
};

/** The account at the embedded provider. Undefined: another provider vouches for the user. */
export const localAccountOf = async (client: Client, userId: string): Promise<LocalPerson | undefined> => {
  const { rows } = await client.query<LocalPerson>(
    `select l.id as subject, l.first_name as "firstName", l.last_name as "lastName", l.email
     from accounts.users u
     join accounts.local_users l on l.id = case when u.issuer = $2 then u.subject::uuid end
     where u.id = $1`,
    [userId, embeddedIssuer],
  );
  return rows[0];
};

/** Without a note. @param client in a transaction */
export const deleteFactors = async (client: Client, subject: string): Promise<void> => {
  for (const table of ['passkeys', 'code_apps', 'recovery_codes'])
    await client.query(`delete from accounts.${table} where local_user_id = $1`, [subject]);
};

import type { Pool } from '../postgres/pool.ts';
import { embeddedIssuer } from './platform-users.ts';

/** The provider's row and the platform's: each login writes the provider's name over the platform's. */
export const changeName = async (
  pool: Pick<Pool, 'query'>,
  { subject, firstName, lastName }: { subject: string; firstName: string; lastName: string },
): Promise<void> => {
  await pool.query(
    `with own as (
       update accounts.local_users set first_name = $3, last_name = $4 where id = $2::uuid returning id
     )
     update accounts.users set first_name = $3, last_name = $4
     where issuer = $1 and subject in (select id::text from own)`,
    [embeddedIssuer, subject, firstName, lastName],
  );
};

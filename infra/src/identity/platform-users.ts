import { newId } from '../ids.ts';
import type { Pool } from '../postgres/pool.ts';

/** The issuer of the embedded provider's accounts. Not a URL, so a platform with a new address keeps its accounts. */
export const embeddedIssuer = 'urn:matraz:embedded';

/** A row of accounts.users. */
export interface PlatformUserRow {
  id: string;
  issuer: string;
  subject: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  profile_image_url: string | null;
  created_at: Date;
}

/** The data of a user from an identity provider. Null: not given. */
export interface Identity {
  issuer: string;
  subject: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  profileImageUrl: string | null;
}

/**
 * The platform user of an identity. Created at the first login and updated at each login. The account of the embedded provider is
 * locked: a login that began before its erasure must not create the user again.
 *
 * @param id the id for a new user. The demo chooses it before the first login.
 * @returns the user's id
 * @throws Error when the account of the embedded provider is gone
 */
export const savePlatformUser = async (
  pool: Pick<Pool, 'query'>,
  identity: Identity,
  id: string = newId(),
): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(
    `with local as (
       select from accounts.local_users where id = case when $2::text = $8 then $3::text::uuid end for share
     )
     insert into accounts.users (id, issuer, subject, first_name, last_name, email, profile_image_url)
     select $1::uuid, $2::text, $3::text, $4::text, $5::text, $6::text, $7::text
     where $2::text <> $8 or exists (select from local)
     on conflict (issuer, subject) do update
     set first_name = excluded.first_name, last_name = excluded.last_name, email = excluded.email,
       profile_image_url = excluded.profile_image_url
     returning id`,
    [
      id,
      identity.issuer,
      identity.subject,
      identity.firstName,
      identity.lastName,
      identity.email,
      identity.profileImageUrl,
      embeddedIssuer,
    ],
  );
  const [user] = rows;
  if (!user) throw new Error('the account was erased');
  return user.id;
};

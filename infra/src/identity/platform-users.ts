import { newId } from '../ids.ts';
import type { Pool } from '../postgres/pool.ts';

/** Issuer of the embedded provider's accounts. Not its URL: a platform that moves to another port or address keeps its students. */
export const embeddedIssuer = 'urn:matraz:embedded';

/** What an identity provider says of a person; null: it did not say. */
export interface Identity {
  issuer: string;
  subject: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  profileImageUrl: string | null;
}

/**
 * The platform's user of an identity, made at the first login and refreshed at each.
 *
 * @param id the user's id when it has none yet; the demo chooses it before the first login
 * @returns the user's id
 */
export const savePlatformUser = async (pool: Pool, identity: Identity, id: string = newId()): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into accounts.users (id, issuer, subject, first_name, last_name, email, profile_image_url)
     values ($1, $2, $3, $4, $5, $6, $7)
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
    ],
  );
  return rows[0]?.id ?? id;
};

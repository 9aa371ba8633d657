import type { Pool } from '../postgres/pool.ts';
import { embeddedIssuer } from './platform-users.ts';

/**
 * Ends all sessions of accounts of the embedded provider, here and there, also logins that wait for their last step. A session there
 * could start a new one here without the password.
 *
 * @param subjects see `LocalAccount`
 * @param kept the hash of a session that stays: the one that asked
 * @returns the number of sessions of the platform that ended
 */
export const endLocalSessions = async (
  client: Pick<Pool, 'query'>,
  subjects: readonly string[],
  kept?: Buffer,
): Promise<number> => {
  await client.query(
    `delete from accounts.oidc_artifacts
     where coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}') = any($1)`,
    [subjects],
  );
  await client.query('delete from accounts.second_steps where local_user_id = any($1)', [subjects]);
  const { rowCount } = await client.query(
    `delete from accounts.sessions
     where user_id in (select id from accounts.users where issuer = $1 and subject = any($2))
       and ($3::bytea is null or id_hash <> $3)`,
    [embeddedIssuer, subjects, kept ?? null],
  );
  return rowCount ?? 0;
};

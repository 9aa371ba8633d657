import type { PlatformUserRow } from '@matraz/infra/identity/platform-users';
import type { Pool } from '@matraz/infra/postgres/pool';
import { OpsError } from '../ops-error.ts';

type Person = Pick<PlatformUserRow, 'id' | 'email' | 'first_name' | 'last_name' | 'created_at'>;

/** All accounts, the oldest first, or those with this e-mail: two providers may vouch for one e-mail. */
export const people = async (pool: Pool, email?: string): Promise<Person[]> => {
  const { rows } = await pool.query<Person>(
    `select id, email, first_name, last_name, created_at
     from accounts.users
     where $1::text is null or lower(email) = lower($1)
     order by created_at, id`,
    [email ?? null],
  );
  return rows;
};

/** @param advice a further part of the sentence */
export const noAccount = (email: string, advice = ''): OpsError =>
  new OpsError(`No hay ninguna cuenta con el correo ${email}${advice}.`);

/**
 * @param account an id or an e-mail
 * @throws OpsError when none or several accounts have the e-mail
 */
export const idOf = async (pool: Pool, account: string): Promise<string> => {
  if (!account.includes('@')) return account;
  const [one, ...others] = await people(pool, account);
  if (!one) throw noAccount(account);
  if (others.length > 0)
    throw new OpsError(`Varias cuentas tienen el correo ${account}: escriba el id de una.`, {
      details: [one, ...others].map(({ id }) => id),
    });
  return one.id;
};

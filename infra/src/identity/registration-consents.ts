import type { Pool } from '../postgres/pool.ts';

/** What a person accepted in the form of the registration. */
export interface RegistrationConsent {
  /** Of the texts. */
  version: string;
  /** The guardian's e-mail, for a person who is younger than `guardianAge`. Null: no guardian is needed. */
  guardianAddress: string | null;
}

/** The consent of an account of the embedded provider that is not in the log yet. */
export const findRegistrationConsent = async (
  pool: Pick<Pool, 'query'>,
  subject: string,
): Promise<RegistrationConsent | undefined> => {
  const { rows } = await pool.query<RegistrationConsent>(
    `select consent_version as version, guardian_address as "guardianAddress" from accounts.local_users
     where id = $1 and consent_version is not null`,
    [subject],
  );
  return rows[0];
};

/** The log has it now, and the guardian is asked. */
export const forgetRegistrationConsent = async (pool: Pick<Pool, 'query'>, subject: string): Promise<void> => {
  await pool.query('update accounts.local_users set consent_version = null, guardian_address = null where id = $1', [
    subject,
  ]);
};

import { newId } from '../ids.ts';
import { inTransaction } from '../postgres/in-transaction.ts';
import type { Pool } from '../postgres/pool.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { embeddedIssuer, type Identity, savePlatformUser } from './platform-users.ts';
import type { RegistrationConsent } from './registration-consents.ts';

interface Deps {
  pool: Pool;
}

export interface LocalPerson {
  /** The `sub` of the embedded provider. */
  subject: string;
  firstName: string;
  lastName: string;
  email: string;
}

export interface LocalAccount extends LocalPerson {
  /** A link that was sent to the e-mail was used. */
  isEmailConfirmed: boolean;
}

export interface NewLocalAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** The password of a demo account is public. */
type AccountToMake = NewLocalAccount & { isDemo?: boolean; consent?: RegistrationConsent };

export class EmailTaken extends Error {
  constructor() {
    super('the e-mail has an account already');
    this.name = 'EmailTaken';
  }
}

/**
 * Registers with the embedded provider.
 *
 * @param onRegistered runs in the same transaction
 * @returns the subject of the account
 * @throws EmailTaken when the e-mail, in upper or lower case, has an account
 */
export const registerLocalAccount = async (
  { pool }: Deps,
  account: AccountToMake,
  onRegistered?: (client: Pick<Pool, 'query'>, registered: { subject: string; email: string }) => Promise<void>,
): Promise<string> => {
  const passwordHash = await hashPassword(account.password);
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into accounts.local_users (id, email, password_hash, first_name, last_name, is_demo, consent_version, guardian_address)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (lower(email)) do nothing
     returning id`,
      [
        newId(),
        account.email,
        passwordHash,
        account.firstName,
        account.lastName,
        account.isDemo ?? false,
        account.consent?.version ?? null,
        account.consent?.guardianAddress ?? null,
      ],
    );
    const [created] = rows;
    if (!created) throw new EmailTaken();
    await onRegistered?.(client, { subject: created.id, email: account.email });
    return created.id;
  });
};

interface Row {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  is_demo: boolean;
  email_confirmed_at: Date | null;
}

const find = async (pool: Pick<Pool, 'query'>, condition: 'id = $1' | 'lower(email) = lower($1)', value: string) => {
  const { rows } = await pool.query<Row>(`select * from accounts.local_users where ${condition}`, [value]);
  return rows[0];
};

const accountOf = (row: Row): LocalAccount => ({
  subject: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  isEmailConfirmed: row.email_confirmed_at !== null,
});

/** Finds an account by its subject, a UUID. */
export const findLocalAccount = async ({ pool }: Deps, subject: string): Promise<LocalAccount | undefined> => {
  const row = await find(pool, 'id = $1', subject);
  return row && accountOf(row);
};

/** Finds an account by its e-mail, in upper or lower case. @param demo whether the demo is on. Otherwise its accounts are not found. */
export const findLocalAccountByEmail = async (
  { pool }: { pool: Pick<Pool, 'query'> },
  email: string,
  { demo }: { demo: boolean },
): Promise<LocalAccount | undefined> => {
  const row = await find(pool, 'lower(email) = lower($1)', email);
  return row && (demo || !row.is_demo) ? accountOf(row) : undefined;
};

/**
 * The account, if the password is right. An unknown e-mail takes the same time.
 *
 * @param demo whether the demo is on. Otherwise its accounts are refused.
 */
export const logInLocally = async (
  { pool }: Deps,
  { email, password }: { email: string; password: string },
  { demo }: { demo: boolean },
): Promise<LocalAccount | undefined> => {
  const row = await find(pool, 'lower(email) = lower($1)', email);
  const matches = await passwordMatches(row?.password_hash, password);
  return matches && row && (demo || !row.is_demo) ? accountOf(row) : undefined;
};

const identityOf = ({ subject, firstName, lastName, email }: LocalPerson): Identity => ({
  issuer: embeddedIssuer,
  subject,
  firstName,
  lastName,
  email,
  profileImageUrl: null,
});

/**
 * Creates an account with its platform user before the first login, so that the user can get rights. Safe to repeat: an existing
 * e-mail keeps its account and password.
 *
 * @param userId the id for a new user
 * @returns the user's id
 */
export const openLocalUser = async ({ pool }: Deps, account: AccountToMake, userId: string): Promise<string> => {
  const known = await find(pool, 'lower(email) = lower($1)', account.email);
  const subject = known?.id ?? (await registerLocalAccount({ pool }, account));
  return savePlatformUser(pool, identityOf({ ...account, subject }), userId);
};

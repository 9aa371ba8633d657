import type { Pool } from '../postgres/pool.ts';
import { createToken, hashOf } from './one-time-token.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** What an invitation makes of an account. */
export type StaffRole = 'admin' | 'teacher';

export interface StaffInvitation {
  /** 256 random bits, for the link. Only its hash is stored. */
  token: string;
  expiresAt: Date;
}

/** Invites the account with this e-mail to a role. An earlier invitation of the same e-mail to it ends. */
export const createStaffInvitation = async (
  { pool }: { pool: Pick<Pool, 'query'> },
  { email, role, now }: { email: string; role: StaffRole; now: Date },
): Promise<StaffInvitation> => {
  const { token, hash } = createToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await pool.query(
    'delete from accounts.admin_invitations where (lower(email) = lower($1) and role = $3) or expires_at <= $2',
    [email, now, role],
  );
  await pool.query(
    'insert into accounts.admin_invitations (token_hash, email, expires_at, role) values ($1, $2, $3, $4)',
    [hash, email, expiresAt, role],
  );
  return { token, expiresAt };
};

/** The role to which the token invites the account with this e-mail. Null: it invites her to nothing. */
export const invitedRole = async (
  { pool }: { pool: Pick<Pool, 'query'> },
  { token, email, now }: { token: string; email: string | null; now: Date },
): Promise<StaffRole | null> => {
  const { rows } = await pool.query<{ role: StaffRole }>(
    'select role from accounts.admin_invitations where token_hash = $1 and lower(email) = lower($2) and expires_at > $3',
    [hashOf(token), email, now],
  );
  return rows[0]?.role ?? null;
};

/** To what the token invites. Null: it is used, too old or unknown. */
export const offeredRole = async (
  { pool }: { pool: Pick<Pool, 'query'> },
  { token, now }: { token: string; now: Date },
): Promise<StaffRole | null> => {
  const { rows } = await pool.query<{ role: StaffRole }>(
    'select role from accounts.admin_invitations where token_hash = $1 and expires_at > $2',
    [hashOf(token), now],
  );
  return rows[0]?.role ?? null;
};

/** A token works once. Called after the right was granted, so a login that stops halfway can be repeated. */
export const endStaffInvitation = async ({ pool }: { pool: Pick<Pool, 'query'> }, token: string): Promise<void> => {
  await pool.query('delete from accounts.admin_invitations where token_hash = $1', [hashOf(token)]);
};

/** The open invitations to teach, the newest first. */
export const selectTeacherInvitations = async (
  { pool }: { pool: Pick<Pool, 'query'> },
  now: Date,
): Promise<{ email: string; expiresAt: Date }[]> => {
  const { rows } = await pool.query<{ email: string; expiresAt: Date }>(
    `select email, expires_at as "expiresAt" from accounts.admin_invitations
     where role = 'teacher' and expires_at > $1 order by expires_at desc, email`,
    [now],
  );
  return rows;
};

export const withdrawTeacherInvitation = async (
  { pool }: { pool: Pick<Pool, 'query'> },
  email: string,
): Promise<void> => {
  await pool.query(`delete from accounts.admin_invitations where role = 'teacher' and lower(email) = lower($1)`, [
    email,
  ]);
};

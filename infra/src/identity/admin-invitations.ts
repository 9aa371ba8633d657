import type { Pool } from '../postgres/pool.ts';
import { createToken, hashOf } from './one-time-token.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

export interface AdminInvitation {
  /** 256 random bits, for the link. Only its hash is stored. */
  token: string;
  expiresAt: Date;
}

/** Invites the account with this e-mail to be an administrator. An earlier invitation of the same e-mail ends. */
export const createAdminInvitation = async (
  { pool }: { pool: Pool },
  { email, now }: { email: string; now: Date },
): Promise<AdminInvitation> => {
  const { token, hash } = createToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await pool.query('delete from accounts.admin_invitations where lower(email) = lower($1) or expires_at <= $2', [
    email,
    now,
  ]);
  await pool.query('insert into accounts.admin_invitations (token_hash, email, expires_at) values ($1, $2, $3)', [
    hash,
    email,
    expiresAt,
  ]);
  return { token, expiresAt };
};

/** Whether the token invites the account with this e-mail. Null: the account has no e-mail. */
export const isInvited = async (
  { pool }: { pool: Pool },
  { token, email, now }: { token: string; email: string | null; now: Date },
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    'select from accounts.admin_invitations where token_hash = $1 and lower(email) = lower($2) and expires_at > $3',
    [hashOf(token), email, now],
  );
  return rowCount === 1;
};

/** A token works once. Called after the right was granted, so a login that stops halfway can be repeated. */
export const endAdminInvitation = async ({ pool }: { pool: Pool }, token: string): Promise<void> => {
  await pool.query('delete from accounts.admin_invitations where token_hash = $1', [hashOf(token)]);
};

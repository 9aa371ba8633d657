import { randomBytes } from 'node:crypto';
import type { Pool } from '../../postgres/pool.ts';

type Client = Pick<Pool, 'query'>;

/** `login`: enters. `add`: becomes a passkey of the account. `proof`: confirms a dangerous change. */
type Purpose = 'login' | 'add' | 'proof';

export interface Challenge {
  purpose: Purpose;
  /** The id of a login in progress, or the hash of a session. */
  boundTo: string;
  now: Date;
}

/** Longer than a browser waits for a passkey. */
const lifetimeMs = 5 * 60 * 1000;

export const createChallenge = async (client: Client, { purpose, boundTo, now }: Challenge): Promise<Buffer> => {
  const bytes = randomBytes(32);
  await client.query(
    'insert into accounts.challenges (challenge, purpose, bound_to, expires_at) values ($1, $2, $3, $4)',
    [bytes.toString('base64url'), purpose, boundTo, new Date(now.getTime() + lifetimeMs)],
  );
  return bytes;
};

/** Uses the challenge up. @returns whether it was made for this, and not used */
export const takeChallenge = async (
  client: Client,
  challenge: string,
  { purpose, boundTo, now }: Challenge,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    'delete from accounts.challenges where challenge = $1 and purpose = $2 and bound_to = $3 and expires_at > $4',
    [challenge, purpose, boundTo, now],
  );
  return rowCount === 1;
};

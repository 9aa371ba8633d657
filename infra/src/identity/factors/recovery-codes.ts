import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from '../../postgres/pool.ts';

type Client = Pick<Pool, 'query'>;

const count = 10;
/** Without o, 0, i and l, which look like others. 32 of them, so each is 5 bits. */
const alphabet = '123456789abcdefghjkmnpqrstuvwxyz';
const length = 16;

/** 80 random bits as `abcd-efgh-jkmn-pqrs`. */
const createCode = (): string => {
  const letters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return letters.replace(/(.{4})(?!$)/g, '$1-');
};

const plain = (code: string) => code.toLowerCase().replace(/[\s-]/g, '');
const hashOf = (code: string) => createHash('sha256').update(plain(code)).digest();

/** Whether the text has the shape of a recovery code. A code of an app has six digits. */
export const isRecoveryCode = (text: string): boolean => new RegExp(`^[${alphabet}]{${length}}$`).test(plain(text));

/** Replaces the codes of the account. @returns the new ones, which are stored only as hashes */
export const makeRecoveryCodes = async (client: Client, subject: string): Promise<string[]> => {
  const codes = Array.from({ length: count }, createCode);
  await client.query('delete from accounts.recovery_codes where local_user_id = $1', [subject]);
  await client.query('insert into accounts.recovery_codes (local_user_id, code_hash) select $1, unnest($2::bytea[])', [
    subject,
    codes.map(hashOf),
  ]);
  return codes;
};

/** @returns whether the code was one of the account's; it is used up */
export const takeRecoveryCode = async (client: Client, subject: string, code: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    'delete from accounts.recovery_codes where local_user_id = $1 and code_hash = $2',
    [subject, hashOf(code)],
  );
  return rowCount === 1;
};

export const countRecoveryCodes = async (client: Client, subject: string): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from accounts.recovery_codes where local_user_id = $1',
    [subject],
  );
  return rows[0]?.count ?? 0;
};

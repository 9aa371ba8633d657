import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Pool } from '../../postgres/pool.ts';
import { seal, sealKey, unseal } from '../sealed-text.ts';

type Client = Pick<Pool, 'query'>;

/** Seconds. A code of the step before and after is accepted, because clocks differ and typing takes time. */
const tolerance = 30;

export const codeAppKey = ({ sessionSecret }: { sessionSecret: string }): Uint8Array =>
  sealKey(sessionSecret, 'matraz code app');

interface Code {
  subject: string;
  code: string;
  now: Date;
}

/** The step of the code. Undefined: it is wrong, or the secret was sealed by a platform with other secrets. */
const stepOf = (key: Uint8Array, sealed: Buffer, { code, now }: Code): number | undefined => {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  try {
    const secret = unseal(key, sealed);
    const result = verifySync({ secret, token, epoch: Math.floor(now.getTime() / 1000), epochTolerance: tolerance });
    return result.valid && 'timeStep' in result ? result.timeStep : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Makes the secret that the app reads. The app is asked for only after its first code.
 *
 * @returns undefined when the account has an app already
 */
export const startCodeApp = async (
  client: Client,
  key: Uint8Array,
  { subject, email, now }: { subject: string; email: string; now: Date },
): Promise<{ secret: string; uri: string } | undefined> => {
  const secret = generateSecret();
  const { rowCount } = await client.query(
    `insert into accounts.code_apps (local_user_id, sealed_secret, created_at) values ($1, $2, $3)
     on conflict (local_user_id) do update
     set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
     where code_apps.confirmed_at is null`,
    [subject, seal(key, secret), now],
  );
  return rowCount === 1 ? { secret, uri: generateURI({ issuer: 'Matraz', label: email, secret }) } : undefined;
};

/** Turns the app on with its first code. @returns whether the code is right */
export const confirmCodeApp = async (client: Client, key: Uint8Array, typed: Code): Promise<boolean> => {
  const { rows } = await client.query<{ sealed: Buffer }>(
    `select sealed_secret as sealed from accounts.code_apps
     where local_user_id = $1 and confirmed_at is null for update`,
    [typed.subject],
  );
  const step = rows[0] && stepOf(key, rows[0].sealed, typed);
  if (step === undefined) return false;
  await client.query('update accounts.code_apps set confirmed_at = $2, last_step = $3 where local_user_id = $1', [
    typed.subject,
    typed.now,
    step,
  ]);
  return true;
};

/** Uses a code up. @returns whether it is right and newer than the last one */
export const takeCode = async (client: Client, key: Uint8Array, typed: Code): Promise<boolean> => {
  const { rows } = await client.query<{ sealed: Buffer }>(
    `select sealed_secret as sealed from accounts.code_apps
     where local_user_id = $1 and confirmed_at is not null`,
    [typed.subject],
  );
  const step = rows[0] && stepOf(key, rows[0].sealed, typed);
  if (step === undefined) return false;
  // One statement, so of two concurrent uses only one is right.
  const { rowCount } = await client.query(
    'update accounts.code_apps set last_step = $2 where local_user_id = $1 and last_step < $2',
    [typed.subject, step],
  );
  return rowCount === 1;
};

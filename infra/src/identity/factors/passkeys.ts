import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { newId } from '../../ids.ts';
import type { Pool } from '../../postgres/pool.ts';
import type { LocalPerson } from '../local-accounts.ts';
import { type Challenge, createChallenge, takeChallenge } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';

type Client = Pick<Pool, 'query'>;

/** An account needs two or three. */
const mostPasskeys = 20;

/** The WebAuthn user handle: the bytes of the account's id. It contains nothing personal. */
const handleOf = (subject: string) => Buffer.from(subject.replaceAll('-', ''), 'hex');

/** EdDSA, ES256 and RS256 (COSE), which all authenticators have one of. */
const algorithms = [-8, -7, -257];

/** Milliseconds, told to the browser. */
const timeout = 120_000;

const credentialsOf = async (client: Client, subject: string) => {
  const { rows } = await client.query<{ id: string; transports: string[] }>(
    'select credential_id as id, transports from accounts.passkeys where local_user_id = $1',
    [subject],
  );
  return rows;
};

/** What the browser needs to make a passkey. It is discoverable and asks for PIN, finger or face. */
export const passkeyToMake = async (
  client: Client,
  { id }: RelyingParty,
  { account, challenge }: { account: LocalPerson; challenge: Challenge },
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  generateRegistrationOptions({
    rpID: id,
    rpName: 'Matraz',
    userID: new Uint8Array(handleOf(account.subject)),
    userName: account.email,
    userDisplayName: `${account.firstName} ${account.lastName}`,
    challenge: new Uint8Array(await createChallenge(client, challenge)),
    timeout,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: await credentialsOf(client, account.subject),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** What the browser needs to use a passkey. @param subject only passkeys of this account; absent: the person chooses */
export const passkeyToUse = async (
  client: Client,
  { id }: RelyingParty,
  { subject, challenge }: { subject?: string | undefined; challenge: Challenge },
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({
    rpID: id,
    challenge: new Uint8Array(await createChallenge(client, challenge)),
    timeout,
    userVerification: 'required',
    ...(subject !== undefined && { allowCredentials: await credentialsOf(client, subject) }),
  });

/** The challenge that the browser signed. @returns undefined when it was not made for this, or was used before */
const challengeOf = async (client: Client, clientDataJSON: string, made: Challenge): Promise<string | undefined> => {
  let signed: unknown;
  try {
    signed = decodeClientDataJSON(clientDataJSON).challenge;
  } catch {
    return undefined;
  }
  return typeof signed === 'string' && (await takeChallenge(client, signed, made)) ? signed : undefined;
};

const refused = () => undefined;

export interface NewPasskey {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  isBackedUp: boolean;
}

/** The passkey that the browser made. The challenge is used up. @returns undefined when it does not fit this platform */
export const readNewPasskey = async (
  client: Client,
  { id, origin }: RelyingParty,
  { response, challenge }: { response: RegistrationResponseJSON; challenge: Challenge },
): Promise<NewPasskey | undefined> => {
  const expectedChallenge = await challengeOf(client, response.response.clientDataJSON, challenge);
  if (expectedChallenge === undefined) return undefined;
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refused);
  if (!made?.verified) return undefined;
  const { credential, credentialBackedUp } = made.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
  };
};

/** @returns false when the passkey is another account's, or the account has too many */
export const storePasskey = async (
  client: Client,
  { subject, name, passkey, now }: { subject: string; name: string; passkey: NewPasskey; now: Date },
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `insert into accounts.passkeys
       (id, local_user_id, credential_id, public_key, counter, transports, name, is_backed_up, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9
     where (select count(*) from accounts.passkeys where local_user_id = $2) < ${mostPasskeys}
     on conflict (credential_id) do nothing`,
    [
      newId(),
      subject,
      passkey.credentialId,
      passkey.publicKey,
      passkey.counter,
      passkey.transports,
      name,
      passkey.isBackedUp,
      now,
    ],
  );
  return rowCount === 1;
};

interface Row {
  id: string;
  subject: string;
  email: string;
  is_demo: boolean;
  public_key: Buffer;
  counter: string;
}

interface UsedPasskey {
  response: AuthenticationResponseJSON;
  challenge: Challenge;
  /** Whether the demo is on. Otherwise its accounts are refused. */
  demo: boolean;
}

/**
 * The account of the passkey that signed. The challenge is used up. User verification is required, so it counts as two factors.
 *
 * @returns undefined: the challenge was used, another site asked, or the counter went back, as it does for a copied passkey
 */
export const usePasskey = async (
  client: Client,
  { id, origin }: RelyingParty,
  { response, challenge, demo }: UsedPasskey,
): Promise<{ subject: string; email: string } | undefined> => {
  const expectedChallenge = await challengeOf(client, response.response.clientDataJSON, challenge);
  if (expectedChallenge === undefined) return undefined;
  const { rows } = await client.query<Row>(
    `select p.id, u.id as subject, u.email, u.is_demo, p.public_key, p.counter
     from accounts.passkeys p
     join accounts.local_users u on u.id = p.local_user_id
     where p.credential_id = $1`,
    [response.id],
  );
  const [row] = rows;
  if (!row || (row.is_demo && !demo)) return undefined;
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== handleOf(row.subject).toString('base64url')) return undefined;
  const used = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: response.id, publicKey: new Uint8Array(row.public_key), counter: Number(row.counter) },
  }).catch(refused);
  if (!used?.verified) return undefined;
  const { newCounter, credentialBackedUp } = used.authenticationInfo;
  // The condition refuses the second of two concurrent uses of one counter.
  const { rowCount } = await client.query(
    `update accounts.passkeys set counter = $2, last_used_at = $3, is_backed_up = $4
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [row.id, newCounter, challenge.now, credentialBackedUp],
  );
  return rowCount === 1 ? { subject: row.subject, email: row.email } : undefined;
};

export interface PasskeyRow {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  isBackedUp: boolean;
}

/** The passkeys of an account, the oldest first. */
export const selectPasskeys = async (client: Client, subject: string): Promise<PasskeyRow[]> => {
  const { rows } = await client.query<PasskeyRow>(
    `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt", is_backed_up as "isBackedUp"
     from accounts.passkeys where local_user_id = $1 order by created_at, id`,
    [subject],
  );
  return rows;
};

/** @returns whether the account has the passkey */
export const renamePasskey = async (
  client: Client,
  { subject, id, name }: { subject: string; id: string; name: string },
): Promise<boolean> => {
  const { rowCount } = await client.query(
    'update accounts.passkeys set name = $3 where id = $1 and local_user_id = $2',
    [id, subject, name],
  );
  return rowCount === 1;
};

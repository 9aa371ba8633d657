import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the parameters that OWASP names first: 19 MiB, 2 passes, 1 thread. Stored in each hash, so they can be raised later. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), cost);

// What an unknown account's password is compared with. Nobody knows the password of this hash.
let nobody: Promise<string> | undefined;
const nobodysHash = () => {
  nobody ??= hashPassword(randomBytes(32).toString('hex'));
  return nobody;
};

/** Takes the same time whether the account exists (a hash) or not (undefined). */
export const passwordMatches = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const matches = await verify(passwordHash ?? (await nobodysHash()), password.normalize('NFC'));
  return matches && passwordHash !== undefined;
};

import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's first parameters: 19 MiB, 2 passes, 1 thread. Each hash contains them, so they can be raised later. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), cost);

// The password of an unknown account is compared with this hash of a random password.
let nobody: Promise<string> | undefined;
const nobodysHash = () => {
  nobody ??= hashPassword(randomBytes(32).toString('hex'));
  return nobody;
};

/** Takes the same time for an existing account (a hash) and an unknown one (undefined). */
export const passwordMatches = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const matches = await verify(passwordHash ?? (await nobodysHash()), password.normalize('NFC'));
  return matches && passwordHash !== undefined;
};

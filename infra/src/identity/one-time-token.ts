import { createHash, randomBytes } from 'node:crypto';

/** The SHA-256 of a token. Tables contain only it, so a reader of a table cannot use a link. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** 256 random bits for a link, and their hash for a table. */
export const createToken = (): { token: string; hash: Buffer } => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
};

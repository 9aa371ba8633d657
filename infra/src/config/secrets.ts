import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { loadSecretFile, randomSecret, secret } from './secrets-file.ts';

const secretsFile = z.object({
  sessionSecret: secret,
  cookieKeys: z.array(secret).min(1),
  /** Private keys of the embedded identity provider, as a JSON Web Key Set. */
  jwks: z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1) }),
  oidcClientSecret: secret,
});

/** The secrets of the api. */
export type Secrets = z.infer<typeof secretsFile>;

const makeSecrets = (): Secrets => {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  return {
    sessionSecret: randomSecret(),
    cookieKeys: [randomSecret()],
    jwks: { keys: [{ ...key, kty: 'RSA', kid: randomSecret().slice(0, 16), alg: 'RS256', use: 'sig' }] },
    oidcClientSecret: randomSecret(),
  };
};

export const secretsPath = (dataDir: string): string => join(dataDir, 'secrets.json');

/**
 * The secrets of the api. They are created at the first use, and only their owner can read them.
 *
 * @throws StartupError when the file is damaged
 */
export const loadSecrets = (dataDir: string): Secrets => loadSecretFile(secretsPath(dataDir), secretsFile, makeSecrets);

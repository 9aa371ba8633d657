import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';
import { readPrivateFile, writeOnce } from './write-once.ts';

const secret = z.string().min(32);
const secretsFile = z.object({
  sessionSecret: secret,
  cookieKeys: z.array(secret).min(1),
  /** Private keys of the embedded identity provider, as a JSON Web Key Set. */
  jwks: z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1) }),
  oidcClientSecret: secret,
  /** Password of the role that owns the database and runs the migrations. */
  databasePassword: secret,
  /** Password of the services' role, which can add events but cannot change or delete them. */
  serviceDatabasePassword: secret,
});

export type Secrets = z.infer<typeof secretsFile>;

const random = () => randomBytes(32).toString('base64url');

const makeSecrets = (): Secrets => {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  return {
    sessionSecret: random(),
    cookieKeys: [random()],
    jwks: { keys: [{ ...key, kty: 'RSA', kid: random().slice(0, 16), alg: 'RS256', use: 'sig' }] },
    oidcClientSecret: random(),
    databasePassword: random(),
    serviceDatabasePassword: random(),
  };
};

const readSecrets = (path: string): Secrets | undefined => {
  const text = readPrivateFile(path);
  if (text === undefined) return undefined;
  try {
    return secretsFile.parse(JSON.parse(text));
  } catch (cause) {
    // A backup does not have this file, and a new one would have another password than the embedded database.
    throw new StartupError(
      `El archivo de secretos ${path} está dañado: corríjalo y no lo borre, porque guarda la contraseña de la base de datos.`,
      { cause },
    );
  }
};

/**
 * The secrets of the platform. They are created at the first use, and only their owner can read them.
 *
 * @throws StartupError when the file is damaged
 */
export const loadSecrets = (dataDir: string): Secrets => {
  const path = join(dataDir, 'secrets.json');
  const existing = readSecrets(path);
  if (existing) return existing;
  mkdirSync(dataDir, { recursive: true });
  writeOnce(path, `${JSON.stringify(makeSecrets(), null, 2)}\n`);
  const made = readSecrets(path);
  if (!made) throw new StartupError(`No se pudo crear ${path}.`);
  return made;
};

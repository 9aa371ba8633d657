import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { secretsPath } from './secrets.ts';
import { loadSecretFile, randomSecret, readSecretFile, secret } from './secrets-file.ts';

const passwords = z.object({
  /** Password of the role that owns the database and runs the migrations. */
  databasePassword: secret,
  /** Password of the services' role, which can add events but cannot change or delete them. */
  serviceDatabasePassword: secret,
});

/** The passwords of the embedded database. No service reads them. */
export type DatabaseSecrets = z.infer<typeof passwords>;

/** Release 1.0.0 kept all secrets in one file, which the api reads. */
const oldFile = z.looseObject({ databasePassword: secret.optional(), serviceDatabasePassword: secret.optional() });

const removeFromOldFile = (path: string): void => {
  const { databasePassword, serviceDatabasePassword, ...rest } = readSecretFile(path, oldFile) ?? {};
  if (databasePassword === undefined && serviceDatabasePassword === undefined) return;
  const draft = `${path}.${process.pid}.draft`;
  try {
    writeFileSync(draft, `${JSON.stringify(rest, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
};

/**
 * The passwords of the embedded database, created at the first use. Those of a data folder of release 1.0.0 move out of the file of
 * the api: first they are written, then removed there, so a start that dies in between loses none.
 *
 * @throws StartupError when a file is damaged
 */
export const loadDatabaseSecrets = (dataDir: string): DatabaseSecrets => {
  const old = secretsPath(dataDir);
  const make = () => ({
    databasePassword: randomSecret(),
    serviceDatabasePassword: randomSecret(),
    ...passwords.partial().parse(readSecretFile(old, oldFile) ?? {}),
  });
  const loaded = loadSecretFile(join(dataDir, 'database-secrets.json'), passwords, make);
  removeFromOldFile(old);
  return loaded;
};

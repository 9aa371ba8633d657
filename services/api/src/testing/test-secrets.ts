import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets, type Secrets } from '@matraz/infra/config/secrets';

/** New secrets, for a second platform. */
export const makeSecrets = (): Secrets => {
  const dir = mkdtempSync(join(tmpdir(), 'matraz-secrets-'));
  try {
    return loadSecrets(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
};

let made: Secrets | undefined;

/** The secrets of all test files of a worker. They are made once, because an RSA key takes 80 ms. */
export const testSecrets = (): Secrets => {
  made ??= makeSecrets();
  return made;
};

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const connection = z.object({
  databaseUrl: z.string(),
  publicUrl: z.string().optional(),
  /** The checkout simulator, while it runs. */
  payments: z.object({ accessToken: z.string(), webhookSecret: z.string(), apiUrl: z.string() }).optional(),
});
const pathOf = (dataDir: string) => join(dataDir, 'run', 'connection.json');

/** The operator CLI finds a running embedded platform by this file. Only the owner can read it: the address has a password. */
export const writeConnectionFile = (dataDir: string, content: z.infer<typeof connection>): void => {
  const path = pathOf(dataDir);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(content), { mode: 0o600 });
  renameSync(`${path}.new`, path);
};

/** @returns undefined when no platform has written the file, or it was removed at the end */
export const readConnectionFile = (dataDir: string): z.infer<typeof connection> | undefined => {
  try {
    return connection.parse(JSON.parse(readFileSync(pathOf(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
};

export const removeConnectionFile = (dataDir: string): void => rmSync(pathOf(dataDir), { force: true });

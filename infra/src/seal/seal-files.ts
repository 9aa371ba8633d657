import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the seals are kept as files, so that other people can copy them. */
export const sealFolder = (dataDir: string): string => join(dataDir, 'seals');

const keysPath = (dataDir: string): string => join(sealFolder(dataDir), 'public-keys.txt');

/** Public keys that signed seals of this log, as far as the data folder knows them. */
export const readPublicKeys = (dataDir: string): string[] => {
  const path = keysPath(dataDir);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
};

/** A reader never sees half a file. The worker and an operator can seal at the same time, so each has its own draft. */
const writeWhole = (path: string, text: string): void => {
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    writeFileSync(draft, text, { flush: true });
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
};

/**
 * Writes the seal twice, as the last one and under its day. Writes the public keys of all seals too: they check receipts without
 * the platform.
 *
 * @param olderKeys keys that signed seals before the present one
 */
export const writeSealFiles = (
  dataDir: string,
  { note, sealedAt, publicKey }: { note: string; sealedAt: Date; publicKey: string },
  olderKeys: readonly string[],
): void => {
  const folder = sealFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of [sealedAt.toISOString().slice(0, 10), 'last'])
    writeWhole(join(folder, `${name}.checkpoint`), note);
  const keys = [publicKey, ...olderKeys];
  if (keys.join() !== readPublicKeys(dataDir).join())
    writeWhole(keysPath(dataDir), keys.map((key) => `${key}\n`).join(''));
};

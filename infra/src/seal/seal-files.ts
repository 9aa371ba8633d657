import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOnce } from '../config/write-once.ts';

/** Where the seals are kept as files, so that other people can copy them. */
export const sealFolder = (dataDir: string): string => join(dataDir, 'seals');

const lastName = 'last.checkpoint';

const keysPath = (dataDir: string): string => join(sealFolder(dataDir), 'public-keys.txt');

/** Public keys that signed seals of this log, as far as the data folder knows them. */
export const readPublicKeys = (dataDir: string): string[] => {
  const path = keysPath(dataDir);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
};

/** The seals that this installation signed. The role of the services in the database cannot change these files. */
export interface KeptSeals {
  /** The text of the last seal. Undefined: there is none, as before the first one. */
  last?: string;
  /** The texts of all of them. */
  notes: string[];
  /** The keys that signed them, as far as the folder knows. */
  publicKeys: string[];
}

export const readKeptSeals = (dataDir: string): KeptSeals => {
  const folder = sealFolder(dataDir);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[\w-]+\.checkpoint$/.test(name)) : [];
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    ...(names.includes(lastName) && { last: read(lastName) }),
    notes: names.sort().map(read),
    publicKeys: readPublicKeys(dataDir),
  };
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
 * Writes the seal as the last one, and as the first one of its day, which no later seal replaces. Writes the public keys of all seals
 * too: they check receipts without the platform.
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
  const keys = [publicKey, ...olderKeys];
  // First, so that a folder always has the key of each seal.
  if (keys.join() !== readPublicKeys(dataDir).join())
    writeWhole(keysPath(dataDir), keys.map((key) => `${key}\n`).join(''));
  const ofDay = join(folder, `${sealedAt.toISOString().slice(0, 10)}.checkpoint`);
  if (!existsSync(ofDay)) writeOnce(ofDay, note);
  writeWhole(join(folder, lastName), note);
};

const comparedPath = (dataDir: string): string => join(sealFolder(dataDir), 'compared.txt');

/** When this installation compared the log with its seal. Null: never. */
export const readComparedAt = (dataDir: string): Date | null => {
  const path = comparedPath(dataDir);
  const at = existsSync(path) ? new Date(readFileSync(path, 'utf8').trim()) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
};

export const writeComparedAt = (dataDir: string, at: Date): void => {
  mkdirSync(sealFolder(dataDir), { recursive: true, mode: 0o700 });
  writeWhole(comparedPath(dataDir), `${at.toISOString()}\n`);
};

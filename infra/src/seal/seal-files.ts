import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the seals are kept as files, so that other people can copy them. */
export const sealFolder = (dataDir: string): string => join(dataDir, 'seals');

/** Writes the seal as the last one and as the one of its day. A reader never sees half a file. */
export const writeSealFiles = (dataDir: string, note: string, sealedAt: Date): void => {
  const folder = sealFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of [sealedAt.toISOString().slice(0, 10), 'last']) {
    const path = join(folder, `${name}.checkpoint`);
    writeFileSync(`${path}.draft`, note, { flush: true });
    renameSync(`${path}.draft`, path);
  }
};

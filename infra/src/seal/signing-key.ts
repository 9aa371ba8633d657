import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SigningKey } from '@matraz/domain/seal/checkpoint';
import { z } from 'zod';
import { StartupError } from '../config/startup-error.ts';
import { readPrivateFile, writeOnce } from '../config/write-once.ts';

const keyFile = z.object({ name: z.string().regex(/^[^\s+]+$/), privateKey: z.base64().length(44) });

const readKey = (path: string): SigningKey | undefined => {
  const text = readPrivateFile(path);
  if (text === undefined) return undefined;
  try {
    const { name, privateKey } = keyFile.parse(JSON.parse(text));
    return { name, privateKey: Buffer.from(privateKey, 'base64') };
  } catch (cause) {
    throw new StartupError(`El archivo de la clave del sello ${path} está dañado: repóngalo de un respaldo.`, {
      cause,
    });
  }
};

const pathOf = (dataDir: string) => join(dataDir, 'seal-key.json');

/** @returns undefined when no key was created yet. @throws StartupError when the file is damaged */
export const findSigningKey = (dataDir: string): SigningKey | undefined => readKey(pathOf(dataDir));

/**
 * The key that signs the log's checkpoints. It is created at the first use. The name, from the platform's address, never changes.
 *
 * @throws StartupError when the file is damaged. It is not replaced: a new key would make older receipts worthless.
 */
export const loadSigningKey = (dataDir: string, publicUrl: string): SigningKey => {
  const path = pathOf(dataDir);
  const existing = readKey(path);
  if (existing) return existing;
  mkdirSync(dataDir, { recursive: true });
  const name = `${new URL(publicUrl).host}/registro`;
  writeOnce(path, `${JSON.stringify({ name, privateKey: randomBytes(32).toString('base64') })}\n`);
  const made = readKey(path);
  if (!made) throw new StartupError(`No se pudo crear ${path}.`);
  return made;
};

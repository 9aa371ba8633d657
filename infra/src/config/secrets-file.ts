import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';
import { readPrivateFile, writeOnce } from './write-once.ts';

export const secret = z.string().min(32);

export const randomSecret = (): string => randomBytes(32).toString('base64url');

/**
 * @returns undefined when the file does not exist
 * @throws StartupError when it is damaged
 */
export const readSecretFile = <Shape extends z.ZodType>(path: string, shape: Shape): z.infer<Shape> | undefined => {
  const text = readPrivateFile(path);
  if (text === undefined) return undefined;
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    // A backup does not have this file, and new secrets would not be those of the embedded database.
    throw new StartupError(
      `El archivo de secretos ${path} está dañado: corríjalo y no lo borre, porque ningún respaldo lo tiene.`,
      { cause },
    );
  }
};

/** Reads the file. The first use makes it. */
export const loadSecretFile = <Shape extends z.ZodType>(
  path: string,
  shape: Shape,
  make: () => z.infer<Shape>,
): z.infer<Shape> => {
  const existing = readSecretFile(path, shape);
  if (existing !== undefined) return existing;
  mkdirSync(dirname(path), { recursive: true });
  writeOnce(path, `${JSON.stringify(make(), null, 2)}\n`);
  const made = readSecretFile(path, shape);
  if (made === undefined) throw new StartupError(`No se pudo crear ${path}.`);
  return made;
};

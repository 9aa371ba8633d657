import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that only its owner can read, when it does not exist. A hard link never replaces a file, so of two processes that
 * start together the second one uses the file of the first.
 */
export const writeOnce = (path: string, text: string): void => {
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('base64url')}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
};

/** The text of a file. Undefined: there is no file. When others have rights to the file, they lose them. */
export const readPrivateFile = (path: string): string | undefined => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  return text;
};

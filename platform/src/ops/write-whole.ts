import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileReason } from './file-errors.ts';
import { exitCodes, OpsError } from './ops-error.ts';
import { withTemporary } from './with-temporary.ts';

/** Errors of `write` and `fsync`, which have no path: a full disk, a quota, a broken disk. */
const writeErrors = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'];

/** The error of a lost database or of a file elsewhere must keep its own message and exit code. */
const isOfFile = (path: string, { code, path: failed }: NodeJS.ErrnoException): boolean =>
  writeErrors.includes(code ?? '') || (failed !== undefined && dirname(failed) === dirname(path));

/**
 * Lets `write` fill a draft in the same folder, then gives it its name, so that no reader ever sees a part.
 *
 * @throws OpsError when the file, or a draft in its folder, cannot be written
 */
export const writeWhole = async <T>(path: string, write: (draft: string) => Promise<T>): Promise<T> => {
  const draft = `${path}.${randomUUID().slice(0, 8)}.draft`;
  try {
    return await withTemporary(draft, async () => {
      const result = await write(draft);
      await rename(draft, path);
      return result;
    });
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    if (failure.syscall === undefined || !isOfFile(path, failure)) throw error;
    throw new OpsError(
      `No se puede escribir el archivo ${path}: ${fileReason(error, { ENOENT: 'no existe la carpeta' })}.`,
      { exitCode: failure.code === 'ENOSPC' ? exitCodes.unexpected : exitCodes.refused },
    );
  }
};

import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { fileReason } from './file-errors.ts';
import { OpsError } from './ops-error.ts';
import { withTemporary } from './with-temporary.ts';

/**
 * Lets `write` fill a draft in the same folder, then gives it its name, so that no reader ever sees a part.
 *
 * @throws OpsError when the file cannot be written
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
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined || code === undefined) throw error;
    throw new OpsError(
      `No se puede escribir el archivo ${path}: ${fileReason(error, { ENOENT: 'no existe la carpeta' })}.`,
    );
  }
};

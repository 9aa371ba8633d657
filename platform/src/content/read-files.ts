import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FolderFiles } from '@matraz/formats/content/open-folder';

/** Every file below a folder but hidden ones, by its path in it with `/`. */
export const readFiles = async (folder: string): Promise<FolderFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(
      (path) =>
        !relative(folder, path)
          .split(sep)
          .some((part) => part.startsWith('.')),
    )
    .sort();
  return new Map(
    await Promise.all(
      paths.map(
        async (path): Promise<[string, Uint8Array]> => [
          relative(folder, path).replaceAll(sep, '/'),
          await readFile(path),
        ],
      ),
    ),
  );
};

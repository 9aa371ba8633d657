import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FolderFiles } from '@matraz/formats/content/open-folder';
import { type Collection, readCollection } from '@matraz/formats/content/read-collection';
import { StartupError } from '@matraz/infra/config/startup-error';
import { isEmptyHtml, sanitize } from '@matraz/infra/html/sanitize';
import { courses } from '../setup/courses.ts';

/** Every file below a folder but hidden ones, by its path in it with `/`. */
const readFiles = async (folder: string): Promise<FolderFiles> => {
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

/** The content that the project contains. */
export const demoFolder = join(import.meta.dirname, '../../content');

export interface DemoFiles {
  files: FolderFiles;
  /** Hash of all files except pictures. */
  version: string;
}

export const readDemoFiles = async (folder: string): Promise<DemoFiles> => {
  const files = await readFiles(folder);
  const hash = createHash('sha256');
  for (const [path, bytes] of files)
    if (!path.includes('/pictures/')) hash.update(`${path}\n${bytes.length}\n`).update(bytes);
  return { files, version: hash.digest('hex').slice(0, 16) };
};

/** @throws StartupError with every error of every folder */
export const checkDemo = ({ files }: DemoFiles): Collection => {
  const result = readCollection(files, {
    courses: new Map(courses.map(({ id, title }) => [title, id])),
    isEmpty: (html) => isEmptyHtml(sanitize(html)),
    pictureUrl: (name) => `/demo/${name}`, // the build of the frontend copies the pictures there
  });
  if (result.ok) return result.content;
  throw new StartupError(['El contenido de demostración tiene errores y no se cargó:', ...result.errors].join('\n'));
};

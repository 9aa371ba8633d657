import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStore, isFileName, requireFileName } from './port.ts';

/** The value of `work`, or undefined when its file does not exist. */
const unlessMissing = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Writes and flushes, so that the file survives a power cut. */
const writeDurably = async (path: string, content: Uint8Array): Promise<void> => {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Files in a folder of this machine. The first put makes the folder. */
export const createFolderFileStore = (folder: string): FileStore => {
  const pathOf = (name: string) => join(folder, requireFileName(name));
  return {
    async put(name, content) {
      const path = pathOf(name);
      // Not a file name of the store, so a killed process leaves nothing that can be read or listed.
      const unfinished = join(folder, `.${randomUUID()}.part`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await writeDurably(unfinished, content);
        await rename(unfinished, path);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    get: async (name) => unlessMissing(readFile(pathOf(name))),
    async *list() {
      for (const name of (await unlessMissing(readdir(folder))) ?? []) {
        const found = isFileName(name) ? await unlessMissing(stat(join(folder, name))) : undefined;
        if (found?.isFile()) yield { name, bytes: found.size, storedAt: found.mtime };
      }
    },
    delete: async (name) => rm(pathOf(name), { force: true }),
  };
};

import { stat, statfs } from 'node:fs/promises';

/** `data`: the data folder of the app. `database`: the folder of a PostgreSQL on this machine. */
export type DiskFolder = 'data' | 'database';

/** A disk of this machine. */
export interface Disk {
  folder: DiskFolder;
  /** What a program without special rights can still write. */
  freeBytes: number;
  sizeBytes: number;
}

const diskOf = async (folder: DiskFolder, path: string) => {
  const [{ dev }, { bavail, blocks, bsize }] = await Promise.all([stat(path), statfs(path)]);
  return { dev, disk: { folder, freeBytes: bavail * bsize, sizeBytes: blocks * bsize } };
};

/** The disks below the folders, each once: the first folder names it. A folder that cannot be read is left out. */
export const readDisks = async (folders: readonly (readonly [DiskFolder, string])[]): Promise<Disk[]> => {
  const found = await Promise.allSettled(folders.map(([folder, path]) => diskOf(folder, path)));
  const disks = new Map<number, Disk>();
  for (const one of found)
    if (one.status === 'fulfilled' && !disks.has(one.value.dev)) disks.set(one.value.dev, one.value.disk);
  return [...disks.values()];
};

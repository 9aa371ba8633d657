import { findDatabaseFolder } from '@matraz/infra/postgres/database-folder';
import type { Pool } from '@matraz/infra/postgres/pool';
import { type Disk, type DiskFolder, readDisks } from '@matraz/infra/processes/disk-space';

/** Reads the disks at each call. The folder of the database is asked for until the database answers. */
export const createDiskReader = ({
  pool,
  config,
}: {
  pool: Pool;
  config: { databaseUrl?: string | undefined; dataDir: string };
}): (() => Promise<Disk[]>) => {
  const data: [DiskFolder, string] = ['data', config.dataDir];
  let folders: [DiskFolder, string][] | undefined;
  return async () => {
    try {
      const database = folders ? undefined : await findDatabaseFolder(pool, config);
      folders ??= database === undefined ? [data] : [data, ['database', database]];
    } catch {
      // The database is away.
    }
    return readDisks(folders ?? [data]);
  };
};

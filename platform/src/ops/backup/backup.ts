import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadConfig } from '@matraz/infra/config/config';
import { openFileStore } from '@matraz/infra/files/open-file-store';
import { writeLastBackup } from '@matraz/infra/postgres/last-backup';
import type { Pool } from '@matraz/infra/postgres/pool';
import { sealFolder } from '@matraz/infra/seal/seal-files';
import { ensureSameLog } from '../../setup/ensure-same-log.ts';
import { withConnection } from '../connection.ts';
import { exportLog } from '../events/export-log.ts';
import type { Output } from '../output.ts';
import { withTemporary } from '../with-temporary.ts';
import { writeWhole } from '../write-whole.ts';
import {
  type ArchiveWriter,
  checkpointFolder,
  eventsName,
  isArchiveName,
  type Manifest,
  pictureFolder,
  sealKeyName,
  tableName,
  writeArchive,
} from './archive.ts';
import { countRows, keptTables, type TableSummary, writeTable } from './tables.ts';

/** All tables at one instant. */
const writeTables = async (pool: Pool, folder: string, output: Output): Promise<TableSummary[]> => {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables: TableSummary[] = [];
    await output.withProgress(await countRows(client), 'Cuentas', async (onRows) => {
      for (const name of keptTables)
        tables.push(await writeTable(client, name, { path: join(folder, tableName(name)), onRows }));
    });
    await client.query('commit');
    return tables;
  } finally {
    client.release(true);
  }
};

const addPictures = async (archive: ArchiveWriter, output: Output): Promise<number> => {
  const files = openFileStore(loadConfig(process.env));
  const names: string[] = [];
  for await (const { name } of files.list()) names.push(name);
  await output.withProgress(names.length, 'Imágenes', async (advance) => {
    for (const name of names) {
      const content = await files.get(name);
      if (content) await archive.addBytes(`${pictureFolder}/${name}`, content);
      advance();
    }
  });
  return names.length;
};

/** The key and the seals, so that receipts of before stay valid after a restore. They are read before the log, which has their events. */
const readSeals = async (): Promise<[name: string, content: Buffer][]> => {
  const { dataDir } = loadConfig(process.env);
  const key = join(dataDir, 'seal-key.json');
  const folder = sealFolder(dataDir);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = [
    ...(existsSync(key) ? [[sealKeyName, key] as const] : []),
    ...names.map((name) => [`${checkpointFolder}/${name}`, join(folder, name)] as const),
  ];
  // An operator may have put other files there, such as `last (copia).checkpoint`. A restore would refuse the whole backup.
  const kept = files.filter(([archived]) => isArchiveName(archived));
  return Promise.all(kept.map(async ([archived, path]) => [archived, await readFile(path)] as [string, Buffer]));
};

/**
 * Writes a backup while the platform is in use. The log comes first: accounts and pictures that its events name exist before the
 * events do, so the later copies of the tables and pictures have them.
 *
 * @throws StartupError when the log is not the one that the read models were made from; nothing is written then
 */
export const makeBackup = (path: string, output: Output): Promise<Manifest> =>
  withConnection(async (connection) => {
    // When EVENT_STORE_URL was forgotten, this log is empty or old. Its backup would look whole.
    await ensureSameLog(connection.pool, connection.store);
    const manifest = await writeWhole(path, async (draft) => {
      const folder = await mkdtemp(join(dirname(path), '.matraz-backup-'));
      return withTemporary(folder, async () => {
        await mkdir(join(folder, 'tables'));
        const seals = await readSeals();
        const events = await exportLog(connection.store, join(folder, eventsName), { title: 'Registro', output });
        const tables = await writeTables(connection.pool, folder, output);
        return await writeArchive(draft, async (archive) => {
          await archive.addFile(eventsName, join(folder, eventsName));
          for (const { name } of tables) await archive.addFile(tableName(name), join(folder, tableName(name)));
          const pictures = await addPictures(archive, output);
          for (const [name, content] of seals) await archive.addBytes(name, content);
          return { madeAt: new Date().toISOString(), events, pictures, tables };
        });
      });
    });
    await writeLastBackup(connection.pool, { madeAt: new Date(manifest.madeAt), events: manifest.events });
    return manifest;
  });

import { existsSync, readFileSync, rmdirSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isCheckpoint } from '@matraz/domain/seal/checkpoint';
import { type Config, loadConfig } from '@matraz/infra/config/config';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { CopyTarget } from '@matraz/infra/event-store/port';
import { openFileStore } from '@matraz/infra/files/open-file-store';
import { migrate } from '@matraz/infra/postgres/migrate';
import { createPool, type Pool } from '@matraz/infra/postgres/pool';
import { dataFolders, makeDataDir } from '@matraz/infra/processes/data-dir';
import { sealFolder } from '@matraz/infra/seal/seal-files';
import { ensureDatabase } from '../../setup/ensure-database.ts';
import { ensureEventStore } from '../../setup/ensure-event-store.ts';
import { storeTimeoutMs } from '../connection.ts';
import { copyLog, sourceOfFile } from '../events/copy-log.ts';
import { OpsError } from '../ops-error.ts';
import { amount, type Output } from '../output.ts';
import { withEmbeddedDatabase } from '../with-embedded-database.ts';
import { withTemporary } from '../with-temporary.ts';
import {
  checkpointFolder,
  eventsName,
  type Manifest,
  pictureFolder,
  sealKeyName,
  tableName,
  unpackArchive,
} from './archive.ts';
import { appendErasure, eraseAgain, type KeptErasure } from './erasures.ts';
import { findFilledTable, keptTables, readTable, requireKnownTables } from './tables.ts';

interface EmptyPlatform {
  pool: Pool;
  store: CopyTarget;
}

const withStores = async <T>(
  databaseUrl: string,
  { eventStoreUrl }: Config,
  work: (platform: EmptyPlatform) => Promise<T>,
): Promise<T> => {
  await ensureDatabase(databaseUrl);
  await migrate(databaseUrl);
  const pool = createPool(databaseUrl, { max: 4, distrustsTables: true });
  const store = await openEventStore({ eventStoreUrl, databaseUrl, timeoutMs: storeTimeoutMs });
  try {
    await ensureEventStore(store);
    return await work({ pool, store });
  } finally {
    await store.close();
    await pool.end();
  }
};

/** Uses the server of DATABASE_URL, or runs the embedded PostgreSQL of the data directory during the work. */
const withPlatform = <T>(config: Config, work: (platform: EmptyPlatform) => Promise<T>): Promise<T> =>
  config.databaseUrl
    ? withStores(config.databaseUrl, config, work)
    : withEmbeddedDatabase(config, (ownerUrl) => withStores(ownerUrl, config, work));

/** @throws OpsError when the platform was used before */
const requireUnused = async ({ pool }: EmptyPlatform, { dataDir }: Config, folder: string): Promise<void> => {
  const client = await pool.connect();
  const filled = await findFilledTable(client).finally(() => client.release());
  if (filled)
    throw new OpsError(
      `La plataforma no está vacía (${filled}): restaure en otra base o carpeta de datos. No se cambió nada.`,
    );
  const [own, restored] = [join(dataDir, 'seal-key.json'), join(folder, sealKeyName)];
  if (existsSync(own) && !(existsSync(restored) && readFileSync(own).equals(readFileSync(restored))))
    throw new OpsError(`La carpeta ${dataDir} ya tiene la clave de otro registro (seal-key.json). No se cambió nada.`);
};

const restorePictures = async (folder: string, output: Output): Promise<void> => {
  const files = openFileStore(loadConfig(process.env));
  const from = join(folder, pictureFolder);
  const names = existsSync(from) ? await readdir(from) : [];
  await output.withProgress(names.length, 'Imágenes', async (advance) => {
    for (const name of names) {
      await files.put(name, await readFile(join(from, name)));
      advance();
    }
  });
};

/** Earlier releases read the seals after the log, so the last one may be newer. The worker would miss its events. */
const isNewerThan = (note: string, events: number): boolean =>
  isCheckpoint(note) && Number(note.split('\n')[1]) > events;

const restoreSeals = async (
  folder: string,
  { dataDir, events }: { dataDir: string; events: number },
): Promise<void> => {
  if (!existsSync(join(folder, sealKeyName))) return;
  const to = sealFolder(dataDir);
  await mkdir(to, { recursive: true, mode: 0o700 });
  const from = join(folder, checkpointFolder);
  for (const name of existsSync(from) ? await readdir(from) : [])
    if (!isNewerThan(await readFile(join(from, name), 'utf8'), events))
      await copyFile(join(from, name), join(to, name));
  await copyFile(join(folder, sealKeyName), join(dataDir, 'seal-key.json'));
};

/** @throws OpsError when the backup is of a newer release, which keeps more */
const requireKnown = async ({ pool }: EmptyPlatform, { tables }: Manifest): Promise<void> => {
  const client = await pool.connect();
  await requireKnownTables(client, tables).finally(() => client.release());
};

/** One transaction at the end of the restore: a platform with accounts was restored as a whole. */
const restoreTables = async (
  pool: Pool,
  { tables }: Manifest,
  { folder, onRows, erasures }: { folder: string; onRows: (rows: number) => void; erasures: readonly KeptErasure[] },
): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const name of keptTables) {
      const table = tables.find((one) => one.name === name);
      if (!table) continue;
      await readTable(client, table, { path: join(folder, tableName(name)), onRows });
      const { rows } = await client.query<{ count: string }>(`select count(*) from ${name}`);
      if (rows[0]?.count !== String(table.rows)) throw new OpsError(`La tabla ${name} quedó con otro número de filas.`);
    }
    for (const erasure of erasures) await eraseAgain(client, erasure);
    await client.query('commit');
  } finally {
    client.release(true);
  }
};

/** The folders of the data directory that do not exist yet, and those above it. The deepest come first. */
const missingFolders = (dataDir: string): string[] => {
  const above = (path: string): string[] => (existsSync(path) ? [] : [path, ...above(dirname(path))]);
  return [...dataFolders(dataDir).filter((path) => !existsSync(path)), ...above(dataDir)];
};

const removeEmpty = (folders: readonly string[]): void => {
  for (const path of folders)
    try {
      rmdirSync(path);
    } catch {
      // The folder has files, or was not made.
    }
};

const restoreFrom = async (
  path: string,
  config: Config,
  { output, erasures }: { output: Output; erasures: readonly KeptErasure[] },
): Promise<Manifest> => {
  makeDataDir(config.dataDir);
  const folder = await mkdtemp(join(config.dataDir, '.restore-'));
  return withTemporary(folder, async () => {
    const manifest = await output.withProgress(100, 'Revisión del respaldo', async (advance) => {
      let shown = 0;
      return unpackArchive(path, folder, (share) => {
        const percent = Math.floor(share * 100);
        advance(percent - shown);
        shown = percent;
      });
    });
    const source = await sourceOfFile(join(folder, eventsName), output);
    await withPlatform(config, async (platform) => {
      await requireUnused(platform, config, folder);
      await requireKnown(platform, manifest);
      const { total } = await copyLog(source, platform.store, output);
      if (total !== manifest.events)
        throw new OpsError(`El registro quedó con ${amount(total, 'evento', 'eventos')} y no con ${manifest.events}.`);
      await restorePictures(folder, output);
      await restoreSeals(folder, { dataDir: config.dataDir, events: total });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      await output.withProgress(rows, 'Cuentas', (onRows) =>
        restoreTables(platform.pool, manifest, { folder, onRows, erasures }),
      );
      // After a death before this step the rows are gone too, but the log does not have the erasure.
      for (const erasure of erasures) await appendErasure(platform.store, erasure);
    });
    return manifest;
  });
};

/**
 * Restores a backup into an empty platform. A restore that was interrupted is completed by running it again.
 *
 * @throws OpsError when the backup is damaged or of a newer release, or the platform is not empty; nothing is changed then
 *
 * @param erasures accounts that were erased after the backup: they are never there, also not for a moment
 */
export const restoreBackup = async (
  path: string,
  output: Output,
  erasures: readonly KeptErasure[] = [],
): Promise<Manifest> => {
  const config = loadConfig(process.env);
  const missing = missingFolders(config.dataDir);
  try {
    return await restoreFrom(path, config, { output, erasures });
  } catch (error) {
    removeEmpty(missing);
    throw error;
  }
};

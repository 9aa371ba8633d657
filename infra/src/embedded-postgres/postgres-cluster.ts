import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import type { Lifetime } from '../processes/lifetime.ts';
import { withLog } from '../processes/log-file.ts';
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries.ts';
import { asUser, giveTo, postgresRunAs, type RunAs } from './postgres-user.ts';

export interface Cluster {
  binaries: PostgresBinaries;
  /** PostgreSQL's data directory. */
  dir: string;
  logFile: string;
  runAs: RunAs;
  /** The settings of the server. */
  settings: readonly string[];
}

export interface ClusterOptions {
  dataDir: string;
  ownerPassword: string;
  settings: readonly string[];
  lifetime: Lifetime;
}

const initialise = async (
  { binaries, dir, logFile, runAs, settings }: Cluster,
  ownerPassword: string,
  lifetime: Lifetime,
): Promise<void> => {
  const passwordFile = `${dir}.password`;
  mkdirSync(dir, { mode: 0o700 });
  giveTo(runAs, dir);
  writeFileSync(passwordFile, `${ownerPassword}\n`, { mode: 0o600 });
  giveTo(runAs, passwordFile);
  const flags = ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', '--username=postgres'];
  const { command, args, options } = asUser(
    runAs,
    binaries.initdb,
    [`--pgdata=${dir}`, '--pwfile=/dev/stdin', ...flags, ...(settings.includes('fsync=off') ? ['--no-sync'] : [])],
    dir,
  );
  const password = openSync(passwordFile, 'r');
  const [code] = await withLog(logFile, (log) =>
    once(
      lifetime.trackHelper(spawn(command, args, { ...options, cwd: '/', detached: true, stdio: [password, log, log] })),
      'exit',
    ),
  );
  closeSync(password);
  rmSync(passwordFile);
  lifetime.throwIfStopping();
  if (code !== 0) throw new StartupError(`No se pudo crear la base de datos: vea ${logFile}.`);
};

/**
 * Creates the files of the database at the first start. The folder gets its name when it is complete, so an interrupted start is
 * repeated.
 *
 * @throws StartupError when the folder contains other files
 */
export const openCluster = async ({ dataDir, ownerPassword, settings, lifetime }: ClusterOptions): Promise<Cluster> => {
  const binaries = postgresBinaries();
  const dir = join(dataDir, 'postgres');
  const cluster = {
    binaries,
    dir,
    logFile: join(dataDir, 'logs', 'postgres.log'),
    runAs: postgresRunAs(dir, binaries.postgres),
    settings,
  };
  if (!existsSync(dir)) {
    const draft = join(dataDir, 'postgres.incomplete');
    for (const leftover of [draft, `${draft}.password`]) rmSync(leftover, { recursive: true, force: true });
    lifetime.print('Primer inicio: se crea la base de datos…');
    await initialise({ ...cluster, dir: draft }, ownerPassword, lifetime);
    renameSync(draft, dir);
  } else if (!existsSync(join(dir, 'PG_VERSION'))) {
    throw damaged(cluster);
  }
  return cluster;
};

export const damaged = ({ dir, logFile }: Pick<Cluster, 'dir' | 'logFile'>) =>
  new StartupError(
    `PostgreSQL no puede abrir la carpeta ${dir}, que está dañada o es de otra versión (detalles en ${logFile}): repóngala de un respaldo, o bórrela para empezar de cero.`,
  );

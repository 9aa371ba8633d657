import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../config/startup-error.ts';
import { type FileLock, tryFileLock } from './file-lock.ts';
import { tryLock } from './lock.ts';
import { readPidFile } from './pid-file.ts';

const reasons: Record<string, string> = {
  EACCES: 'no hay permiso',
  EPERM: 'no hay permiso',
  EROFS: 'el disco es de solo lectura',
  ENOTDIR: 'hay un archivo en el camino',
  EEXIST: 'ya existe un archivo con ese nombre',
  ENOENT: 'no se puede crear',
  ENOSPC: 'el disco está lleno',
};

/** Node's `recursive` never returns when the system answers ENOENT below an existing folder, as in /proc. */
const makeFolder = (path: string, mode?: number): void => {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, mode);
};

const ownerOnly = 0o700;
/** As root, PostgreSQL runs as another user, which must pass through the data directory to its own folder. */
const dataDirMode = () => (process.getuid?.() === 0 ? 0o711 : ownerOnly);

/** The folders that every data directory has. */
export const dataFolders = (dataDir: string): string[] => ['run', 'logs', 'cache'].map((name) => join(dataDir, name));

/** @throws StartupError when the folder is not writable */
export const makeDataDir = (dataDir: string): void => {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    makeFolder(dataDir, dataDirMode());
    for (const folder of dataFolders(dataDir)) makeFolder(folder, ownerOnly);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (cause) {
    const reason = reasons[(cause as NodeJS.ErrnoException).code ?? ''] ?? (cause as Error).message;
    throw new StartupError(
      `No se puede escribir en la carpeta de datos ${dataDir} (${reason}): elija otra con MATRAZ_DATA_DIR.`,
      { cause },
    );
  }
};

/** The lock of a supervisor that was killed ends a moment later. */
const conflictLimitMs = 5_000;

const lockFolder = async (dataDir: string): Promise<FileLock | 'conflict' | 'no flock'> => {
  const path = join(dataDir, 'run', 'platform.lock');
  writeFileSync(path, '', { flag: 'a', mode: 0o600 });
  const startedAt = performance.now();
  for (;;) {
    const lock = await tryFileLock(path);
    if (lock !== 'conflict' || performance.now() - startedAt > conflictLimitMs) return lock;
    await delay(50);
  }
};

/**
 * A socket keeps the supervisors of this machine apart, at once. A locked file also keeps containers apart that share the folder.
 *
 * @throws StartupError when another supervisor uses the same folder
 */
export const lockDataDir = async (dataDir: string): Promise<FileLock> => {
  const refusal = (where: string) =>
    new StartupError(`Matraz ya está en marcha con la carpeta de datos ${dataDir}${where}: deténgalo primero.`);
  const socket = await tryLock(`data-dir ${realpathSync(dataDir)}`);
  if (!socket) {
    const pid = readPidFile(dataDir, 'supervisor');
    throw refusal(pid ? ` (proceso ${pid})` : '');
  }
  const folder = await lockFolder(dataDir);
  if (folder === 'conflict') {
    socket.release();
    throw refusal(', en otro contenedor o en otra máquina');
  }
  return {
    async release() {
      if (folder !== 'no flock') await folder.release();
      socket.release();
    },
  };
};

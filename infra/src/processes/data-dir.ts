import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import { type Lock, tryLock } from './lock.ts';
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
const makeFolder = (path: string): void => {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
};

/** @throws StartupError when the folder is not writable */
export const makeDataDir = (dataDir: string): void => {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    for (const folder of ['run', 'logs', 'cache']) makeFolder(join(dataDir, folder));
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

/** @throws StartupError when another supervisor uses the same folder */
export const lockDataDir = async (dataDir: string): Promise<Lock> => {
  const lock = await tryLock(`data-dir ${realpathSync(dataDir)}`);
  if (lock) return lock;
  const pid = readPidFile(dataDir, 'supervisor');
  throw new StartupError(
    `Matraz ya está en marcha con la carpeta de datos ${dataDir}${pid ? ` (proceso ${pid})` : ''}: deténgalo primero.`,
  );
};

import { OpsError } from './ops-error.ts';

const reasons: Record<string, string> = {
  ENOENT: 'no existe',
  EISDIR: 'es una carpeta',
  EACCES: 'no hay permiso',
  ENOSPC: 'no queda espacio en el disco',
};

/** Why a file cannot be read or written, in Spanish, with the code of the system. */
export const fileReason = (cause: unknown, told: Record<string, string> = {}): string => {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === undefined) return message;
  const reason = told[code] ?? reasons[code];
  return reason === undefined ? message : `${reason} (${code})`;
};

export const unreadable = (path: string, cause: unknown): OpsError =>
  new OpsError(`No se puede leer el archivo ${path}: ${fileReason(cause)}.`);

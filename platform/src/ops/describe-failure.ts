import { StoreBusy, StoreForbidden, StoreUnavailable } from '@matraz/infra/event-store/port';
import {
  isConnectionLost,
  isMissingTable,
  isServerUnavailable,
  sqlState,
  sqlStateOf,
} from '@matraz/infra/postgres/error-codes';
import { fileReason } from './file-errors.ts';
import { exitCodes } from './ops-error.ts';

export interface Failure {
  /** What the operator reads, in Spanish. */
  message: string;
  exitCode: number;
}

const noDatabase = (message: string): Failure => ({ message, exitCode: exitCodes.noDatabase });
const wrongDatabase = (message: string): Failure => ({ message, exitCode: exitCodes.usage });
const unexpected = (message: string): Failure => ({ message, exitCode: exitCodes.unexpected });

const describeDatabaseError = (code: string, message: string): Failure => {
  switch (code) {
    case sqlState.diskFull:
      return noDatabase('La base de datos no tiene espacio en el disco: libere espacio y repita el comando.');
    case sqlState.queryCanceled:
    case sqlState.lockNotAvailable:
      return noDatabase('La base de datos interrumpió una consulta que tardaba demasiado: repita el comando.');
    case sqlState.insufficientPrivilege:
      return wrongDatabase(`El rol de la base de datos no tiene permiso para este comando (${message}).`);
    case sqlState.readOnly:
      return wrongDatabase('La base de datos solo admite lecturas: indique en DATABASE_URL la que admite cambios.');
    default:
      return unexpected(`La base de datos rechazó una consulta (${code}: ${message}).`);
  }
};

/** Every error that is no `OpsError`: a server that went away, a file that cannot be written, or a defect of the program. */
export const describeFailure = (error: unknown): Failure => {
  // A full or read-only server is also unavailable, but an operator can do something.
  const told = [sqlState.diskFull, sqlState.readOnly].find((code) => code === sqlStateOf(error));
  if (told) return describeDatabaseError(told, '');
  if (isConnectionLost(error)) return noDatabase('Se perdió la conexión con la base de datos: repita el comando.');
  if (isServerUnavailable(error)) return noDatabase('La base de datos no responde a tiempo: repita el comando.');
  if (error instanceof StoreUnavailable || error instanceof StoreBusy)
    return noDatabase('El registro de eventos no responde a tiempo: repita el comando.');
  if (error instanceof StoreForbidden)
    return wrongDatabase('El usuario de EVENT_STORE_URL no tiene permiso para este comando.');
  if (isMissingTable(error))
    return wrongDatabase('La base de datos no tiene las tablas de Matraz: prepárela con npm run ops -- setup.');
  const message = error instanceof Error ? error.message : String(error);
  const code = sqlStateOf(error);
  if (code !== '') return describeDatabaseError(code, message);
  const { syscall, path } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (syscall !== undefined)
    return unexpected(
      `No se puede usar ${path ?? 'un archivo'}: ${fileReason(error)}. Corrija eso y repita el comando.`,
    );
  return unexpected(`El comando falló por un error del programa (${message}). Con --stack se ve dónde.`);
};

import { StoreBusy, StoreUnavailable } from '@matraz/infra/event-store/port';
import { isConnectionLost, isServerUnavailable } from '@matraz/infra/postgres/error-codes';

/** @returns what the operator reads when a server went away or has too much to do; undefined for any other error */
export const describeInterruption = (error: unknown): string | undefined => {
  if (isConnectionLost(error)) return 'Se perdió la conexión con la base de datos: repita el comando.';
  if (isServerUnavailable(error)) return 'La base de datos no responde a tiempo: repita el comando.';
  if (error instanceof StoreUnavailable || error instanceof StoreBusy)
    return 'El registro de eventos no responde a tiempo: repita el comando.';
  return undefined;
};

import { setTimeout as delay } from 'node:timers/promises';
import { type EventStore, StoreForbidden, StoreUnavailable } from '@matraz/infra/event-store/port';
import { DatabaseUnreachable } from './ensure-database.ts';

const loginRefused = 'El registro de eventos no acepta el usuario o la contraseña de EVENT_STORE_URL.';
const readForbidden =
  'El usuario de EVENT_STORE_URL no tiene permiso para leer todo el registro ($all): ' +
  'agréguelo al grupo $admins o permita la lectura de $all en los permisos (ACL) del servidor.';

const messageOf = (error: unknown): string => {
  if (error instanceof StoreForbidden) return error.isLoginRefused ? loginRefused : readForbidden;
  const { cause } = error as Error;
  if (error instanceof StoreUnavailable && !cause) return 'El registro de eventos no responde (no contesta).';
  return `El registro de eventos no responde (${((cause ?? error) as Error).message.split('\n')[0]}).`;
};

/** The first call to a server that has just started can time out, so it is repeated. */
const readHead = async (store: EventStore, retryForMs: number) => {
  const deadline = performance.now() + retryForMs;
  for (;;) {
    try {
      return await store.head();
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || performance.now() >= deadline) throw error;
      await delay(100);
    }
  }
};

/**
 * Checks that the event store answers and that the login may read the whole log.
 *
 * @param retryForMs how long to try again while the server does not answer
 * @throws DatabaseUnreachable when the server of EVENT_STORE_URL does not answer, or refuses the login or the read
 */
export const ensureEventStore = async (store: EventStore, { retryForMs = 0 } = {}): Promise<void> => {
  try {
    await readHead(store, retryForMs);
  } catch (cause) {
    throw new DatabaseUnreachable(messageOf(cause), { cause });
  }
};

import { setTimeout as delay } from 'node:timers/promises';
import { type EventStore, StoreForbidden, StoreUnavailable } from '@matraz/infra/event-store/port';
import { DatabaseUnreachable } from './ensure-database.ts';

const login = 'El registro de eventos no acepta el usuario o la contraseña de EVENT_STORE_URL.';
const right =
  'El usuario de EVENT_STORE_URL no tiene permiso para leer todo el registro ($all): ' +
  'agréguelo al grupo $admins o permita la lectura de $all en los permisos (ACL) del servidor.';

const sentence = (error: unknown): string => {
  if (error instanceof StoreForbidden) return error.isLoginRefused ? login : right;
  const { cause } = error as Error;
  if (error instanceof StoreUnavailable && !cause) return 'El registro de eventos no responde (no contesta).';
  return `El registro de eventos no responde (${((cause ?? error) as Error).message.split('\n')[0]}).`;
};

/** A server that has just started can answer its first call later than one call waits. */
const firstHead = async (store: EventStore, patienceMs: number) => {
  const deadline = performance.now() + patienceMs;
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
 * @param patienceMs while a server does not answer, it is asked again for this long
 * @throws DatabaseUnreachable when the server at EVENT_STORE_URL does not answer, or does not let us read
 */
export const ensureEventStore = async (store: EventStore, { patienceMs = 0 } = {}): Promise<void> => {
  try {
    await firstHead(store, patienceMs);
  } catch (cause) {
    throw new DatabaseUnreachable(sentence(cause), { cause });
  }
};

import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '@matraz/infra/config/startup-error';
import { type EventStore, StoreForbidden, StoreUnavailable } from '@matraz/infra/event-store/port';
import { isMissingTable } from '@matraz/infra/postgres/error-codes';
import { DatabaseUnreachable } from './ensure-database.ts';

const loginRefused = 'El registro de eventos no acepta el usuario o la contraseña de EVENT_STORE_URL.';
const readForbidden =
  'El usuario de EVENT_STORE_URL no tiene permiso para leer todo el registro ($all): ' +
  'agréguelo al grupo $admins o permita la lectura de $all en los permisos (ACL) del servidor.';

const unprepared = 'La base de datos no tiene las tablas de Matraz: prepárela con npm run ops -- setup.';

const messageOf = (error: unknown): string => {
  if (error instanceof StoreForbidden) return error.isLoginRefused ? loginRefused : readForbidden;
  const { cause } = error as Error;
  if (error instanceof StoreUnavailable && !cause) return 'El registro de eventos no responde (no contesta).';
  return `El registro de eventos no responde (${((cause ?? error) as Error).message.split('\n')[0]}).`;
};

/** A new server answers before it has made its accounts, and until then refuses every login. A cluster took 1.5 s on a busy machine. */
const newServerMs = 20_000;

interface Waiting {
  /** How long to try again while the server does not answer. A refused login is tried again for 20 s of this time. */
  retryForMs?: number;
  /** Called once, before the second attempt. */
  onWait?: () => void;
}

/** The first call to a server that has just started can time out, so it is repeated. */
const readHead = async (store: EventStore, { retryForMs = 0, onWait }: Waiting) => {
  const deadline = performance.now() + retryForMs;
  let loginDeadline: number | undefined;
  /** Returns the time until which a call with this error is repeated. */
  const deadlineOf = (error: unknown) => {
    if (error instanceof StoreUnavailable) return deadline;
    if (!(error instanceof StoreForbidden && error.isLoginRefused)) return 0;
    loginDeadline ??= Math.min(deadline, performance.now() + newServerMs);
    return loginDeadline;
  };
  for (let attempts = 1; ; attempts++) {
    try {
      return await store.head();
    } catch (error) {
      if (performance.now() >= deadlineOf(error)) throw error;
      if (attempts === 1) onWait?.();
      await delay(100);
    }
  }
};

/**
 * Checks that the event store answers and that the login may read the whole log.
 *
 * @throws StartupError when the database was never prepared
 * @throws DatabaseUnreachable when the server of EVENT_STORE_URL does not answer, or refuses the login or the read
 */
export const ensureEventStore = async (store: EventStore, waiting: Waiting = {}): Promise<void> => {
  try {
    await readHead(store, waiting);
  } catch (cause) {
    if (isMissingTable(cause)) throw new StartupError(unprepared, { cause });
    throw new DatabaseUnreachable(messageOf(cause), { cause });
  }
};

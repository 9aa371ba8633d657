import { loginOf, withLogin } from '@matraz/infra/config/passwords';
import { StartupError } from '@matraz/infra/config/startup-error';
import { ensureServiceUser } from '@matraz/infra/event-store/eventstoredb/ensure-service-user';
import { createEventStoreDbEventStore } from '@matraz/infra/event-store/eventstoredb/eventstoredb-event-store';
import { isEventStoreDb } from '@matraz/infra/event-store/open-event-store';
import { StoreForbidden } from '@matraz/infra/event-store/port';
import { ensureEventStore } from './ensure-event-store.ts';

/** The administrator that every server has. */
const administrator = 'admin';

const withoutLogins =
  'EVENT_STORE_ADMIN_PASSWORD necesita un EventStoreDB con TLS: sin TLS el servidor no pide usuario ni contraseña.';
const withoutUser =
  'Con EVENT_STORE_ADMIN_PASSWORD, EVENT_STORE_URL debe nombrar al usuario de los servicios y su contraseña ' +
  `(esdb://matraz-service:…), y no a ${administrator}.`;
const adminRefused = 'El registro de eventos no acepta la contraseña de EVENT_STORE_ADMIN_PASSWORD.';

/**
 * Makes the user that the address names, with rights to append and read only. A log in PostgreSQL has a role of its own.
 *
 * @param eventStoreUrl with the login of the services
 * @throws StartupError when the server has no logins, or refuses the administrator
 */
export const ensureEventStoreLogin = async (
  eventStoreUrl: string,
  adminPassword: string,
  waiting: Parameters<typeof ensureEventStore>[1] = {},
): Promise<void> => {
  if (!isEventStoreDb(eventStoreUrl)) return;
  if (/[?&]tls=false/i.test(eventStoreUrl)) throw new StartupError(withoutLogins);
  const login = loginOf(eventStoreUrl);
  if (!login || login.user === administrator) throw new StartupError(withoutUser);
  const adminUrl = withLogin(eventStoreUrl, administrator, adminPassword);
  const store = createEventStoreDbEventStore({ connectionString: adminUrl });
  try {
    await ensureEventStore(store, waiting);
  } catch (error) {
    const { cause } = error as Error;
    if (cause instanceof StoreForbidden) throw new StartupError(adminRefused, { cause });
    throw error;
  } finally {
    await store.close();
  }
  await ensureServiceUser(adminUrl, login);
};

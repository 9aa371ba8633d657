import { randomUUID } from 'node:crypto';
import { loginOf, withLogin } from '@matraz/infra/config/passwords';
import { createEventStoreDbEventStore } from '@matraz/infra/event-store/eventstoredb/eventstoredb-event-store';
import { newEvent } from '@matraz/infra/event-store/testing/harness';
import { skipped } from '@matraz/infra/testing/skipped';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ensureEventStore } from './ensure-event-store.ts';
import { ensureEventStoreLogin } from './event-store-login.ts';

test('a server without logins is refused, because everybody would be its administrator', async () => {
  await expect(ensureEventStoreLogin('esdb://store:2113?tls=false', 'a-password')).rejects.toThrow(
    /^EVENT_STORE_ADMIN_PASSWORD necesita un EventStoreDB con TLS/,
  );
});

test.each(['esdb://store:2113', 'esdb://admin:x@store:2113', 'esdb://matraz-service@store:2113'])(
  '%s names no user of the services with its password, and is refused',
  async (url) => {
    await expect(ensureEventStoreLogin(url, 'a-password')).rejects.toThrow(
      /EVENT_STORE_URL debe nombrar al usuario de los servicios y su contraseña/,
    );
  },
);

test('a log in PostgreSQL needs no user of EventStoreDB', async () => {
  await ensureEventStoreLogin('postgres://db/log', 'a-password');
});

const { TEST_EVENTSTOREDB_URL: url = '' } = process.env;
const admin = loginOf(url);
if (!admin) skipped('the login of the services in EventStoreDB', 'TEST_EVENTSTOREDB_URL has no login');

describe.skipIf(!admin)('a real server', () => {
  const adminPassword = admin?.password ?? '';
  const waiting = { retryForMs: 20_000 };
  const openAs = (connectionString: string) => {
    const store = createEventStoreDbEventStore({ connectionString });
    onTestFinished(() => store.close());
    return store;
  };

  test('gets the user, also again and with another password, and the user appends', async () => {
    for (const password of ['p@ss/w?rd,1', randomUUID()]) {
      const own = withLogin(url, 'matraz-service', password);
      for (let time = 0; time < 2; time++) await ensureEventStoreLogin(own, adminPassword, waiting);
      const store = openAs(own);
      await ensureEventStore(store, waiting);
      await store.append(`setup-${randomUUID()}`, [newEvent(1)], { expectedVersion: 0 });
    }
  });

  test('that refuses the administrator is told with the name of the variable', async () => {
    const own = withLogin(url, 'matraz-service', 'x');
    await expect(ensureEventStoreLogin(own, 'wrong')).rejects.toThrow(
      'El registro de eventos no acepta la contraseña de EVENT_STORE_ADMIN_PASSWORD.',
    );
  });
});

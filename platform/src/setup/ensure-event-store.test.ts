import { createEventStoreDbEventStore } from '@matraz/infra/event-store/eventstoredb/eventstoredb-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { newEvent } from '@matraz/infra/event-store/testing/harness';
import { type StandInOptions, startStandIn } from '@matraz/infra/event-store/testing/start-stand-in';
import { afterEach, expect, test } from 'vitest';
import { ensureEventStore } from './ensure-event-store.ts';

let store: EventStore;
let server: Awaited<ReturnType<typeof startStandIn>>;
const open = async (login?: StandInOptions['login']) => {
  server = await startStandIn({ login });
  store = createEventStoreDbEventStore({ connectionString: server.url });
};
afterEach(async () => {
  await store.close();
  process.kill(server.pid, 'SIGCONT');
  await server.stop();
});

test('a login that may read the log passes', async () => {
  await open();
  await ensureEventStore(store);
});

test('a login that may use streams but not read the whole log: the sentence names the missing right', async () => {
  await open('without $admins');
  await store.append('x-1', [newEvent(1)], { expectedVersion: 0 });
  await expect(ensureEventStore(store)).rejects.toThrow(/no tiene permiso para leer todo el registro \(\$all\)/);
});

test('a login that the server does not know: the sentence names it', async () => {
  await open('unknown');
  await expect(ensureEventStore(store)).rejects.toThrow(/no acepta el usuario o la contraseña de EVENT_STORE_URL/);
});

test('a silent server: the start ends with a sentence instead of waiting', async () => {
  await open();
  process.kill(server.pid, 'SIGSTOP');
  await expect(ensureEventStore(store)).rejects.toThrow('El registro de eventos no responde (no contesta).');
});

test('a server whose first answer comes too late is asked again', async () => {
  await open();
  process.kill(server.pid, 'SIGSTOP');
  const awakeAfterOneCall = {
    ...store,
    head: () =>
      store.head().catch((error) => {
        process.kill(server.pid, 'SIGCONT');
        throw error;
      }),
  };
  await ensureEventStore(awakeAfterOneCall, { patienceMs: 20_000 });
});

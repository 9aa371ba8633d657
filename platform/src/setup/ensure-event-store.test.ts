import { createEventStoreDbEventStore } from '@matraz/infra/event-store/eventstoredb/eventstoredb-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { newEvent } from '@matraz/infra/event-store/testing/harness';
import { type StandInOptions, startStandIn } from '@matraz/infra/event-store/testing/start-stand-in';
import { afterEach, expect, test, vi } from 'vitest';
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

test('a login that may read the whole log is accepted', async () => {
  await open();
  await ensureEventStore(store);
});

test('a login that may not read the whole log is refused, and the message names the missing permission', async () => {
  await open('without $admins');
  await store.append('x-1', [newEvent(1)], { expectedVersion: 0 });
  await expect(ensureEventStore(store)).rejects.toThrow(/no tiene permiso para leer todo el registro \(\$all\)/);
});

test('a login that the server does not know is refused, and the message names EVENT_STORE_URL', async () => {
  await open('unknown');
  await expect(ensureEventStore(store)).rejects.toThrow(/no acepta el usuario o la contraseña de EVENT_STORE_URL/);
});

test('a server that does not answer is reported after one attempt', async () => {
  await open();
  process.kill(server.pid, 'SIGSTOP');
  await expect(ensureEventStore(store)).rejects.toThrow('El registro de eventos no responde (no contesta).');
});

test('a call that the server answers too late is repeated, and the operator is told once', async () => {
  await open();
  process.kill(server.pid, 'SIGSTOP');
  const continuedAfterOneCall = {
    ...store,
    head: () =>
      store.head().catch((error) => {
        process.kill(server.pid, 'SIGCONT');
        throw error;
      }),
  };
  const onWait = vi.fn();
  await ensureEventStore(continuedAfterOneCall, { retryForMs: 20_000, onWait });
  expect(onWait).toHaveBeenCalledTimes(1);
});

test('a login that a new server does not know yet is tried again', async () => {
  await open('unknown');
  const head = vi.fn(async () => 0n).mockImplementationOnce(() => store.head());
  await ensureEventStore({ ...store, head }, { retryForMs: 20_000 });
  expect(head).toHaveBeenCalledTimes(2);
});

import { afterEach, expect, test } from 'vitest';
import { StoreUnavailable } from '../port.ts';
import { newEvent, numbers } from '../testing/harness.ts';
import { startStandIn } from '../testing/start-stand-in.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';

let server: Awaited<ReturnType<typeof startStandIn>>;
afterEach(async () => {
  process.kill(server.pid, 'SIGCONT');
  await server.stop();
});

/** The kernel still accepts connections and requests for a stopped process. */
test('appends that reach a stopped server are written once when it continues, and their repeats are recognised', async () => {
  server = await startStandIn();
  const store = createEventStoreDbEventStore({ connectionString: server.url });
  const appends = Array.from({ length: 20 }, (_, n) => ({ stream: `x-${n}`, event: newEvent(n) }));
  await Promise.all(appends.map(({ stream }) => store.append(stream, [newEvent(-1)], { expectedVersion: 0 })));
  const appendAll = () =>
    Promise.allSettled(appends.map(({ stream, event }) => store.append(stream, [event], { expectedVersion: 1 })));

  process.kill(server.pid, 'SIGSTOP');
  const outcomes = await appendAll();
  expect(outcomes.map((one) => one.status === 'rejected' && one.reason instanceof StoreUnavailable)).toEqual(
    appends.map(() => true),
  );
  process.kill(server.pid, 'SIGCONT');

  expect((await appendAll()).map(({ status }) => status)).toEqual(appends.map(() => 'fulfilled'));
  for (const [n, { stream }] of appends.entries()) expect(numbers(await store.readStream(stream))).toEqual([-1, n]);
  await store.close();
});

import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../port.ts';
import { newEvent, numbers } from '../testing/harness.ts';
import { startStandIn } from '../testing/start-stand-in.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';

let server: Awaited<ReturnType<typeof startStandIn>>;
afterEach(async () => {
  vi.useRealTimers();
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

test('without another timeout a call to a server that stops answering fails within 3 s', async () => {
  server = await startStandIn();
  const store = createEventStoreDbEventStore({ connectionString: server.url });
  await store.head();
  process.kill(server.pid, 'SIGSTOP');
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'] });
  const outcome = store.head().catch((error) => error);
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  expect(await Promise.race([outcome, delay(1_000, 'still waiting')])).toBeInstanceOf(StoreUnavailable);
  await store.close();
});

import { expect, test } from 'vitest';
import { createListener } from '../postgres/listen.ts';
import { createTestDatabase } from '../testing/database.ts';
import { openEventStore } from './open-event-store.ts';
import { newEvent, numbers } from './testing/harness.ts';
import { startStandIn } from './testing/start-stand-in.ts';

test.each(['esdb', 'kurrentdb'])('an address that begins with %s:// opens EventStoreDB', async (scheme) => {
  const server = await startStandIn();
  const eventStoreUrl = server.url.replace(/^esdb/, scheme);
  const store = await openEventStore({ eventStoreUrl, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await store.append('open-1', [newEvent(1)], { expectedVersion: 0 });
  expect(numbers(await store.readStream('open-1'))).toEqual([1]);
  await store.close();
  await server.stop();
});

test('without such an address PostgreSQL holds the log, and close leaves no connection open', async () => {
  const database = await createTestDatabase();
  const store = await openEventStore({ databaseUrl: database.url });
  await store.append('open-1', [newEvent(1)], { expectedVersion: 0 });
  for await (const { events } of store.subscribe({ after: 0n, signal: new AbortController().signal })) {
    expect(numbers(events)).toEqual([1]);
    break;
  }
  await store.close();
  await expect
    .poll(async () => {
      const sql = 'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
      return (await database.pool.query(sql)).rowCount;
    })
    .toBe(0);
  await database.drop();
});

const listening = `
  select 1 from pg_stat_activity
  where datname = current_database() and application_name = 'matraz-listener'`;

test('a subscription uses the given listener, and close leaves it open', async () => {
  const database = await createTestDatabase();
  const listener = createListener(database.url);
  const store = await openEventStore({ databaseUrl: database.url, listener });
  const stopping = new AbortController();
  const subscription = store.subscribe({ after: 0n, signal: stopping.signal })[Symbol.asyncIterator]();
  const first = subscription.next();
  await expect.poll(() => listener.isListening('matraz_events')).toBe(true);
  await store.append('open-1', [newEvent(1)], { expectedVersion: 0 });
  expect(numbers((await first).value?.events ?? [])).toEqual([1]);
  expect((await database.pool.query(listening)).rowCount).toBe(1);
  stopping.abort();
  await store.close();
  expect(listener.isListening('matraz_events')).toBe(true);
  await listener.close();
  await database.drop();
});

test('saved exam answers wake nobody, other events do', async () => {
  const database = await createTestDatabase();
  const listener = createListener(database.url);
  const heard: unknown[] = [];
  listener.on('matraz_events', (payload) => heard.push(payload));
  await expect.poll(() => listener.isListening('matraz_events')).toBe(true);
  const store = await openEventStore({ databaseUrl: database.url, listener });
  await store.append('attempt-1', [newEvent(1, 'ExamAnswerSaved')], { expectedVersion: 0 });
  await store.append('attempt-1', [newEvent(2, 'ExamAttemptCompleted')], { expectedVersion: 1 });
  await expect.poll(() => heard).toEqual([{ position: '2', types: ['ExamAttemptCompleted'] }]);
  await store.close();
  await listener.close();
  await database.drop();
});

test('a log in another database than the listener has a listening connection of its own', async () => {
  const [database, log] = [await createTestDatabase(), await createTestDatabase()];
  const listener = createListener(database.url);
  const store = await openEventStore({ databaseUrl: database.url, eventStoreUrl: log.url, listener });
  const stopping = new AbortController();
  const subscription = store.subscribe({ after: 0n, signal: stopping.signal })[Symbol.asyncIterator]();
  const first = subscription.next();
  await expect.poll(async () => (await log.pool.query(listening)).rowCount).toBe(1);
  await store.append('open-1', [newEvent(1)], { expectedVersion: 0 });
  expect(numbers((await first).value?.events ?? [])).toEqual([1]);
  stopping.abort();
  await store.close();
  await listener.close();
  await database.drop();
  await log.drop();
});

test('without any address it throws', async () => {
  await expect(openEventStore({})).rejects.toThrow('the event store needs EVENT_STORE_URL or DATABASE_URL');
});

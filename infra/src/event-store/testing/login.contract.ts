import { expect, onTestFinished, test } from 'vitest';
import { createEventStoreDbEventStore } from '../eventstoredb/eventstoredb-event-store.ts';
import { type EventStore, StoreForbidden } from '../port.ts';
import type { EventStoreDbHarness, OtherLogin } from './eventstoredb-harness.ts';
import { newCategory, newEvent, numbers } from './harness.ts';

const timeoutMs = 20_000;

/** Not every user of a server may do everything. */
export const loginContract = (harness: () => EventStoreDbHarness): void => {
  const openAs = async (login: OtherLogin): Promise<EventStore | null> => {
    const connectionString = await harness().urlWith(login);
    if (connectionString === null) return null;
    const store = createEventStoreDbEventStore({ connectionString, timeoutMs });
    onTestFinished(() => store.close());
    return store;
  };
  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => 'no failure',
      (error) => error,
    );

  test('a login without $admins may append and read streams, and is told that it may not read the whole log', async ({
    skip,
  }) => {
    const store = await openAs('without $admins');
    if (!store) return skip('the server asks for no login');
    const stream = `${newCategory()}-1`;
    await store.append(stream, [newEvent(1)], { expectedVersion: 0 });
    expect(numbers(await store.readStream(stream))).toEqual([1]);
    for (const call of [() => store.head(), () => store.readAll({ after: 0n, limit: 1 })]) {
      const failure = await failureOf(call());
      expect(failure).toBeInstanceOf(StoreForbidden);
      expect(failure).toHaveProperty('isLoginRefused', false);
    }
  });

  test('a login that the server does not know is refused as such', async ({ skip }) => {
    const store = await openAs('unknown');
    if (!store) return skip('the server asks for no login');
    const failure = await failureOf(store.head());
    expect(failure).toBeInstanceOf(StoreForbidden);
    expect(failure).toHaveProperty('isLoginRefused', true);
  });
};

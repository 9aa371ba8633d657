import { AccessDeniedError, jsonEvent } from '@eventstore/db-client';
import { expect, onTestFinished, test } from 'vitest';
import { createEventStoreDbEventStore } from '../eventstoredb/eventstoredb-event-store.ts';
import { openClient } from '../eventstoredb/open-client.ts';
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

  test('[security 40] the login of the services appends and reads, also the whole log, and can take no event away', async ({
    skip,
  }) => {
    const url = await harness().urlWith('services');
    if (url === null) return skip('the server has no users');
    const store = createEventStoreDbEventStore({ connectionString: url, timeoutMs });
    const client = openClient(url);
    onTestFinished(async () => {
      await store.close();
      await client.dispose();
    });
    const stream = `${newCategory()}-1`;
    await store.append(stream, [newEvent(1), newEvent(2)], { expectedVersion: 0 });
    const attacks = [
      () => client.deleteStream(stream),
      () => client.tombstoneStream(stream),
      () => client.setStreamMetadata(stream, { truncateBefore: 2 }),
      () => client.setStreamMetadata(stream, { maxCount: 1 }),
      () => client.setStreamMetadata(stream, { maxAge: 1 }),
      () => client.setStreamMetadata(stream, { acl: { deleteRoles: ['matraz-service'] } }),
      () => client.setStreamMetadata('$all', { acl: { readRoles: ['matraz-service'] } }),
      () => client.appendToStream('$settings', jsonEvent({ type: '$settings', data: {} })),
      () => client.appendToStream('$user-admin', jsonEvent({ type: '$UserUpdated', data: {} })),
    ];
    for (const attack of attacks) expect(await failureOf(attack())).toBeInstanceOf(AccessDeniedError);
    expect(numbers(await store.readStream(stream))).toEqual([1, 2]);
    const { events } = await store.readAll({ after: (await store.head()) - 1n, limit: 10 });
    expect(events.length).toBeGreaterThan(0);
  });

  test('a login without $admins is told that it may not read the whole log', async ({ skip }) => {
    const store = await openAs('without $admins');
    if (!store) return skip('the server asks for no login');
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

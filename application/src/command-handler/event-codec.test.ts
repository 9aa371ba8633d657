import { newId } from '@matraz/infra/ids';
import { expect, test } from 'vitest';
import { encodeEvents } from './event-codec.ts';

const opened = (userId = newId()) => ({ type: 'AccountOpened', data: { userId } }) as const;
const context = { correlationId: 'request', now: new Date('2026-03-02T12:00:00Z') };

test('an event of the platform without a key has no user and no key', () => {
  const [event] = encodeEvents([opened()], 'account-1', context);
  expect(event?.metadata).toStrictEqual({
    eventId: expect.any(String),
    occurredAt: '2026-03-02T12:00:00.000Z',
    correlationId: 'request',
    causationId: 'request',
  });
});

test('with a key, the ids are derived from user, key, stream and index', () => {
  const idsOf = (more: { userId?: string; idempotencyKey?: string }, stream = 'account-1') =>
    encodeEvents([opened(), opened()], stream, { ...context, ...more }).map(({ metadata }) => metadata.eventId);
  const click = { userId: 'ana', idempotencyKey: 'click' };
  expect(idsOf(click)).toEqual(idsOf(click));
  const all = [
    ...idsOf(click),
    ...idsOf(click, 'account-2'),
    ...idsOf({ ...click, userId: 'bea' }),
    ...idsOf({ ...click, idempotencyKey: 'other' }),
    ...idsOf({ idempotencyKey: 'click' }),
  ];
  expect(new Set(all).size).toBe(10);
  expect(idsOf({ idempotencyKey: 'click' })).toEqual(idsOf({ userId: '', idempotencyKey: 'click' }));
});

test('without a key, the ids are new each time', () => {
  const ids = [1, 2].flatMap(() => encodeEvents([opened(), opened()], 'account-1', context));
  expect(new Set(ids.map(({ metadata }) => metadata.eventId)).size).toBe(4);
});

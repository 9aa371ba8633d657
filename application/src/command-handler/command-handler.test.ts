import { randomUUID } from 'node:crypto';
import type { AccountEvent } from '@matraz/contracts/accounts/events';
import type { CatalogEvent } from '@matraz/contracts/catalog/events';
import type { QuestionAnswered } from '@matraz/contracts/practice/events';
import { streamOf } from '@matraz/contracts/streams';
import { account } from '@matraz/domain/accounts/account';
import type { Decider } from '@matraz/domain/decider';
import { DomainError } from '@matraz/domain/errors';
import { questionAnswers } from '@matraz/domain/practice/question-answers';
import type { EventStore } from '@matraz/infra/event-store/port';
import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { newId } from '@matraz/infra/ids';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CommandContext, Handled } from './command.ts';
import { createCommandHandler } from './command-handler.ts';
import { encodeEvents } from './event-codec.ts';

let database: TestDatabase;
/** The stores of two api processes. */
let stores: [EventStore, EventStore];
beforeAll(async () => {
  database = await createTestDatabase();
  const open = () => createPostgresEventStore({ pool: database.pool, connectionString: database.url });
  stores = [open(), open()];
});
afterAll(async () => {
  for (const store of stores) await store.close();
  await database.drop();
});

const ana = newId();
const context = (more: Partial<CommandContext> = {}): CommandContext => ({
  userId: ana,
  correlationId: 'request',
  now: new Date('2026-03-02T12:00:00Z'),
  ...more,
});
const question = { id: newId(), topicId: newId(), version: 1, correctAnswer: 1, optionCount: 4, xpReward: 10 };
const answer = (selectedAnswer: number) =>
  ({ type: 'AnswerQuestion', data: { userId: ana, question, selectedAnswer }, now: context().now }) as const;
const newAnswers = () => streamOf.answer(ana, newId());
const xpOf = (events: readonly QuestionAnswered[]) => events.map(({ data }) => data.xpEarned);
const open = (userId: string) => ({ type: 'OpenAccount', data: { userId } }) as const;
const grant = (userId: string) => ({ type: 'GrantAdmin', data: { userId } }) as const;

/** The store, with its reads counted. */
const counted = (store: EventStore) => {
  const readStream = vi.fn(store.readStream);
  return { store: { ...store, readStream }, readStream };
};

test('an event records user, time and correlation of its command, and a hash of its idempotency key', async () => {
  const handle = createCommandHandler({ store: stores[0] });
  const stream = newAnswers();
  const handled = await handle(questionAnswers, stream, answer(1), context({ idempotencyKey: 'click' }));
  const [stored] = await stores[0].readStream(stream);
  expect(handled).toEqual({
    events: [{ type: 'QuestionAnswered', data: stored?.data }],
    state: { isAnswered: true, latestDay: { day: '2026-03-02', answers: 1 } },
    version: 1,
    position: stored?.position,
    replayed: false,
  });
  expect(stored?.schemaVersion).toBe(1);
  expect(stored?.metadata).toEqual({
    eventId: expect.any(String),
    occurredAt: '2026-03-02T12:00:00.000Z',
    userId: ana,
    correlationId: 'request',
    causationId: 'request',
    idempotencyKeyHash: '5cf_rCb-1lT-YgRYmPVbVRoNwSC63z0Ra802RBjz7BY',
  });
  expect(JSON.stringify(stored?.metadata)).not.toContain('click');
});

test('50 parallel answers through two stores are appended once each, and XP is paid once', async () => {
  const handles = stores.map((store) => createCommandHandler({ store }));
  const stream = newAnswers();
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, i) => handles[i % 2]?.(questionAnswers, stream, answer(1), context())),
  );
  const stored = await stores[0].readStream(stream);
  expect(stored.map(({ data }) => data.xpEarned)).toEqual([10, ...Array(49).fill(0)]);
  expect(all.map((handled) => handled?.version).toSorted((a = 0, b = 0) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, i) => i + 1),
  );
});

describe('a command that is built from the state', () => {
  const isAnswered = async (state: { isAnswered: boolean }) => answer(state.isAnswered ? 0 : 1);

  test('gets the state that it is decided on', async () => {
    const handle = createCommandHandler({ store: stores[0] });
    const stream = newAnswers();
    for (const _ of [1, 2]) await handle(questionAnswers, stream, isAnswered, context());
    const stored = await stores[0].readStream(stream);
    expect(stored.map(({ data }) => data.selectedAnswer)).toEqual([1, 0]);
  });

  test('is built again after a conflict with another process', async () => {
    const handles = stores.map((store) => createCommandHandler({ store, pause: async () => {} }));
    const stream = newAnswers();
    await handles[0]?.(account, stream, open(ana), context());
    const built: unknown[] = [];
    await handles[1]?.(account, stream, grant(ana), context());
    await handles[0]?.(
      account,
      stream,
      async (state) => {
        built.push(state);
        return { type: 'RevokeAdmin', data: { userId: ana } };
      },
      context(),
    );
    expect(built.at(0)).toMatchObject({ isAdmin: false });
    expect(built.at(-1)).toMatchObject({ isAdmin: true });
    expect((await stores[0].readStream(stream)).map(({ type }) => type)).toEqual([
      'AccountOpened',
      'AdminGranted',
      'AdminRevoked',
    ]);
  });

  test('is built again when its refusal was decided on a state that is old', async () => {
    const handles = stores.map((store) => createCommandHandler({ store }));
    const stream = newAnswers();
    await handles[0]?.(account, stream, open(ana), context());
    await handles[1]?.(account, stream, grant(ana), context());
    const requireAdmin = async (state: { isAdmin: boolean }) => {
      if (!state.isAdmin) throw new DomainError('premium_required');
      return { type: 'RevokeAdmin', data: { userId: ana } } as const;
    };
    expect((await handles[0]?.(account, stream, requireAdmin, context()))?.events).toHaveLength(1);
    await expect(handles[1]?.(account, stream, requireAdmin, context())).rejects.toMatchObject({
      code: 'premium_required',
    });
  });

  test('is not built for a repeated key', async () => {
    const handle = createCommandHandler({ store: stores[0] });
    const stream = newAnswers();
    const first = await handle(questionAnswers, stream, isAnswered, context({ idempotencyKey: 'a' }));
    const never = async () => Promise.reject(new Error('built'));
    const repeat = await handle(questionAnswers, stream, never, context({ idempotencyKey: 'a' }));
    expect(repeat.events).toEqual(first.events);
  });
});

test('a repeated key returns the first events and their position, and appends nothing', async () => {
  const handle = createCommandHandler({ store: stores[0] });
  const stream = newAnswers();
  const first = await handle(questionAnswers, stream, answer(1), context({ idempotencyKey: 'a' }));
  const { state } = await handle(questionAnswers, stream, answer(0), context({ idempotencyKey: 'b' }));
  for (const handler of [handle, createCommandHandler({ store: stores[1] })]) {
    const repeat = await handler(questionAnswers, stream, answer(1), context({ idempotencyKey: 'a' }));
    expect(repeat).toEqual({ ...first, version: 2, state, replayed: true });
    expect(xpOf(repeat.events)).toEqual([10]);
  }
  expect(await stores[0].readStream(stream)).toHaveLength(2);
});

test('the same key of another user is another command', async () => {
  const handle = createCommandHandler({ store: stores[0] });
  const stream = streamOf.account(newId());
  const opened = await handle(account, stream, open(ana), context({ idempotencyKey: 'a' }));
  const granted = await handle(account, stream, grant(ana), context({ idempotencyKey: 'a', userId: newId() }));
  expect([opened, granted].map(({ events }) => events.map(({ type }) => type))).toEqual([
    ['AccountOpened'],
    ['AdminGranted'],
  ]);
});

test('20 parallel repeats of one key through two stores append one event, and all return it', async () => {
  const handles = stores.map((store) => createCommandHandler({ store }));
  const stream = newAnswers();
  const repeats = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      handles[i % 2]?.(questionAnswers, stream, answer(1), context({ idempotencyKey: 'double click' })),
    ),
  );
  const stored = await stores[0].readStream(stream);
  expect(stored).toHaveLength(1);
  expect(new Set(repeats.map((handled) => handled?.position))).toEqual(new Set([stored[0]?.position]));
  expect(repeats.filter((handled) => handled?.replayed === false)).toHaveLength(1);
});

test('a key that another process has used is answered from the log, although the cached state is old', async () => {
  const [here, there] = stores.map((store) => createCommandHandler({ store }));
  const stream = newAnswers();
  await here?.(questionAnswers, stream, answer(0), context());
  const first = await there?.(questionAnswers, stream, answer(2), context({ idempotencyKey: 'moved' }));
  const repeat = await here?.(questionAnswers, stream, answer(3), context({ idempotencyKey: 'moved' }));
  expect(repeat).toEqual({ ...first, replayed: true });
});

test('after a version conflict the stream is loaded again and the command is decided again', async () => {
  const [here, there] = stores.map((store) => createCommandHandler({ store }));
  const stream = newAnswers();
  await here?.(questionAnswers, stream, answer(0), context());
  await there?.(questionAnswers, stream, answer(0), context());
  const handled = await here?.(questionAnswers, stream, answer(1), context());
  expect(handled).toMatchObject({ version: 3, state: { isAnswered: true }, replayed: false });
});

test('a command is not refused or skipped because of an old cached state: the log is read first', async () => {
  const [here, there] = stores.map((store) => createCommandHandler({ store }));
  const userId = newId();
  const stream = streamOf.account(userId);
  await expect(here?.(account, stream, grant(userId), context())).rejects.toThrow('account_not_found');
  await there?.(account, stream, open(userId), context());
  expect((await here?.(account, stream, grant(userId), context()))?.events).toHaveLength(1);
  await there?.(account, stream, { type: 'RevokeAdmin', data: { userId } }, context());
  expect((await here?.(account, stream, grant(userId), context()))?.events).toHaveLength(1);
});

test('a command that is already true appends nothing and has no position', async () => {
  const handle = createCommandHandler({ store: stores[0] });
  const userId = newId();
  await handle(account, streamOf.account(userId), open(userId), context());
  const again = await handle(account, streamOf.account(userId), open(userId), context());
  expect(again).toEqual({
    events: [],
    state: expect.objectContaining({ opened: true, isAdmin: false }),
    version: 1,
    position: null,
    replayed: false,
  });
});

test('a cached state is used without reading the log; the cache is limited', async () => {
  const { store, readStream } = counted(stores[0]);
  const handle = createCommandHandler({ store, memory: 4_000 });
  const [a, b, c] = [newAnswers(), newAnswers(), newAnswers()];
  const answerIn = (stream: string) => handle(questionAnswers, stream, answer(0), context());
  for (const stream of [a, a, b, b, a]) await answerIn(stream);
  expect(readStream.mock.calls).toEqual([[a], [b]]);
  for (const stream of [c, b]) await answerIn(stream);
  expect(readStream.mock.calls).toEqual([[a], [b], [c], [b]]);
});

describe('a stream that is expected to be new', () => {
  const openAs = (store: EventStore, userId: string, more: Partial<CommandContext> = {}) =>
    createCommandHandler({ store, pause: async () => {} })(
      account,
      streamOf.account(userId),
      open(userId),
      context(more),
      { expectsNew: true },
    );

  test('is not read when it is new', async () => {
    const { store, readStream } = counted(stores[0]);
    const userId = newId();
    expect(await openAs(store, userId)).toMatchObject({ version: 1, events: [{ type: 'AccountOpened' }] });
    expect(readStream).not.toHaveBeenCalled();
  });

  test('is read when it exists: nothing is appended twice', async () => {
    const userId = newId();
    const first = await openAs(stores[0], userId, { idempotencyKey: 'a' });
    expect(await openAs(stores[1], userId)).toMatchObject({ version: 1, events: [] });
    expect(await openAs(stores[1], userId, { idempotencyKey: 'a' })).toEqual({ ...first, replayed: true });
    expect(await stores[0].readStream(streamOf.account(userId))).toHaveLength(1);
  });
});

test('streams that are over do not evict the others from the cache', async () => {
  const { store, readStream } = counted(stores[0]);
  const handle = createCommandHandler({ store, memory: 40_000 });
  const running = newAnswers();
  await handle(questionAnswers, running, answer(0), context());
  const ended = { ...questionAnswers, isOver: () => true };
  for (let n = 0; n < 40; n++) await handle(ended, newAnswers(), answer(0), context());
  readStream.mockClear();
  await handle(questionAnswers, running, answer(0), context());
  expect(readStream).not.toHaveBeenCalled();
  for (let n = 0; n < 40; n++) await handle(questionAnswers, newAnswers(), answer(0), context());
  readStream.mockClear();
  await handle(questionAnswers, running, answer(0), context());
  expect(readStream).toHaveBeenCalledTimes(1);
});

test('the outcomes of idempotency keys count in the memory of the cache', async () => {
  const { store, readStream } = counted(stores[0]);
  const handle = createCommandHandler({ store, memory: 43_000 });
  const streams = [newAnswers(), newAnswers()];
  /** Each answer is given on another day, because a day has a limit. */
  const answerOn = (day: number) => ({ ...answer(0), now: new Date(Date.UTC(2026, 0, day)) });
  const answerAll = async (count: number) => {
    for (let n = 0; n < count; n++)
      for (const stream of streams)
        await handle(questionAnswers, stream, answerOn(n), context({ idempotencyKey: randomUUID() }));
  };
  await answerAll(100);
  expect(readStream).toHaveBeenCalledTimes(2);
  streams.push(newAnswers());
  await answerAll(1);
  await answerAll(1);
  expect(readStream.mock.calls.length).toBeGreaterThan(3);
});

describe('a key that the cache forgot', () => {
  type Counting = { type: 'Count'; data: { times: number } };
  /** Decides on `times` events. A million is refused. */
  const counting: Decider<number, Counting, CatalogEvent> = {
    initialState: () => 0,
    decide: ({ data: { times } }) => {
      if (times === 1_000_000) throw new DomainError('topic_not_found');
      return Array.from({ length: times }, () => ({ type: 'TopicDeleted', data: { topicId: ana } }));
    },
    evolve: (count) => count + 1,
  };
  const counter = () => {
    const { store, readStream } = counted(stores[0]);
    const handle = createCommandHandler({ store });
    const stream = streamOf.topic(newId());
    const count = (times: number, idempotencyKey: string) =>
      handle(counting, stream, { type: 'Count', data: { times } }, context({ idempotencyKey }));
    return { count, stream, readStream };
  };

  test('is recognised: after one event, several, none or a refusal, the repeat gets the first answer', async () => {
    const { count, stream } = counter();
    const first = new Map<string, Handled<number, CatalogEvent>>();
    for (const times of [1, 2, 3]) first.set(`early ${times}`, await count(times, `early ${times}`));
    for (let n = 0; n < 20; n++) await count(1, `later ${n}`);
    for (const [key, { events, position }] of first) {
      for (const times of [0, 1, 2, 3, 4, 1_000_000]) {
        const repeat = await count(times, key);
        expect(repeat).toMatchObject({ events, position, replayed: true, version: 26, state: 26 });
        // The outcome that was read is forgotten again.
        for (let n = 0; n < 20; n++) expect((await count(1, `later ${n}`)).replayed).toBe(true);
      }
    }
    expect(await stores[0].readStream(stream)).toHaveLength(26);
  });

  test.each([99, 100, 101, 250])('gets all its %i events again', async (times) => {
    const { count, stream } = counter();
    const { events, position } = await count(times, 'early');
    for (let n = 0; n < 20; n++) await count(1, `later ${n}`);
    for (const asked of [times, 0]) {
      const repeat = await count(asked, 'early');
      expect(repeat).toMatchObject({ position, replayed: true, version: times + 20 });
      expect(repeat.events).toEqual(events);
    }
    expect(await stores[0].readStream(stream)).toHaveLength(times + 20);
  });
});

test('after an append of unknown outcome the repeat with the same key is safe', async () => {
  const real = stores[0];
  const losesReply = vi.fn(real.append).mockImplementationOnce(async (...args) => {
    await real.append(...args);
    throw new Error('Connection terminated unexpectedly');
  });
  const handle = createCommandHandler({ store: { ...real, append: losesReply } });
  const stream = newAnswers();
  const click = context({ idempotencyKey: randomUUID() });
  await expect(handle(questionAnswers, stream, answer(1), click)).rejects.toThrow('Connection terminated');
  const repeat = await handle(questionAnswers, stream, answer(1), click);
  expect(xpOf(repeat.events)).toEqual([10]);
  expect(repeat.replayed).toBe(true);
  expect(await real.readStream(stream)).toHaveLength(1);
});

test('an event that does not fit its contract is not appended', async () => {
  const handle = createCommandHandler({ store: stores[0] });
  const stream = streamOf.account(newId());
  const broken = {
    ...account,
    decide: (): AccountEvent[] => [{ type: 'AccountOpened', data: { userId: 'no uuid' } }],
  };
  await expect(handle(broken, stream, open(ana), context())).rejects.toThrow(
    expect.objectContaining({ name: 'ZodError' }),
  );
  expect(await stores[0].readStream(stream)).toEqual([]);
});

test('an event type without a definition is not appended', async () => {
  const handle = createCommandHandler({ store: stores[0] });
  const stream = streamOf.account(newId());
  const painted = '[{ "type": "AccountPainted", "data": {} }]';
  const unknown = { ...account, decide: (): AccountEvent[] => JSON.parse(painted) };
  await expect(handle(unknown, stream, open(ana), context())).rejects.toThrow(
    new Error('event type AccountPainted is not defined'),
  );
  expect(await stores[0].readStream(stream)).toEqual([]);
});

test('a command of the platform has no user, and its repeat is recognised too', async () => {
  const handle = createCommandHandler({ store: stores[0] });
  const stream = streamOf.account(newId());
  const platform = { correlationId: 'start', idempotencyKey: 'first start', now: context().now };
  const first = await handle(account, stream, open(ana), platform);
  const [stored] = await stores[0].readStream(stream);
  expect(stored?.metadata).not.toHaveProperty('userId');
  for (const store of stores) {
    const repeat = await createCommandHandler({ store })(account, stream, open(ana), platform);
    expect(repeat).toEqual({ ...first, replayed: true });
  }
});

test('a command without a key has none in the log, and its repeat is a new command', async () => {
  const handle = createCommandHandler({ store: stores[0] });
  const stream = newAnswers();
  for (const version of [1, 2]) {
    expect(await handle(questionAnswers, stream, answer(1), context())).toMatchObject({ version, replayed: false });
  }
  for (const { metadata } of await stores[0].readStream(stream))
    expect(metadata).not.toHaveProperty('idempotencyKeyHash');
});

test('an event id of the command that is in the log without its key is an error, not an endless loop', async () => {
  const handle = createCommandHandler({ store: stores[0] });
  const { store, readStream } = counted(stores[0]);
  const stream = newAnswers();
  const click = context({ idempotencyKey: randomUUID() });
  await handle(questionAnswers, stream, answer(1), click);
  const hidesKey: EventStore = {
    ...store,
    readStream: async (name) =>
      (await readStream(name)).map(({ metadata: { idempotencyKeyHash: _, ...metadata }, ...event }) => ({
        ...event,
        metadata,
      })),
  };
  await expect(createCommandHandler({ store: hidesKey })(questionAnswers, stream, answer(1), click)).rejects.toThrow(
    `stream ${stream} holds an event id of this command, but not its key`,
  );
  expect(readStream).toHaveBeenCalledTimes(12);
});

test('a command of several events does not read the log when the cache forgot some keys, with a new key or without one', async () => {
  const { store, readStream } = counted(stores[0]);
  const handle = createCommandHandler({ store });
  const stream = newAnswers();
  const twice: typeof questionAnswers = {
    ...questionAnswers,
    decide: (command, state) => [...questionAnswers.decide(command, state), ...questionAnswers.decide(command, state)],
  };
  for (let n = 0; n < 8; n++)
    await handle(questionAnswers, stream, answer(0), context({ idempotencyKey: randomUUID() }));
  await handle(twice, stream, answer(0), context());
  await handle(twice, stream, answer(0), context({ idempotencyKey: randomUUID() }));
  expect(readStream).toHaveBeenCalledTimes(1);
});

test('a duplicate without a key is the same append, repeated by the store', async () => {
  const repeats: EventStore['append'] = async (...args) => ({ ...(await stores[0].append(...args)), duplicate: true });
  const handle = createCommandHandler({ store: { ...stores[0], append: repeats } });
  const stream = newAnswers();
  const handled = await handle(questionAnswers, stream, answer(1), context());
  expect(handled).toMatchObject({ version: 1, replayed: false });
  expect(xpOf(handled.events)).toEqual([10]);
  expect(await stores[0].readStream(stream)).toHaveLength(1);
});

describe('a stream of 1,000 events', () => {
  type Set = { type: 'Set'; data: { to: boolean } };
  /** A command can be without an effect. */
  const switched: Decider<{ isAdmin: boolean }, Set, AccountEvent> = {
    initialState: () => ({ isAdmin: false }),
    decide: ({ data: { to } }, { isAdmin }) =>
      to === isAdmin ? [] : [{ type: to ? 'AdminGranted' : 'AdminRevoked', data: { userId: ana } }],
    evolve: (_, { type }) => ({ isAdmin: type === 'AdminGranted' }),
  };
  const stream = streamOf.account(newId());
  const set = (to: boolean) => ({ type: 'Set', data: { to } }) as const;
  beforeAll(async () => {
    const changes = Array.from({ length: 1_000 }, (_, n) => {
      const [event] = switched.decide(set(n % 2 === 0), { isAdmin: n % 2 === 1 });
      return encodeEvents(event ? [event] : [], stream, context({ idempotencyKey: `change ${n}` }));
    });
    await stores[0].append(stream, changes.flat(), { expectedVersion: 0 });
  });
  /** A handler that has read the stream once, with its later reads counted in events. */
  const warm = async () => {
    let events = 0;
    const readStream: EventStore['readStream'] = async (...asked) => {
      const read = await stores[0].readStream(...asked);
      events += read.length;
      return read;
    };
    const handle = createCommandHandler({ store: { ...stores[0], readStream } });
    await handle(switched, stream, set(false), context());
    expect(events).toBe(1_000);
    return { handle, eventsRead: () => events - 1_000 };
  };

  test('a command without events reads none of them again', async () => {
    const { handle, eventsRead } = await warm();
    for (let n = 0; n < 20; n++)
      expect(await handle(switched, stream, set(false), context({ idempotencyKey: randomUUID() }))).toMatchObject({
        events: [],
        version: 1_000,
      });
    expect(eventsRead()).toBe(0);
  });

  test('neither does a refused command', async () => {
    const { handle, eventsRead } = await warm();
    const refuse = async () => {
      throw new DomainError('account_not_found');
    };
    await expect(handle(switched, stream, set(true), context(), { check: refuse })).rejects.toThrow(
      'account_not_found',
    );
    expect(eventsRead()).toBe(0);
  });

  test('the repeat of an old command gets its first answer', async () => {
    const { handle } = await warm();
    for (const n of [0, 500, 990]) {
      const repeat = await handle(switched, stream, set(true), context({ idempotencyKey: `change ${n}` }));
      expect(repeat).toMatchObject({ replayed: true, events: [{ type: 'AdminGranted' }], version: 1_000 });
      expect(repeat.position).toBe((await stores[0].readStream(stream, { from: n + 1, limit: 1 }))[0]?.position);
    }
  });

  test('after a conflict only the events of the other process are read', async () => {
    const { handle, eventsRead } = await warm();
    await createCommandHandler({ store: stores[1] })(switched, stream, set(true), context());
    expect(await handle(switched, stream, set(true), context())).toMatchObject({ events: [], version: 1_001 });
    expect(await handle(switched, stream, set(false), context())).toMatchObject({ version: 1_002 });
    expect(eventsRead()).toBe(1);
  });
});
